import * as z from 'zod/mini';
import type { PageBrand } from '../brand/brand.ts';
import type { LanguageDefault } from '../common/endpoint.ts';
import { isSafePath } from '../common/safePath.ts';
import type { ValuesByRemote } from './pageValues.ts';
import { remoteFlag, remoteSettings, valueName } from './remoteValues.ts';

/** A path of this site. */
const path = z.string().check(z.regex(/^\S+$/), z.refine(isSafePath));

const language = z.enum(['content', 'header', 'pass', 'none'] satisfies readonly LanguageDefault[]);

/** GETs of a route or a slot. */
const getsShape = {
  /** GETs; `{key}` and `{key=default}` come from the query string. */
  gets: z._default(z.array(path), []),
  /** GETs that are skipped if a parameter without a default is absent: the page is complete without them. */
  optionalGets: z.optional(z.array(path)),
  /** GETs of pages in other languages than Korean, which are complete without them. */
  translatedGets: z.optional(z.array(path)),
  /** Language of each GET, those of `gets` first and of `translatedGets` last; for builds without it the server uses the areas of the API. */
  languages: z.optional(z.array(language)),
};

const listedByShape = { get: path, key: z.string(), where: z._default(z.record(z.string(), z.string()), {}) };

const routeShape = {
  /** Canonical path as the specification writes it. */
  path,
  /** Other spellings; case and a trailing slash are ignored. */
  alias: z._default(z.array(path), []),
  /** Target of a group index; replaces the entry in the history. */
  redirect: z.optional(path),
  layout: z.string(),
  group: z.nullable(z.string()),
  guard: z.nullable(z.string()),
  render: z.enum(['server', 'client']),
  sticky: z._default(z.boolean(), false),
  slots: z._default(z.array(z.string()), []),
  /** `{0.title}` is the field `title` of the data of the first answer in `gets`. */
  title: z.string(),
  description: z._default(z.string(), ''),
  /** Search terms for the page besides its title; with them it is found even if it is in no menu. */
  words: z.optional(z.array(z.string())),
  /** `menu` of the entry to mark on this page, if it is not its own or its list's. */
  menu: z.optional(z.string()),
  /** Hides header and side menu below 1280 px. */
  bare: z._default(z.boolean(), false),
  noindex: z._default(z.boolean(), false),
  /** Page header: half height; half height without a title, because the page has its own; or placed by the page itself. */
  head: z.optional(z.enum(['half', 'post', 'own'])),
  /** Query parameters that its screen reads in addition to those of its GETs. */
  search: z.optional(z.array(z.string())),
  /** Its GETs count views, so they are not prefetched on a mere hint of navigation. */
  counted: z._default(z.boolean(), false),
  /** Error code that makes the page HTTP 404, also for an optional GET. */
  missing: z.optional(z.string()),
  /**
   * Type and properties of schema.org for search engines, with `{0.title}` as in `title`; properties without a value are omitted.
   */
  structuredData: z.optional(z.record(z.string(), z.json())),
  /** Name of the route screen's chunk, so that the page can preload it. */
  chunk: z.optional(z.string()),
  ...getsShape,
};

const menuEntryShape = {
  group: z.string(),
  order: z.int(),
  menu: z.string(),
  label: z.string(),
  link: path,
  /** One sentence for the mega menu. */
  description: z._default(z.string(), ''),
  /** Redirect for visitors without a session. */
  visitorLink: z.optional(path),
  roles: z._default(z.array(z.string()), []),
};

const offerShape = {
  slot: z.string().check(z.regex(/^[a-z]+\.[a-z-]+\.v\d+$/)),
  /** JSON schema of the props that the slot takes; without one it takes any. Absent from the copy in a page. */
  props: z.optional(z.record(z.string(), z.json())),
  chunk: z.optional(z.string()),
  ...getsShape,
};

const textsShape = {
  /** By path. */
  routes: z.record(
    z.string(),
    z.object({ title: z.string(), description: z.string(), words: z.optional(z.array(z.string())) }),
  ),
  /** By `menu` of the entry. */
  menu: z.record(z.string(), z.object({ label: z.string(), description: z.string() })),
};

const remoteShape = {
  id: z.string().check(z.regex(/^mf-[a-z0-9-]+$/)),
  requires: z.intersection(z.object({ shellApi: z.int() }), z.record(z.string(), z.union([z.string(), z.int()]))),
  roles: z._default(z.array(z.string()), []),
  /** Path prefixes that this remote owns (case-insensitive). */
  area: z.array(path),
  /** Names of the endpoints that the remote uses. */
  reads: z._default(z.array(z.string()), []),
  /** Titles, descriptions and menu labels in languages other than Korean, by locale; for the server only. */
  texts: z.optional(z.record(z.string(), z.object(textsShape))),
  /** Flags that the remote reads, by name. The copy of the registry in a page has an empty object for a remote with flags or settings. */
  flags: z.optional(z.record(valueName, remoteFlag)),
  /** JSON schema of the settings that staff change; absent from the copy in a page. */
  settings: z.optional(remoteSettings),
};

const writtenRoute = z.strictObject({
  ...routeShape,
  /**
   * Endpoint that lists all pages of this route, for the site map: each item has its page at `?key=…`, unless a field differs
   * from `where`. `{pageNum}` counts its pages.
   */
  listedBy: z.optional(z.strictObject(listedByShape)),
});
const writtenMenuEntry = z.strictObject(menuEntryShape);

/** `remote.json` as written by this checkout: unknown keys are refused. */
export const writtenRemoteJson = z.strictObject({
  ...remoteShape,
  routes: z.array(writtenRoute),
  menu: z._default(z.array(writtenMenuEntry), []),
  offers: z._default(z.array(z.strictObject(offerShape)), []),
});

