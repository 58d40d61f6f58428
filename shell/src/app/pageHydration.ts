/** Remotes whose markup came with the page and waits to be adopted; empty after the first render. */
const rendered = new Set<string>();

export const pageHydration = {
  begin(ids: readonly string[]): void {
    for (const id of ids) rendered.add(id);
  },
  has: (id: string): boolean => rendered.has(id),
  end(): void {
    rendered.clear();
  },
};
