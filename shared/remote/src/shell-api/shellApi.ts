/**
 * Interface that the shell provides to a remote, version 1. Only plain data and functions (no React, no jotai, no zod), so that a
 * remote built against an older version keeps working.
 */
export interface ShellApi {
  readonly version: 2;
  /** Session. Tokens never leave the shell. */
  readonly session: Readable<SessionView>;
  /**
   * Requests a sign-in: in a dialog if a remote offers `auth.login-dialog.v1`, else by `/login?next=`.
   * @returns true once signed in, false if the person declined
   */
  requireLogin(returnTo?: string): Promise<boolean>;
  /**
   * Passes the response of a login call (`accessToken`, `userInfo`); the shell stores the token privately, notifies the other
   * tabs, and starts the member's session.
   */
  signIn(payload: SignInPayload): void;
  /** Ends the session here and in the other tabs and navigates to `/login`, or to `to`. */
  logout(to?: string): Promise<void>;
  /** Confirms a repeated identity check: pages with the guard `reauth` open for this time. */
  confirmIdentity(seconds: number, proof?: IdentityProof): void;
  /**
   * Last proof passed to `confirmIdentity`, or returned by the server with the session after a page load; null without a proof.
   * Missing in older shells of open tabs; see `docs/teams.md`.
   */
  readonly identity: Readable<IdentityProof | null>;
  readonly http: ShellHttp;
  /** Committed location of this instance; frozen once the page has left the remote's area. */
  readonly location: Readable<RouterLocation>;
  /** Wraps the shell's router (the only owner of the history). */
  readonly navigator: RouterNavigator;
  /** Navigates to any path of the site. */
  navigate(to: string, options?: NavigateOptions): void;
  /** Registers a callback in the shell's blocker; true requests a confirmation before leaving. @returns unregister */
  block(fn: (to: RouterLocation) => boolean): () => void;
  /** This instance has unsaved input: no automatic reload; idle end and release changes wait. */
  setDirty(dirty: boolean): void;
  readonly slots: ShellSlots;
  /** Starts to load the code and GETs of a route. */
  prefetch(path: string): void;
  /**
   * Returns true if this person can open the page of a path, in any spelling: false for a path that no remote in service owns,
   * and for a remote that is hidden from their roles. Missing in older shells of open tabs; see `docs/teams.md`.
   */
  hasPage(path: string): boolean;
  /**
   * Subscribes to server-sent events at an address of the API: one stream for all tabs of the browser, which a hidden tab does
   * not use. They begin with the whole state. Missing in older shells of open tabs; see `docs/teams.md`.
   * @returns unsubscribe
   */
  events(path: string, listener: ShellEventListener): () => void;
  /**
   * Flags and settings of this remote for this person, as far as the site has them; use `useFlag` and `useSettings`, which have
   * the defaults. Missing in older shells of open tabs; see `docs/teams.md`.
   */
  readonly values: Readable<ValuesView>;
  readonly menu: Readable<MenuView>;
  /** Breadcrumbs after those of the route, e.g. the title of a post. */
  setBreadcrumb(extra: readonly Crumb[]): void;
  setTitle(title: string): void;
  /** Announces a text in the polite live region. */
  announce(text: string): void;
  toast(toast: ToastMessage): void;
  /** @returns true if the person chose `yes` */
  confirm(question: ConfirmQuestion): Promise<boolean>;
  /** Shows the loading overlay while `work` runs, for at least 200 ms once shown. */
  overlay<T>(work: Promise<T>): Promise<T>;
  readonly language: Readable<LanguageView>;
  setLanguage(languageCd: string): void;
  /**
   * Stores a document (inline style, no script) to be served for this path while offline, as long as this member stays signed in.
   * Missing in older shells of open tabs; see `docs/teams.md`.
   * @returns false if nothing is stored: no session, or the browser cannot
   */
  keepOffline(path: string, html: string): Promise<boolean>;
  /** Removes the stored document of a path, or all of them. Missing in older shells as well. */
  dropOffline(path?: string): Promise<void>;
  /**
   * Keeps the open page with its code, so that it opens without a network on this device, as long as this member stays signed in.
   * Its calls fail there; the remote keeps what it shows. Missing in older shells of open tabs.
   * @returns false if nothing is kept: no session, or the browser cannot
   */
  keepPage(): Promise<boolean>;
  readonly i18n: ShellI18n;
  /** Milliseconds since the epoch, corrected by the server's clock. */
  now(): number;
  /** Reports an error: `data.error` is kind, message and stack, `data.remote` the remote that caused it. */
  telemetry(event: TelemetryEvent): void;
}

/** Observable value; `getServer` is the value for the first render in browser and server. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
  getServer(): T;
}

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };
export type JsonObject = { readonly [key: string]: JsonValue };

export interface SessionView {
  readonly isLogin: boolean;
  readonly userInfo: UserInfo | null;
  /** Buyer without an account, who has proven a mail address; `isLogin` is false. Missing in older shells of open tabs. */
  readonly guest?: { readonly email: string };
  /** A temporary password was used: members-only pages are blocked until it is changed. */
  readonly mustChangePw?: boolean;
  /** The session of staff ended with unsaved input: the page is covered until they sign in. Missing in older shells of open tabs. */
  readonly isLocked?: boolean;
}

