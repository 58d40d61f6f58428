// The part of ShellApi that this remote uses; `npx mf types` writes the whole interface of a site.

interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface Shell {
  readonly location: Readable<{ readonly pathname: string }>;
  readonly language: Readable<{ readonly locale: string }>;
  readonly http: {
    request(request: {
      readonly name: string;
      readonly method: 'GET';
      readonly path: string;
      readonly query: Readonly<Record<string, string>>;
    }): Promise<{ readonly status: { readonly code: string }; readonly data: unknown }>;
  };
  readonly slots: { mount(name: string, element: HTMLElement, props: object): () => void };
  navigate(to: string): void;
}

export interface RemoteProps {
  readonly shell: Shell;
  readonly slot?: string;
}
