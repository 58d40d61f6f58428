import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRemoteJson } from '@haesol/build';
import type { RemoteJson } from '@haesol/contracts/release';
import { prepareServerElement, type RemoteApp } from '@haesol/remote/lifecycle';
import type { Envelope, HttpRequest } from '@haesol/remote/shell-api';
import { renderToString } from 'react-dom/server';
import { openTestApp } from '../../../server/src/testing/testApp.ts';
import { listTargets } from '../build/packages.ts';
import { watchRender } from './browserTraps.ts';

interface Page {
  readonly remote: string;
  readonly path: string;
  readonly slot?: string;
}

const remotes = listTargets().filter(({ id }) => id !== 'shell');
const descriptions = new Map<string, RemoteJson>();
for (const { packageDir } of remotes) descriptions.set(packageDir, await readRemoteJson(packageDir));
const readJson = (packageDir: string): RemoteJson => descriptions.get(packageDir) as RemoteJson;

/** Every public page with server rendering, and every slot in one. */
const pages: Page[] = remotes.flatMap(({ id, packageDir }) => {
  const json = readJson(packageDir);
  const routes = json.routes.filter(
    ({ render, redirect, guard }) =>
      render === 'server' && redirect === undefined && (guard === null || guard === 'visitor'),
  );
  return [
    ...routes.map(({ path }) => ({ remote: id, path })),
    ...json.offers.map(({ slot }) => ({ remote: id, path: '/', slot })),
  ];
});

const keys: Record<string, string> = {};

async function ask({ path, query, headers }: HttpRequest): Promise<Envelope> {
  const response = await test.app.inject({ url: path, query: { ...query }, headers: { ...headers } });
  return response.json();
}

async function loadApp(remote: string): Promise<RemoteApp> {
  const dir = remotes.find(({ id }) => id === remote)?.packageDir ?? '';
  const file = join(dir, 'src/app.ts');
  if (!existsSync(file)) throw new Error(`${remote} has no src/app.ts`);
  return ((await import(pathToFileURL(file).href)) as { app: RemoteApp }).app;
}

/** Returns the URL of a page, with a sample item if needed. */
function addressOf({ remote, path, slot }: Page): string {
  const { packageDir = '' } = remotes.find(({ id }) => id === remote) ?? {};
  const { routes, offers } = readJson(packageDir);
  const owner = slot === undefined ? routes.find((route) => route.path === path) : offers.find((o) => o.slot === slot);
  const gets = owner?.gets.join(' ') ?? '';
  const search = new URLSearchParams();
  for (const [, key = '', fallback] of gets.matchAll(/\{(\w+)(=[^}]*)?\}/g)) {
    if (fallback === undefined || keys[key] !== undefined) search.set(key, keys[key] ?? '');
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

const test = await openTestApp({ sample: true });
beforeAll(async () => {
  const list = await test.app.inject('/api/v1/posts/list?board=NOTICE');
  keys.postUid = list.json().data.list[0].postUid;
  const questions = (await test.app.inject('/api/v1/qna/list?pageSize=100')).json().data.list;
  keys.qnaUid = questions.find((question: { privateYn: string }) => question.privateYn === 'N').qnaUid;
  const options = test.db.selectFrom('goods_option').select(['gds_uid', 'goods_dtl_id']);
  const room = await options.where('kind', '=', 'ROOM').limit(1).executeTakeFirstOrThrow();
  Object.assign(keys, { gdsUid: room.gds_uid, goodsDtlId: room.goods_dtl_id });
});
afterAll(() => test.close());

it('there are pages to render', () => {
  process.stdout.write(`rendered in Node: ${pages.length} pages and slots of ${remotes.length} remotes\n`);
  expect(pages.length).toBeGreaterThan(remotes.length);
});

it('every searchable page is rendered on the server; steps of a login may opt out', () => {
  const left = remotes.flatMap(({ id, packageDir }) =>
    readJson(packageDir)
      .routes.filter(({ guard, redirect, noindex }) => guard === null && redirect === undefined && !noindex)
      .filter(({ render }) => render !== 'server')
      .map(({ path }) => `${id} ${path}`),
  );
  expect(left).toEqual([]);
});

describe.each(pages)('$remote $path $slot', (page) => {
  it('renders in Node with the data of its queries, without browser objects', async () => {
    const app = await loadApp(page.remote);
    const failed: string[] = [];
    const request = async (asked: HttpRequest) => {
      const envelope = await ask(asked);
      if (envelope.status.code !== '200') failed.push(`${asked.path} ${envelope.status.code}`);
      return envelope;
    };
    const path = addressOf(page);
    const element = await prepareServerElement(app, {
      path,
      now: 0,
      slotMarkup: {},
      request,
      ...(page.slot && { slot: page.slot }),
    });
    let html = '';

    const reached = watchRender(() => {
      html = renderToString(element);
    });

    expect(failed).toEqual([]);
    expect(reached).toEqual([]);
    // Words of the page, without a loading or failed screen.
    expect(html.replaceAll(/<[^>]*>/g, '').trim().length).toBeGreaterThan(20);
    expect(html).not.toContain('aria-busy="true"');
  });
});

describe('watchRender', () => {
  it('reports accesses to clock, random numbers and browser, except those of libraries', () => {
    const read = () => [Date.now(), new Date(), Math.random(), typeof globalThis.localStorage];

    const here = watchRender(() => void read(), /nodeRender\.test/);

    expect(here.map((line) => line.split(' at ')[0])).toEqual([
      'Date.now',
      'new Date()',
      'Math.random',
      'localStorage',
    ]);
    expect(watchRender(() => void read(), /nobody/)).toEqual([]);
  });
});