/** Proof of a repeated identity check. In memory only; the server decides how long it is valid. */
export interface IdentityProof {
  /** For calls that require the header `x-reauth`. */
  readonly token: string;
  /** `N` for accounts without a password. */
  readonly passwordYn: 'N' | 'Y';
}

export interface UserInfo {
  /** Constant for the lifetime of the account; the address may change. */
  readonly memberUid?: string | undefined;
  readonly user_nm: string;
  readonly email: string;
  readonly memberClass: string;
  readonly roles: readonly string[];
  readonly profileUrl: string | null;
}

export interface SignInPayload {
  readonly accessToken: string;
  readonly expireSec: number;
  readonly userInfo: UserInfo;
  /** Idle timeout of the session in seconds; null: no timeout. */
  readonly idleSec?: number | null;
  readonly mustChangePw?: 'Y' | 'N';
}

export interface ShellEvent {
  /** Its name, e.g. `slot`. */
  readonly event: string;
  readonly data: JsonValue;
}

export interface ShellEventListener {
  onEvent(event: ShellEvent): void;
  /** Called with true while events arrive; otherwise, as at first, the listener has to poll. */
  onLive(isLive: boolean): void;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface HttpRequest {
  /** Name of the endpoint in `shared/contracts`; the type under which the command log records the call. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Path with filled parameters, e.g. `/api/v1/posts/…`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: JsonValue;
  readonly signal?: AbortSignal;
  /** Same key for every retry of one write. */
  readonly idempotencyKey?: string;
}

export interface UploadRequest {
  readonly name: string;
  readonly path: string;
  readonly form: FormData;
  readonly onProgress?: (bytesSent: number, bytesTotal: number) => void;
  readonly signal?: AbortSignal;
}

/** Envelope of every response; a call succeeded if `status.code` is the string `'200'`. */
export interface Envelope {
  readonly status: { readonly code: string; readonly message: string };
  readonly data: unknown;
  /** From the header `x-request-id`. */
  readonly requestId?: string;
  /** From the header `Retry-After`, in seconds. */
  readonly retryAfterSec?: number;
}

/**
 * Rejection of a call that got no envelope. Plain data, because a class would not be shared by two builds. `http` has the HTTP
 * status; `network`, `timeout` and `aborted` have none.
 */
export interface TransportFailure {
  readonly kind: 'network' | 'timeout' | 'aborted' | 'http';
  readonly httpStatus?: number;
  readonly envelope?: Envelope;
  readonly requestId?: string;
}

export interface ShellHttp {
  /** @throws {TransportFailure} on network and HTTP errors; a code other than `'200'` resolves */
  request(request: HttpRequest): Promise<Envelope>;
  /** Multipart. @throws {TransportFailure} */
  upload(request: UploadRequest): Promise<Envelope>;
  /** Saves the response under the server's file name. @throws {TransportFailure} */
  download(request: HttpRequest): Promise<void>;
}

export interface RouterLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key: string;
  readonly state: unknown;
  /** Kind of navigation that led here. */
  readonly action: 'POP' | 'PUSH' | 'REPLACE';
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
  readonly viewTransition?: boolean;
}

/** Part of react-router's navigator that a remote's router needs. */
export interface RouterNavigator {
  createHref(to: string | Partial<{ pathname: string; search: string; hash: string }>): string;
  encodeLocation(to: string | Partial<{ pathname: string; search: string; hash: string }>): {
    pathname: string;
    search: string;
    hash: string;
  };
  push(to: unknown, state?: unknown, options?: NavigateOptions): void;
  replace(to: unknown, state?: unknown, options?: NavigateOptions): void;
  go(delta: number): void;
}

export interface ShellSlots {
  /** Mounts the owner of a slot into `element`. @returns unmount */
  mount(name: string, element: HTMLElement, props: JsonObject): () => void;
}

export interface ValuesView {
  readonly flags: Readonly<Record<string, boolean>>;
  readonly settings: Readonly<Record<string, boolean | number | string>>;
}

export interface MenuItem {
  readonly menu: string;
  readonly label: string;
  readonly link: string;
}

export interface MenuView {
  /** Key of the side menu's group, or null. */
  readonly group: string | null;
  readonly title: string;
  readonly items: readonly MenuItem[];
}

export interface Crumb {
  readonly label: string;
  readonly link?: string;
}

export interface ToastMessage {
  readonly kind: 'done' | 'info' | 'error';
  readonly text: string;
  /** Language of the text. @default that of the remote's texts */
  readonly lang?: string;
  readonly action?: { readonly label: string; run(): void };
}

export interface ConfirmQuestion {
  readonly title: string;
  readonly text?: string;
  /** Label of the confirming button, a verb. */
  readonly yes: string;
  /** Label of the cancelling button, a verb. */
  readonly no: string;
  readonly danger?: boolean;
}

export interface LanguageView {
  /** Empty while none is chosen. */
  readonly languageCd: string;
  readonly travaelLangCd: string;
  readonly locale: string;
}

export interface ShellI18n {
  readonly locale: string;
  addMessages(namespace: string, locale: string, messages: JsonObject): void;
}

export interface TelemetryEvent {
  readonly kind: string;
  readonly data: JsonObject;
}
