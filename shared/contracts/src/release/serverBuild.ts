import type { Registry } from './registry.ts';

/** A GET of a query, as the shell's client would be asked for it. */
export interface RenderingRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One page or slot of a remote, as the server asks for it. */
export interface RemoteRendering {
  /** Path with query string. */
  readonly path: string;
  /** Renders a slot instead of the page. */
  readonly slot?: string;
  /** Milliseconds since the epoch, the same for the whole rendering. */
  readonly now: number;
  /** Language of the content; servers of an older version do not say. */
  readonly languageCd?: string;
  /** Markup of the slots that stand on the page, by name; those without one are filled in the browser. */
  readonly slotMarkup: Readonly<Record<string, string>>;
  /** Whether a visitor can open a page; servers of an older version do not say. */
  readonly hasPage?: (path: string) => boolean;
  /** Told the language of the texts, where it is another than Korean; servers of an older version do not ask. */
  readonly onLanguage?: (locale: string) => void;
  /** Languages that were told with the markup of slots, by name. */
  readonly slotLanguages?: Readonly<Record<string, string>>;
  /** Answers a GET with the envelope that was fetched for the page, and rejects all else. */
  request(request: RenderingRequest): Promise<unknown>;
}

/** What the server's half of a remote exports. */
export interface RemoteServerBuild {
  /**
   * Code loaded and queries run: a React element that can be rendered in one go.
   * @throws when a query asked for something that was not fetched for the page
   */
  prepare(rendering: RemoteRendering): Promise<unknown>;
}

/** The whole page, as the server asks the shell for it. */
export interface ShellRendering {
  /** Path with query string. */
  readonly path: string;
  readonly registry: Registry;
  /** Somebody is signed in, as far as the cookies say: the header must not offer a login. */
  readonly hasSession: boolean;
  /** Language of the content; servers of an older version do not say. */
  readonly languageCd?: string;
  /** Markup of the page's remote, by its id; without it a skeleton stands in its place. */
  readonly markup: Readonly<Record<string, string>>;
  /** Language of that markup, by the same id, where it is another than Korean; servers of an older version do not say. */
  readonly languages?: Readonly<Record<string, string>>;
}

/** What the server's half of the shell exports. */
export interface ShellServerBuild {
  /** A React element for all that stands in the page's root. */
  prepare(rendering: ShellRendering): Promise<unknown>;
}

/** Prefixes of the ids that React makes: the same on the server and in the browser, another for each root. */
export const shellIdPrefix = 'shell-';
export const toIdPrefix = (remoteId: string, slot?: string): string => `${remoteId}-${slot ?? 'page'}-`;

/** The element that a remote's root is made on, with the server's markup in it. */
export const toHostMarkup = (html: string, locale: string | undefined): string =>
  locale === undefined ? `<div>${html}</div>` : `<div lang="${locale}">${html}</div>`;
