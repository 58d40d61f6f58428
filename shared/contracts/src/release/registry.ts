import * as z from 'zod/mini';
import type { LanguageDefault } from '../common/endpoint.ts';
import { isSafePath } from '../common/safePath.ts';

/** A path of this site. */
const path = z.string().check(z.regex(/^\S+$/), z.refine(isSafePath));

const language = z.enum(['content', 'header', 'pass', 'none'] satisfies readonly LanguageDefault[]);

/** What a route or a slot asks the API for. */
const getsShape = {
  /** GETs; `{key}` and `{key=default}` come from the query string. */
  gets: z._default(z.array(path), []),
  /** GETs that are left out where a key without a default is absent: the page is complete without them. */
  optionalGets: z.optional(z.array(path)),
  /** Language of each GET, those of `gets` first; for builds without it the server knows the areas of the API. */
  languages: z.optional(z.array(language)),
};

const listedByShape = { get: path, key: z.string(), where: z._default(z.record(z.string(), z.string()), {}) };

const routeShape = {
  /** Canonical path as the specification writes it. */
  path,
  /** Other spellings; case and a trailing slash never matter. */
  alias: z._default(z.array(path), []),
  /** Where a group index leads, replacing the entry in the history. */
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
  /** What people call the page besides its title, for the search of the site; with them it is found though no menu has it. */
  words: z.optional(z.array(z.string())),
  /** `menu` of the entry that is marked while the page stands, where that is not its own or its list's. */
  menu: z.optional(z.string()),
  /** Hides header and side menu below 1280 px. */
  bare: z._default(z.boolean(), false),
  noindex: z._default(z.boolean(), false),
  /** Head of the page: half as high, so without a title since the page has its own, or laid by the page on the ridge. */
  head: z.optional(z.enum(['half', 'post', 'own'])),
  /** Keys of its query string that its screen reads besides those of its GETs. */
  search: z.optional(z.array(z.string())),
  /** Its GETs count a reader, so that a hint that somebody may come asks for none of them. */
  counted: z._default(z.boolean(), false),
  /** Code of an answer, to an optional GET too, that makes the page HTTP 404. */
  missing: z.optional(z.string()),
  /**
   * schema.org's type and properties for search engines, with `{0.title}` as in `title`; properties without a value are
   * left out.
   */
  structuredData: z.optional(z.record(z.string(), z.json())),
  /** Name of the chunk with the route's screen, so that the page can ask for it at once. */
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
  /** Where a visitor is sent instead. */
  visitorLink: z.optional(path),
  roles: z._default(z.array(z.string()), []),
};

const offerShape = {
  slot: z.string().check(z.regex(/^[a-z]+\.[a-z-]+\.v\d+$/)),
  chunk: z.optional(z.string()),
  ...getsShape,
};

const remoteShape = {
  id: z.string().check(z.regex(/^mf-[a-z0-9-]+$/)),
  requires: z.intersection(z.object({ shellApi: z.int() }), z.record(z.string(), z.union([z.string(), z.int()]))),
  roles: z._default(z.array(z.string()), []),
  /** Paths that are this remote's (case-insensitive prefixes). */
  area: z.array(path),
  /** Names of the endpoints of this package that the remote reads. */
  reads: z._default(z.array(z.string()), []),
};

const writtenRoute = z.strictObject({
  ...routeShape,
  /**
   * A list of the API that knows all pages of this route, for the site map: each thing of it has its page under
   * `?key=…`, unless a field is another than `where` says. `{pageNum}` counts its pages.
   */
  listedBy: z.optional(z.strictObject(listedByShape)),
});
const writtenMenuEntry = z.strictObject(menuEntryShape);

/** `remote.json` as this checkout writes it: a key that it does not know is refused. */
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
 * `remote.json`: all that shell and server know about a remote. Keys of newer builds are kept and ignored, so that a site
 * can be served by an older server and shell than the one that a remote was built with.
 */
