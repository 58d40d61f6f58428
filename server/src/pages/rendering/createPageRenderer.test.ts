import { setTimeout as delay } from 'node:timers/promises';
import type { RegistryEntry, ReleaseManifest } from '@haesol/contracts/release';
import { toIntegrity } from '../../release/registry/integrity.ts';
import type { ReleaseStore } from '../../release/registry/ReleaseStore.ts';
import { aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import type { RenderRequest } from '../edge/composePage.ts';
import { createPageRenderer, type PageRenderer } from './createPageRenderer.ts';

const shellCode = `
const { createElement } = require('react');
exports.prepare = async ({ path, markup }) =>
  createElement('div', null, createElement('header', null, '머리 ' + path),
    ...Object.entries(markup).map(([id, html]) => createElement('main', { key: id, dangerouslySetInnerHTML: { __html: html } })));
`;
const pageCode = `
const { createElement, useId } = require('react');
function Page({ data, slots }) { return createElement('p', { id: useId() }, data + ' ' + slots); }
exports.prepare = async ({ request, slot, slotMarkup }) => {
  if (slot) return createElement('i', null, slot);
  const { data } = await request({ name: 'posts.list', method: 'GET', path: '/api/v1/posts/list', headers: { language: 'CD' } });
  return createElement(Page, { data, slots: Object.keys(slotMarkup).join() });
};
`;
const answers = { 'GET /api/v1/posts/list? CD visitor': { status: { code: '200', message: '' }, data: '목록' } };

/** Time in which workers start even on a busy machine. */
const patientMs = 20_000;
/** Timeout for builds that hang, for which tests have to wait. */
const hangingMs = 5_000;
let renderer: PageRenderer | undefined;
afterEach(() => renderer?.close());

/** Creates a site whose one remote, and the owner of the slot on its page, run the given code on the server. */
function aSite({
  page = pageCode,
  slot = pageCode,
  shell = shellCode,
  now = () => performance.now(),
  limitMs = patientMs,
} = {}) {
  const files = new Map<string, Buffer>();
  const publish = (id: string, code: string): Pick<RegistryEntry, 'buildId' | 'ssr' | 'files'> => {
    const bytes = Buffer.from(code);
    files.set(`${id}/build001/ssr/server.js`, bytes);
    return { buildId: 'build001', ssr: 'ssr/server.js', files: { 'ssr/server.js': toIntegrity(bytes) } };
  };
  const entry = (remoteJson: RegistryEntry['remoteJson'], code: string): RegistryEntry => ({
    ...publish(remoteJson.id, code),
    entry: '',
    global: '',
    integrity: '',
    css: [],
    scripts: [],
    chunks: {},
    enabled: true,
    notice: null,
    remoteJson,
  });
  const route = aRoute({ path: '/infoPlaza/notice', slots: ['travel.sticky.v1'] });
  const registry = {
    version: '1',
    shell: { buildId: 'build001' },
    remotes: {
      'mf-infoplaza': entry(aRemoteJson({ routes: [route] }), page),
      'mf-travel': entry(aRemoteJson({ id: 'mf-travel', offers: [{ slot: 'travel.sticky.v1', gets: [] }] }), slot),
    },
  };
  const shellRelease = { id: 'shell', mode: 'production', ...publish('shell', shell) } as unknown as ReleaseManifest;
  const faults: { build: string; path: string; kind: string; error: string; isLeftOut: boolean }[] = [];
  const store = { read: async (path: string) => files.get(path) } as unknown as ReleaseStore;
  renderer = createPageRenderer({
    store,
    now,
    report: (fault) => void faults.push(fault),
    limitMs,
    memoryMb: 32,
    size: 1,
  });
  const made = renderer;
  const request: RenderRequest = {
    match: { remoteId: 'mf-infoplaza', route },
    isOpen: true,
    registry,
    shell: shellRelease,
    path: '/infoPlaza/notice?pageNum=2',
    hasSession: false,
    languageCd: '',
    answers,
    now: 0,
  };
  const render = (overrides: Partial<RenderRequest> = {}) => made.render({ ...request, ...overrides });
  const keepOnly = () => made.keepOnly({ remotes: {}, canaries: [] }, shellRelease);
  return { render, keepOnly, faults, files, kinds: () => faults.map(({ build, kind }) => `${build} ${kind}`) };
}

describe('createPageRenderer', () => {
  it('renders slot, page and chrome, with the same ids as in the browser', async () => {
    const { render, faults } = aSite();

    const page = await render();

    expect(faults).toEqual([]);
    expect(page?.html).toContain('<header>머리 /infoPlaza/notice?pageNum=2</header>');
    expect(page?.html).toMatch(/<main><p id="_mf-infoplaza-page-\w+_">목록 travel\.sticky\.v1<\/p><\/main>/);
    expect(page).toMatchObject({ rendered: ['mf-infoplaza', 'travel.sticky.v1'], failed: [], isWhole: true });
  });

  it('adds the language of texts that are not Korean to page and shell, and ignores invalid ones', async () => {
    const inEnglish = `
      const { createElement } = require('react');
      exports.prepare = async ({ slot, slotLanguages, onLanguage }) => {
        onLanguage('en-XA');
        if (!slot) onLanguage('"><script>');
        return createElement('p', null, JSON.stringify(slotLanguages));
      };`;
    const shell = `
      const { createElement } = require('react');
      exports.prepare = async ({ markup, languages }) =>
        createElement('div', { dangerouslySetInnerHTML: { __html: Object.values(markup).join('') + JSON.stringify(languages) } });`;

    const html = (await aSite({ page: inEnglish, slot: inEnglish, shell }).render())?.html;

    expect(html).toContain('<p>{&quot;travel.sticky.v1&quot;:&quot;en-XA&quot;}</p>');
    expect(html).toContain('{"mf-infoplaza":"en-XA"}');
  });

  it('leaves a part whose GET was not answered to the browser, which is no failure of its build', async () => {
    const [key = ''] = Object.keys(answers);
    const site = aSite();

    const page = await site.render({ answers: {}, unanswered: [key] });
    const undeclared = await site.render({ answers: {}, unanswered: [] });

    expect(page).toMatchObject({ rendered: [], failed: [], isWhole: false });
    expect(page?.html).toContain('<header>');
    expect(undeclared?.failed).toEqual(['mf-infoplaza']);
    expect(site.kinds()).toEqual(['mf-infoplaza@build001 threw']);
  });

  it('preloads the initial picture of the page, and not the others', async () => {
    const page = `const { createElement } = require('react'); const { preload } = require('react-dom');
      const Opening = () => preload('/c.svg', { as: 'image', fetchPriority: 'high', media: 'print' }) ?? null;
      const picture = (src, fetchPriority) => createElement('img', { key: src, src, fetchPriority, alt: '' });
      exports.prepare = async () => createElement('p', null, [picture('/a.svg', 'high'), picture('/b.svg'), createElement(Opening, { key: 'c' })]);`;

    const rendered = await aSite({ page }).render();

    expect(rendered?.hints).toEqual([
      '<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/>',
      '<link rel="preload" href="/c.svg" as="image" fetchPriority="high" media="print"/>',
    ]);
    expect(rendered?.html).toContain('<main><p><img');
  });

  it('reports an error with the path of the page, without the query string, which may be personal', async () => {
    const { render, faults } = aSite({ page: `exports.prepare = async () => { throw new Error('broken'); };` });

    await render({ path: '/infoPlaza/notice?email=person@mail.example' });

    expect(faults).toMatchObject([{ path: '/infoPlaza/notice', error: expect.stringContaining('broken') }]);
    expect(JSON.stringify(faults)).not.toContain('person@mail');
  });

  it('renders only the chrome for a restricted page', async () => {
    const page = await aSite().render({ isOpen: false });

    expect(page?.html).toBe('<div><header>머리 /infoPlaza/notice?pageNum=2</header></div>');
    expect(page).toMatchObject({ rendered: [], isWhole: true });
  });

  it('skips a page without its data, since the browser would render something else', async () => {
    const { render, kinds } = aSite();

    const page = await render({ answers: {} });

    expect(page?.html).toContain('<header>');
    expect(page).toMatchObject({ rendered: [], isWhole: false });
    expect(kinds()).toEqual(['mf-infoplaza@build001 threw']);
  });

  it.each([
    ['throws while it is prepared', "exports.prepare = async () => { throw new Error('no'); };", 'threw'],
    [
      'throws while it is rendered',
      "const { createElement } = require('react'); exports.prepare = async () => createElement(() => { throw new Error('no'); });",
      'threw',
    ],
    ['asks for what the server does not provide', "require('node:fs'); exports.prepare = async () => null;", 'threw'],
    ['is no code', 'exports.prepare = (', 'threw'],
    ['has no answer for ever', 'exports.prepare = () => new Promise(() => {});', 'slow'],
    ['loops', 'exports.prepare = async () => { for (;;); };', 'slow'],
    [
      'takes all memory',
      'exports.prepare = async () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); };',
      'crashed',
    ],
    ['ends the process', 'exports.prepare = async () => { process.exit(0); };', 'crashed'],
    ['brings the engine down', 'exports.prepare = async () => { process.abort(); };', 'crashed'],
  ])('continues without a slot whose owner %s', async (_what, slot, kind) => {
    const { render, kinds } = aSite({ slot, limitMs: kind === 'slow' ? hangingMs : patientMs });

    const page = await render();

    expect(page?.html).toMatch(/<main><p id="[^"]+">목록 <\/p><\/main>/);
    expect(page).toMatchObject({ rendered: ['mf-infoplaza'], failed: ['mf-travel'], isWhole: false });
    expect(kinds()).toEqual([`mf-travel@build001 ${kind}`]);
  });

  it('ignores messages forged by a build', async () => {
    const { render, kinds } = aSite({ slot: "exports.prepare = async () => process.send('ready');" });

    const page = await render();

    expect(page?.html).toContain('<main>');
    expect(kinds()).toEqual(['mf-travel@build001 threw']);
  });

  it('reports the last output of a worker', async () => {
    const { render, faults } = aSite({
      slot: 'exports.prepare = async () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); };',
    });

    await render();

    expect(faults[0]?.error).toMatch(/^exit SIG\w+ FATAL ERROR: .*heap out of memory$/);
  });

  it('refuses code that differs from the published one', async () => {
    const { render, files, kinds } = aSite();
    files.set('mf-infoplaza/build001/ssr/server.js', Buffer.from(`${pageCode}//`));

    expect(await render()).toMatchObject({ rendered: [], isWhole: false });
    expect(kinds()).toEqual(['mf-infoplaza@build001 failed']);
  });

  it('gives up if the shell itself cannot be rendered', async () => {
    const { render, kinds } = aSite({ shell: 'exports.prepare = async () => { throw new Error("no"); };' });

    expect(await render()).toBeUndefined();
    expect(kinds()).toEqual(['shell@build001 failed']);
  });

  it('excludes a build that hangs repeatedly for a minute, and then retries it', async () => {
    const clock = { now: 0 };
    const slot = 'exports.prepare = () => new Promise(() => {});';
    const { render, faults } = aSite({ slot, now: () => clock.now, limitMs: hangingMs });
    const startedAt = () => performance.now();

    for (let count = 0; count < 3; count += 1) await render();
    const before = startedAt();
    const quick = await render();
    const tookMs = startedAt() - before;
    clock.now += 60_001;
    await render();

    expect(faults.map(({ isLeftOut }) => isLeftOut)).toEqual([false, false, true, true]);
    expect(quick).toMatchObject({ rendered: ['mf-infoplaza'], failed: ['mf-travel'], isWhole: false });
    expect(tookMs).toBeLessThan(hangingMs);
  });

  it('ends the code of a build that left the registry, with what it changed for other builds', async () => {
    const page = `require('react').isPatched = true; ${pageCode}`;
    const { render, keepOnly } = aSite({
      page,
      shell: `${shellCode}
      const { prepare } = exports;
      exports.prepare = (job) => prepare({ ...job, path: String(require('react').isPatched ?? false) });`,
    });
    const read = async () => /머리 (\w+)/.exec((await render({ isOpen: false }))?.html ?? '')?.[1];
    // Both workers run the page, which then changes the chrome of other pages.
    await render();
    await render();
    expect(await read()).toBe('true');

    keepOnly();

    expect([await read(), await read()]).toEqual(['false', 'false']);
  });

  it.each([
    ['fills memory outside the heap', 'const kept = []; setInterval(() => kept.push(Buffer.alloc(2 ** 26, 1)), 50);'],
    ['works without a job', 'setInterval(() => { const end = Date.now() + 200; while (Date.now() < end); }, 1);'],
  ])('replaces a worker whose build %s', async (_what, code) => {
    const { render, kinds } = aSite({ page: `${code} ${pageCode}` });
    await render();

    while (kinds().length === 0) await delay(50);

    expect(kinds()[0]).toMatch(/ crashed$/);
  });

  it('renders many pages concurrently', async () => {
    const { render, faults } = aSite();

    const pages = await Promise.all(Array.from({ length: 15 }, () => render()));

    expect(faults).toEqual([]);
    expect(pages.filter((page) => page?.isWhole)).toHaveLength(15);
  });
});
