/** How a page frames the remote. Another value is the error page with 500. */
export type LayoutName = 'default' | 'home' | 'load' | 'clean';
/** Who may enter. `visitor`: signed-in people go home. Another value is the error page with 500. */
export type GuardName = 'member' | 'visitor' | 'staff' | 'admin' | 'reauth';

export interface RemoteRoute {
  /** Canonical path as the specification writes it, or `*` under the remote's area. */
  readonly path: string;
  /** Other spellings; case and a trailing slash never matter. */
  readonly alias: readonly string[];
  /** Where a group index leads (replaces the entry in the history). */
  readonly redirect?: string;
  readonly layout: string;
  readonly group: string | null;
  readonly guard: string | null;
  readonly render: 'server' | 'client';
  readonly sticky?: boolean;
  readonly slots: readonly string[];
  /** `{0.title}` is the field `title` of the first answer in `gets`. */
  readonly title: string;
  readonly description?: string;
  /** Hides header and side menu below 1280 px. */
  readonly bare?: boolean;
  readonly noindex?: boolean;
  /** Code of an answer that makes the page HTTP 404. */
  readonly missing?: string;
  /** GETs of the route; `{key}` and `{key=default}` come from the query string. */
  readonly gets: readonly string[];
}

export interface RemoteMenuEntry {
  readonly group: string;
  readonly order: number;
  readonly menu: string;
  readonly label: string;
  readonly link: string;
  /** One sentence for the mega menu. */
  readonly description?: string;
  /** Where a visitor is sent instead, e.g. `/login?next=…`. */
  readonly visitorLink?: string;
  readonly roles: readonly string[];
}

/** `remote.json`: all that the shell and the server know about a remote. */
export interface RemoteJson {
  readonly id: string;
  readonly requires: { readonly shellApi: number } & Readonly<Record<string, string | number>>;
  readonly roles: readonly string[];
  /** Paths that are this remote's (case-insensitive prefixes). */
  readonly area: readonly string[];
  readonly routes: readonly RemoteRoute[];
  readonly menu: readonly RemoteMenuEntry[];
  readonly offers: readonly { readonly slot: string; readonly gets: readonly string[] }[];
  /** Names of the endpoints in `shared/contracts` that the remote reads. */
  readonly reads: readonly string[];
}

export interface RegistryCss {
  readonly href: string;
  readonly integrity: string;
}

export interface RegistryEntry {
  readonly buildId: string;
  /** URL of the container's script. */
  readonly entry: string;
  /** Name of the container on `window`. */
  readonly global: string;
  readonly integrity: string;
  /** CSS of the exposed module. */
  readonly css: readonly RegistryCss[];
  /** Scripts of the exposed module that load right after the entry (preloaded by the page). */
  readonly scripts: readonly RegistryCss[];
  /** sha384 by file name; left out of the page's snapshot for remotes that the route does not run. */
  readonly files?: Readonly<Record<string, string>>;
  readonly ssr: string | null;
  readonly enabled: boolean;
  /** Shown in the remote's place when it is not enabled. */
  readonly notice: string | null;
  readonly remoteJson: RemoteJson;
}

/** `GET /registry.json`. */
export interface Registry {
  readonly version: string;
  readonly shell: { readonly buildId: string };
  readonly remotes: Readonly<Record<string, RegistryEntry>>;
}

/** What the page carries for the shell (`<script type="application/json" id="hs-page">`). */
export interface PageSnapshot {
  readonly registry: Registry;
  /** Envelopes of the route's `gets`, by request key. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Server's clock in milliseconds when the page was composed. */
  readonly serverNow: number;
  readonly mode: 'demo' | 'production';
  /** Remotes whose markup stands in the page. */
  readonly rendered: readonly string[];
}
