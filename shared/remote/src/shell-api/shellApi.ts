/**
 * What the shell gives a remote, version 1. Only plain data and functions cross this line (no React, no jotai, no zod),
 * so that a remote built against an older version keeps working.
 */
export interface ShellApi {
  readonly version: 1;
  /** Who is signed in. Tokens never leave the shell. */
  readonly session: Readable<SessionView>;
  /**
   * Asks to sign in: in place where somebody offers `auth.login-dialog.v1`, else by `/login?next=`.
   * @returns true once signed in, false when the person declined
   */
  requireLogin(returnTo?: string): Promise<boolean>;
  /**
   * Hands over the answer of a login call (`accessToken`, `userInfo`); the shell keeps the token to itself, tells the
   * other tabs, and the session is the member's from then on.
   */
  signIn(payload: SignInPayload): void;
  /** Ends the session here and in the other tabs and goes to `/login`, or to `to`. */
  logout(to?: string): Promise<void>;
  /** The person has shown again who they are: pages behind the guard `reauth` open for so long. */
  confirmIdentity(seconds: number, proof?: IdentityProof): void;
  /**
   * What `confirmIdentity` was given last, or the server gave back with the session after a page load; null without a proof.
   * Missing in shells of open tabs that are older; see `docs/teams.md`.
   */
  readonly identity: Readable<IdentityProof | null>;
  readonly http: ShellHttp;
  /** Committed location of this instance; frozen once the page has left the remote's area. */
  readonly location: Readable<RouterLocation>;
  /** Wraps the shell's one router (the only owner of the history). */
  readonly navigator: RouterNavigator;
  /** Goes to any path of the site. */
  navigate(to: string, options?: NavigateOptions): void;
  /** Registers a voice in the shell's one blocker; true means "ask before leaving". @returns unregister */
  block(fn: (to: RouterLocation) => boolean): () => void;
  /** This instance holds something typed: no automatic reload; idle end and release changes wait. */
  setDirty(dirty: boolean): void;
  readonly slots: ShellSlots;
  /** Starts code and GETs of a route. */
  prefetch(path: string): void;
  /**
   * Whether this person can open the page of a path, in any spelling: false for a path that no remote in service owns, and
   * for a remote that is hidden from their roles. Missing in shells of open tabs that are older; see `docs/teams.md`.
   */
  hasPage(path: string): boolean;
  /**
   * Listens to events of the server at an address of the API: one stream for all tabs of the browser, which a hidden tab does
   * not use. They begin with the whole state. Missing in shells of open tabs that are older; see `docs/teams.md`.
   * @returns stop
   */
  events(path: string, listener: ShellEventListener): () => void;
  readonly menu: Readable<MenuView>;
  /** Crumbs after those of the route, e.g. the title of a post. */
  setBreadcrumb(extra: readonly Crumb[]): void;
  setTitle(title: string): void;
  /** Says a text in the polite live region. */
  announce(text: string): void;
  toast(toast: ToastMessage): void;
  /** @returns true when the person chose `yes` */
  confirm(question: ConfirmQuestion): Promise<boolean>;
  /** Shows the loading overlay while `work` runs, for at least 200 ms once shown. */
  overlay<T>(work: Promise<T>): Promise<T>;
  readonly language: Readable<LanguageView>;
  setLanguage(languageCd: string): void;
  /**
   * Keeps a document (inline style, no script) with which this path is answered while there is no network, for as long as
   * this member stays signed in. Missing in shells of open tabs that are older; see `docs/teams.md`.
   * @returns false where nothing is kept: nobody is signed in, or the browser cannot
   */
  keepOffline(path: string, html: string): Promise<boolean>;
  /** Forgets the document of a path, or all of them. Missing in older shells as well. */
  dropOffline(path?: string): Promise<void>;
  readonly i18n: ShellI18n;
  /** Milliseconds since the epoch, corrected by the server's clock. */
  now(): number;
  /** Reports something that went wrong: `data.error` is kind, message and stack, `data.remote` whose fault it is. */
  telemetry(event: TelemetryEvent): void;
}

/** A value that changes; `getServer` is what the first render, on either side, must use. */
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
  /** A temporary password was used: pages of members wait until it is changed. */
  readonly mustChangePw?: boolean;
}

/** That the person has shown again who they are. In memory only; the server decides how long it is valid. */
export interface IdentityProof {
  /** For calls that ask for the header `x-reauth`. */
  readonly token: string;
  /** `N` for those who have no password of their own. */
  readonly passwordYn: 'N' | 'Y';
}

export interface UserInfo {
  /** The same as long as the account exists; the address may change. */
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
  /** Seconds without a sign of life after which the session ends; null: never. */
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
  /** Whether events come now; while they do not, which is so at first, the listener has to ask. */
  onLive(isLive: boolean): void;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface HttpRequest {
  /** Name of the endpoint in `shared/contracts`; the type under which the command log records the call. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Filled in path, e.g. `/api/v1/posts/…`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: JsonValue;
  readonly signal?: AbortSignal;
  /** Same key for every repetition of one write. */
  readonly idempotencyKey?: string;
}

export interface UploadRequest {
  readonly name: string;
  readonly path: string;
  readonly form: FormData;
  readonly onProgress?: (bytesSent: number, bytesTotal: number) => void;
  readonly signal?: AbortSignal;
}

/** The envelope of every answer; a call succeeded when `status.code` is the string `'200'`. */
export interface Envelope {
  readonly status: { readonly code: string; readonly message: string };
  readonly data: unknown;
  /** From the header `x-request-id`. */
  readonly requestId?: string;
  /** From the header `Retry-After`, in seconds. */
  readonly retryAfterSec?: number;
}

/**
 * How a call that got no envelope rejects. Plain data, because a class would not survive two builds.
 * `http` carries the HTTP status; `network`, `timeout` and `aborted` have none.
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
  /** Saves the answer under the server's file name. @throws {TransportFailure} */
  download(request: HttpRequest): Promise<void>;
}

export interface RouterLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly key: string;
  readonly state: unknown;
  /** How the person came here. */
  readonly action: 'POP' | 'PUSH' | 'REPLACE';
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
  readonly viewTransition?: boolean;
}

/** The parts of react-router's navigator that a remote's router needs. */
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

export interface MenuItem {
  readonly menu: string;
  readonly label: string;
  readonly link: string;
}

export interface MenuView {
  /** Key of the side menu's group, or null where there is none. */
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
  /** Language of the text. @default that of the texts of the remote */
  readonly lang?: string;
  readonly action?: { readonly label: string; run(): void };
}

export interface ConfirmQuestion {
  readonly title: string;
  readonly text?: string;
  /** Verb of the button that does it. */
  readonly yes: string;
  /** Verb of the button that leaves things as they are. */
  readonly no: string;
  readonly danger?: boolean;
}

export interface LanguageView {
  /** Empty while none was chosen. */
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
