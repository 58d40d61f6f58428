import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadApp, readRemoteJson } from '@haesol/build';
import { postsList } from '@haesol/contracts/board';
import { findLanguage } from '@haesol/contracts/common';
import { defineApp, definePage, fromSearch, get } from '@haesol/remote/routes';
import { collectGets, collectRequests } from '@haesol/remote/testing';
import { listTargets } from '../build/packages.ts';

/** Remotes with a handwritten `remote.json` compare it with their queries themselves. */
const remotes = listTargets().filter(
  ({ id, packageDir }) => id !== 'shell' && !existsSync(join(packageDir, 'remote.json')),
);
const english = findLanguage('en')?.languageCd ?? '';
const values = ['3', '', '.', '..', 'a b&c', '장비', 'LUCKY'];

/** Returns query strings with all keys, with each alone, and without keys. */
function listSearches(keys: readonly string[]): string[] {
  const toSearch = (entries: readonly (readonly [string, string])[]) =>
    entries.length === 0 ? '' : `?${new URLSearchParams(entries.map(([key, value]) => [key, value]))}`;
  return [
    '',
    ...values.map((value) => toSearch(keys.map((key) => [key, value]))),
    ...keys.flatMap((key) => values.map((value) => toSearch([[key, value]]))),
  ];
}

interface Place {
  readonly path: string;
  readonly slot?: string;
}

/** Lists URLs for which queries and `remote.json` request different data. */
async function findDifferences(app: Parameters<typeof collectRequests>[0], json: unknown): Promise<string[]> {
  const { routes, offers } = json as Awaited<ReturnType<typeof readRemoteJson>>;
  const places: (Place & { readonly gets: readonly string[] })[] = [
    ...routes
      .filter(({ redirect }) => redirect === undefined)
      .flatMap(({ path, alias, gets, optionalGets = [] }) =>
        [path, ...alias].map((spelling) => ({ path: spelling, gets: [...gets, ...optionalGets] })),
      ),
    ...offers.map(({ slot, gets, optionalGets = [] }) => ({ path: '/', slot, gets: [...gets, ...optionalGets] })),
  ];
  const differences: string[] = [];
  let count = 0;
  for (const { path, slot, gets } of places) {
    const keys = [...new Set([...gets.join(' ').matchAll(/\{(\w+)/g)].map(([, key = '']) => key))];
    for (const search of listSearches(keys)) {
      for (const languageCd of ['', english]) {
        const place = { ...(slot !== undefined && { slot }), languageCd };
        // As a member, because pages of buyers request nothing for visitors.
        const asked = await collectRequests(app, `${path}${search}`, { ...place, isLogin: true });
        // Equal requests are one query.
        const named = [...new Set(collectGets(json, `${path}${search}`, place))];
        if (JSON.stringify(asked) !== JSON.stringify(named)) differences.push(`${slot ?? path}${search}`);
        count += 1;
      }
    }
  }
  process.stdout.write(`requests of ${app.id}: ${places.length} places, ${count} addresses\n`);
  return differences;
}

describe('requests of pages', () => {
  it.each(remotes)('of $id equal those in its remote.json', async ({ packageDir }) => {
    const app = await loadApp(packageDir);

    expect(await findDifferences(app, await readRemoteJson(packageDir))).toEqual([]);
  });

  it('are reported if queries request something else', async () => {
    const page = definePage({
      path: '/sample',
      title: 'pages.sample.title',
      gets: [get(postsList, { pageNum: fromSearch('pageNum') })],
      screen: async () => ({ default: () => null }),
    });
    const app = defineApp({
      id: 'mf-sample',
      requires: { shellApi: 1 },
      area: ['/sample'],
      routes: [page],
      messages: {},
    });
    const route = {
      path: '/sample',
      layout: 'default',
      group: null,
      guard: null,
      render: 'server',
      title: 'x',
      alias: [],
    };
    const json = (template: string) => ({
      id: 'mf-sample',
      requires: { shellApi: 1 },
      area: ['/sample'],
      routes: [{ ...route, gets: [template], languages: ['content'] }],
      offers: [],
    });

    expect(await findDifferences(app, json('/api/v1/posts/list?pageNum={pageNum=1}'))).toEqual([]);
    const differences = await findDifferences(app, json('/api/v1/posts/list?pageNum={pageNum=2}'));
    expect(new Set(differences)).toEqual(new Set(['/sample', '/sample?pageNum=']));
  });
});
