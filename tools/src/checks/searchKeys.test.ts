import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages, root } from './workspace.ts';

/** Key that a source reads from the query string, or that a list adds to those of its endpoint. */
const read = /\bsearch(?:Params\(\)\[0\])?\.get\('(\w+)'\)|SearchParams\(\)\[0\]\.get\('(\w+)'\)|\bextra: \{ (\w+):/g;

function listSources(remote: string): string[] {
  return readdirSync(join(root, remote, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

/** Pages of members and browser-rendered pages are never cached, so their screens may read any key. */
const ofMembers: readonly string[] = ['categoryCd', 'title', 'refType', 'refUid', 'state', 'code', 'error', 'view'];

const remotes = listPackages().filter((name) => name.startsWith('mf-'));

it.each(remotes)('%s names the query keys that its screens read', (remote) => {
  const sources = listSources(remote);
  const keys = sources.flatMap((source) => [...source.matchAll(read)].map(([, a, b, c]) => a ?? b ?? c ?? ''));
  // A remote may split its pages among several files: `routes.ts`, `myRoutes.ts`.
  const routes = readdirSync(join(root, remote, 'src'))
    .filter((name) => /routes\.ts$/i.test(name))
    .map((name) => readFileSync(join(root, remote, 'src', name), 'utf8'))
    .join('\n');
  // A GET with a key from the URL also names it.
  const ofGets = sources.flatMap((source) => [...source.matchAll(/\bfromSearch\('(\w+)'/g)].map(([, key = '']) => key));
  const listed = [...routes.matchAll(/\b(?:search|uids): \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, key = '']) => key),
  );

  const named = [...listed, ...ofGets];
  expect([...new Set(keys)].filter((key) => !named.includes(key) && !ofMembers.includes(key))).toEqual([]);
});