export const remoteJson: z.ZodMiniType<RemoteJson> = z.looseObject({
  ...remoteShape,
  routes: z.array(z.looseObject({ ...routeShape, listedBy: z.optional(z.looseObject(listedByShape)) })),
  menu: z._default(z.array(z.looseObject(menuEntryShape)), []),
  offers: z._default(z.array(z.looseObject(offerShape)), []),
});

/** A file of a release as a page needs it: URL and `sha384-…`. */
export interface ReleaseFile {
  readonly href: string;
  readonly integrity: string;
}

/** Files of one lazy chunk. */
export interface ChunkFiles<F> {
  readonly scripts: readonly F[];
  readonly css: readonly F[];
}

/** What a build consists of; it never changes. */
export interface BuildFiles {
  /** Files of the named lazy chunks (screens, slots). */
  readonly chunks: Readonly<Record<string, ChunkFiles<ReleaseFile>>>;
  /** `sha384-…` by file name. */
  readonly files: Readonly<Record<string, string>>;
}

/** A release of a remote, as `/registry.json` says it; a page's snapshot leaves out its {@link BuildFiles}. */
export interface RegistryEntry extends Partial<BuildFiles> {
  readonly buildId: string;
  /** URL of the container's script. */
  readonly entry: string;
  /** Name of the container on `window`. */
  readonly global: string;
  readonly integrity: string;
  /** CSS of the exposed module. */
  readonly css: readonly ReleaseFile[];
  /** Scripts of the exposed module, loaded right after the entry. */
  readonly scripts: readonly ReleaseFile[];
  readonly ssr: string | null;
  readonly enabled: boolean;
  /** Shown in the remote's place while it is not enabled. */
  readonly notice: string | null;
  readonly remoteJson: RemoteJson;
}

/** Builds that stand in this browser alone in the place of the released ones. */
export interface RegistryOverride {
  /** By remote; `shell` for the shell. */
  readonly builds: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** `GET /registry.json`. */
export interface Registry {
  readonly version: string;
  readonly shell: { readonly buildId: string };
  readonly remotes: Readonly<Record<string, RegistryEntry>>;
  /** Unreleased builds that this browser has chosen; absent for everybody else. */
  readonly override?: RegistryOverride;
  /** Builds by remote that a share of the visitors gets in the place of the released ones; absent for all others. */
  readonly canary?: { readonly builds: Readonly<Record<string, string>> };
}

/** What the HTML carries for the shell, in `<script type="application/json" id="hs-page">`. */
export interface PageSnapshot {
  readonly registry: Registry;
  /** Envelopes of the route's `gets`, by {@link requestKey}. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Server's clock in milliseconds when the page was composed. */
  readonly serverNow: number;
  readonly mode: 'demo' | 'production';
  /** Remotes and slots (`mf-portal`, `home.notices.v1`) whose markup stands in the page. */
  readonly rendered: readonly string[];
}

/** Folder of a release with the source maps of its scripts: `maps/<script>.map`. */
export const sourceMapFolder = 'maps/';

/** Made by the build at the root of a release (`release.json`); names are relative to the release. */
export const releaseManifest = z.strictObject({
  id: z.string().check(z.regex(/^(shell|mf-[a-z0-9-]+)$/)),
  buildId: z.string().check(z.regex(/^[0-9a-z]{8,40}$/)),
  /** The container's script, or the shell's first script. */
  entry: z.string(),
  /** Name of the container on `window`; empty for the shell. */
  global: z.string(),
  scripts: z.array(z.string()),
  css: z.array(z.string()),
  chunks: z.record(z.string(), z.strictObject({ scripts: z.array(z.string()), css: z.array(z.string()) })),
  /** The half for the server; null where browsers alone render. */
  ssr: z.nullable(z.string()),
  /** Of React and its kin, which do not mix. */
  mode: z._default(z.enum(['development', 'production']), 'production'),
  /** `sha384-…` of every file of the release but `release.json` itself. */
  files: z.record(z.string(), z.string()),
  remoteJson: z.nullable(remoteJson),
});
export type ReleaseManifest = z.output<typeof releaseManifest>;
