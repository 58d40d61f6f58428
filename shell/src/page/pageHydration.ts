import { emptyMarkup } from '../federation/trustedTypes.ts';

/** Remotes and slots whose markup came with the page and waits to be adopted; empty after the first page. */
const rendered = new Set<string>();

export const pageHydration = {
  begin(names: readonly string[]): void {
    for (const name of names) rendered.add(name);
  },
  has: (name: string): boolean => rendered.has(name),
  /** What React is told to put into the place of a remote: nothing, so that it leaves alone what stands there. */
  markupOf: (name: string): { __html: string } | undefined => (rendered.has(name) ? emptyMarkup : undefined),
  end(): void {
    rendered.clear();
  },
};