export type RemoteRoute = z.output<typeof writtenRoute>;
export type RemoteMenuEntry = z.output<typeof writtenMenuEntry>;
export type RemoteJson = z.output<typeof writtenRemoteJson>;

/**
 * `remote.json`: all that shell and server need of a remote. Unknown keys of newer builds are ignored but preserved, so that a
 * site can be served by an older server and shell than the one that a remote was built with.
 */
export const remoteJson: z.ZodMiniType<RemoteJson> = z.looseObject({
  ...remoteShape,
  routes: z.array(z.looseObject({ ...routeShape, listedBy: z.optional(z.looseObject(listedByShape)) })),
  menu: z._default(z.array(z.looseObject(menuEntryShape)), []),
  offers: z._default(z.array(z.looseObject(offerShape)), []),
});

/** File of a release as used by a page: URL and `sha384-…`. */
export interface ReleaseFile {
  readonly href: string;
  readonly integrity: string;
}

/** Files of one lazy chunk. */
export interface ChunkFiles<F> {
  readonly scripts: readonly F[];
  readonly css: readonly F[];
}

/** Files of a build; immutable. */
export interface BuildFiles {
  /** Files of the named lazy chunks (screens, slots). */
  readonly chunks: Readonly<Record<string, ChunkFiles<ReleaseFile>>>;
  /** `sha384-…` by file name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Release of a remote as listed in `/registry.json`; a page's snapshot omits its {@link BuildFiles}. */
export interface RegistryEntry extends Partial<BuildFiles> {
  readonly buildId: string;
  /** URL of the container's script. */
  readonly entry: string;
  /** Name of the container on `window`. */
  readonly global: string;
  readonly integrity: string;
  /** Present if the entry is an ES module; absent for a classic script, which defines `global`. */
  readonly format?: 'module';
  /** CSS of the exposed module; all style sheets of a build in the format `module`. */
  readonly css: readonly ReleaseFile[];
  /** Scripts of the exposed module, loaded immediately after the entry; all modules of a build in the format `module`. */
  readonly scripts: readonly ReleaseFile[];
  readonly ssr: string | null;
  readonly enabled: boolean;
  /** Shown instead of the remote while it is disabled. */
  readonly notice: string | null;
  readonly remoteJson: RemoteJson;
}

/** Builds that replace the released ones in this browser only. */
export interface RegistryOverride {
  /** By remote; `shell` for the shell. */
  readonly builds: Readonly<Record<string, string>>;
  /**
   * Ports of this person's machine by remote. The browser reads `http://localhost:<port>/release.json` there: the server cannot
   * reach it. Absent without such a remote.
   */
  readonly ports?: Readonly<Record<string, number>>;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** `GET /registry.json`. */
export interface Registry {
  readonly version: string;
  readonly shell: { readonly buildId: string };
  readonly remotes: Readonly<Record<string, RegistryEntry>>;
  /** Unreleased builds that this browser has chosen; absent for all others. */
  readonly override?: RegistryOverride;
  /** Names and contacts, where they differ from the built-in ones. */
  readonly brand?: PageBrand;
  /** Builds by remote that a share of the visitors gets instead of the released ones; absent for all others. */
  readonly canary?: { readonly builds: Readonly<Record<string, string>> };
}

/** Data in the HTML for the shell, in `<script type="application/json" id="hs-page">`. */
export interface PageSnapshot {
  readonly registry: Registry;
  /** Envelopes of the route's `gets`, by {@link requestKey}. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Server's clock in milliseconds when the page was composed. */
  readonly serverNow: number;
  readonly mode: 'demo' | 'production';
  /** Host of files of releases; absent for the site itself. */
  readonly assetOrigin?: string;
  /** True if calls carry a `traceparent`. */
  readonly isTraced?: boolean;
  /** Flags and settings of the remotes on the page that have some. */
  readonly values?: ValuesByRemote;
  /** Remotes and slots (`mf-portal`, `home.notices.v1`) rendered by the server. */
  readonly rendered: readonly string[];
  /** Remotes that the server tried to render and could not; absent from pages of the previous server release. */
  readonly failed?: readonly string[];
}

/** Folder of a release with the source maps of its scripts: `maps/<script>.map`. */
export const sourceMapFolder = 'maps/';

/** Written by the build at the root of a release (`release.json`); names are relative to the release. */
export const releaseManifest = z.strictObject({
  id: z.string().check(z.regex(/^(shell|mf-[a-z0-9-]+)$/)),
  buildId: z.string().check(z.regex(/^[0-9a-z]{8,40}$/)),
  /** The container's script, or the shell's first script. */
  entry: z.string(),
  /** Name of the container on `window`; empty for the shell. */
  global: z.string(),
  /**
   * `module` for an entry that is an ES module; absent for a classic script. `scripts` then has every module of the build, because
   * browsers check the hash of a module only where the page preloads it.
   */
  format: z.optional(z.literal('module')),
  scripts: z.array(z.string()),
  css: z.array(z.string()),
  chunks: z.record(z.string(), z.strictObject({ scripts: z.array(z.string()), css: z.array(z.string()) })),
  /** Server build; null for client-side rendering only. */
  ssr: z.nullable(z.string()),
  /** Mode of React and related packages, which cannot be mixed. */
  mode: z._default(z.enum(['development', 'production']), 'production'),
  /** `sha384-…` of every file of the release except `release.json` itself. */
  files: z.record(z.string(), z.string()),
  remoteJson: z.nullable(remoteJson),
});
export type ReleaseManifest = z.output<typeof releaseManifest>;
