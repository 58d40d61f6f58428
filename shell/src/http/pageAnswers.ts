import { fillPageGet, findRoute, listPageGets, type PageSnapshot, requestKey } from '@haesol/contracts/release';
import type { Envelope } from '@haesol/remote/shell-api';

/** Envelopes that came with the page. Each is returned once to each part of the page that was rendered with it. */
export interface PageAnswers {
  has(key: string): boolean;
  take(key: string): Envelope | undefined;
  clear(): void;
}

/** Counts how often the page and its slots send each request. */
function countUses({ registry }: PageSnapshot, { pathname, searchParams }: URL): Map<string, number> {
  const route = findRoute(registry, pathname)?.route;
  const uses = new Map<string, number>();
  for (const pageGet of route === undefined ? [] : listPageGets(registry, route)) {
    const get = fillPageGet(pageGet, searchParams, '');
    if (get === undefined) continue;
    const key = requestKey({ method: 'GET', ...get, bearer: false });
    uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  return uses;
}

/** @param url address of the page */
export function createPageAnswers(snapshot: PageSnapshot, url: URL): PageAnswers {
  const uses = countUses(snapshot, url);
  const answers = new Map(Object.entries(snapshot.answers) as [string, Envelope][]);
  return {
    has: (key) => answers.has(key),
    take(key) {
      const answer = answers.get(key);
      const left = (uses.get(key) ?? 1) - 1;
      uses.set(key, left);
      if (left <= 0) answers.delete(key);
      return answer;
    },
    clear: () => answers.clear(),
  };
}
