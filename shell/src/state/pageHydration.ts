import { emptyMarkup } from '../federation/trustedTypes.ts';

/** Remotes and slots whose server-rendered markup is not hydrated yet; empty after the first page. */
const rendered = new Set<string>();

export const pageHydration = {
  begin(names: readonly string[]): void {
    for (const name of names) rendered.add(name);
  },
  has: (name: string): boolean => rendered.has(name),
  /** Makes React keep the server's markup of a remote. @returns undefined if there is none */
  markupOf: (name: string): { __html: string } | undefined => (rendered.has(name) ? emptyMarkup : undefined),
  end(): void {
    rendered.clear();
  },
};
