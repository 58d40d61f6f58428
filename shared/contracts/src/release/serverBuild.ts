import type { PageBrand } from '../brand/brand.ts';
import type { RemoteValues } from './pageValues.ts';
import type { Registry } from './registry.ts';

/** GET of a query, as the shell's client would receive it. */
export interface RenderingRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Rendering of one page or slot of a remote, requested by the server. */
export interface RemoteRendering {
  /** Path with query string. */
  readonly path: string;
  /** Renders this slot instead of the page. */
  readonly slot?: string;
  /** Milliseconds since the epoch, constant during the rendering. */
  readonly now: number;
  /** Language of the content; absent on older servers. */
  readonly languageCd?: string;
  /** Names and contacts; absent for the built-in ones, and on older servers. */
  readonly brand?: PageBrand;
  /** Flags and settings of the remote; absent without some, and on older servers. */
  readonly values?: RemoteValues;
  /** Markup of the slots on the page, by name; slots without one are filled in the browser. */
  readonly slotMarkup: Readonly<Record<string, string>>;
  /** Returns true if a visitor can open the page; absent on older servers. */
  readonly hasPage?: (path: string) => boolean;
  /** Called with the language of the texts if it is not Korean; absent on older servers. */
  readonly onLanguage?: (locale: string) => void;
  /** Languages that were reported with the markup of slots, by name. */
  readonly slotLanguages?: Readonly<Record<string, string>>;
  /** Responds to a GET with the envelope fetched for the page; rejects all others. */
  request(request: RenderingRequest): Promise<unknown>;
}

/** Exports of a remote's server build. */
export interface RemoteServerBuild {
  /**
   * Loads code and runs queries; returns a React element that renders synchronously.
   * @throws when a query requests something that was not fetched for the page
   */
  prepare(rendering: RemoteRendering): Promise<unknown>;
}

/** Rendering of the whole page, requested by the server from the shell. */
export interface ShellRendering {
  /** Path with query string. */
  readonly path: string;
  readonly registry: Registry;
  /** True if the cookies indicate a session: the header must not offer a login. */
  readonly hasSession: boolean;
  /** Language of the content; absent on older servers. */
  readonly languageCd?: string;
  /** Markup of the page's remote by its id; a skeleton is rendered if absent. */
  readonly markup: Readonly<Record<string, string>>;
  /** Language of that markup by the same id, if it is not Korean; absent on older servers. */
  readonly languages?: Readonly<Record<string, string>>;
}

/** Exports of the shell's server build. */
export interface ShellServerBuild {
  /** Returns a React element for the content of the page's root. */
  prepare(rendering: ShellRendering): Promise<unknown>;
}

/** Prefixes of React's ids: the same on the server and in the browser, different for each root. */
export const shellIdPrefix = 'shell-';
export const toIdPrefix = (remoteId: string, slot?: string): string => `${remoteId}-${slot ?? 'page'}-`;

/** Element that contains a remote's root with the server-rendered markup. */
export const toHostMarkup = (html: string, locale: string | undefined): string =>
  locale === undefined ? `<div>${html}</div>` : `<div lang="${locale}">${html}</div>`;
