// The part of ShellApi that this remote uses; `npx mf types` writes the whole interface of a site.

interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface Shell {
  readonly location: Readable<{ readonly pathname: string }>;
  readonly language: Readable<{ readonly locale: string }>;
  readonly session: Readable<{ readonly isLogin: boolean; readonly userInfo: { readonly user_nm: string } | null }>;
  navigate(to: string): void;
}

export interface RemoteProps {
  readonly shell: Shell;
}
