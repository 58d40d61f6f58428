import { answers, closeTestSites, createTestSite, hangingMs, pageCode, patientMs } from './testSite.ts';

afterEach(closeTestSites);

describe('createPageRenderer', () => {
  it('renders slot, page and chrome, with the same ids as in the browser', async () => {
    const { render, faults } = createTestSite();

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

    const html = (await createTestSite({ page: inEnglish, slot: inEnglish, shell }).render())?.html;

    expect(html).toContain('<p>{&quot;travel.sticky.v1&quot;:&quot;en-XA&quot;}</p>');
    expect(html).toContain('{"mf-infoplaza":"en-XA"}');
  });

  it('leaves a part whose GET was not answered to the browser, which is no failure of its build', async () => {
    const [key = ''] = Object.keys(answers);
    const site = createTestSite();

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

    const rendered = await createTestSite({ page }).render();

    expect(rendered?.hints).toEqual([
      '<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/>',
      '<link rel="preload" href="/c.svg" as="image" fetchPriority="high" media="print"/>',
    ]);
    expect(rendered?.html).toContain('<main><p><img');
  });

  it('reports an error with the path of the page, without the query string, which may be personal', async () => {
    const { render, faults } = createTestSite({
      page: `exports.prepare = async () => { throw new Error('broken'); };`,
    });

    await render({ path: '/infoPlaza/notice?email=person@mail.example' });

    expect(faults).toMatchObject([{ path: '/infoPlaza/notice', error: expect.stringContaining('broken') }]);
    expect(JSON.stringify(faults)).not.toContain('person@mail');
  });

  it('renders only the chrome for a restricted page', async () => {
    const page = await createTestSite().render({ isOpen: false });

    expect(page?.html).toBe('<div><header>머리 /infoPlaza/notice?pageNum=2</header></div>');
    expect(page).toMatchObject({ rendered: [], isWhole: true });
  });

  it('skips a page without its data, since the browser would render something else', async () => {
    const { render, kinds } = createTestSite();

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
    const { render, kinds } = createTestSite({ slot, limitMs: kind === 'slow' ? hangingMs : patientMs });

    const page = await render();

    expect(page?.html).toMatch(/<main><p id="[^"]+">목록 <\/p><\/main>/);
    expect(page).toMatchObject({ rendered: ['mf-infoplaza'], failed: ['mf-travel'], isWhole: false });
    expect(kinds()).toEqual([`mf-travel@build001 ${kind}`]);
  });

  it('ignores messages forged by a build', async () => {
    const { render, kinds } = createTestSite({ slot: "exports.prepare = async () => process.send('ready');" });

    const page = await render();

    expect(page?.html).toContain('<main>');
    expect(kinds()).toEqual(['mf-travel@build001 threw']);
  });

  it('reports the last output of a worker', async () => {
    const { render, faults } = createTestSite({
      slot: 'exports.prepare = async () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); };',
    });

    await render();

    expect(faults[0]?.error).toMatch(/^exit SIG\w+ FATAL ERROR: .*heap out of memory$/);
  });

  it('refuses code that differs from the published one', async () => {
    const { render, files, kinds } = createTestSite();
    files.set('mf-infoplaza/build001/ssr/server.js', Buffer.from(`${pageCode}//`));

    expect(await render()).toMatchObject({ rendered: [], isWhole: false });
    expect(kinds()).toEqual(['mf-infoplaza@build001 failed']);
  });

  it('gives up if the shell itself cannot be rendered', async () => {
    const { render, kinds } = createTestSite({ shell: 'exports.prepare = async () => { throw new Error("no"); };' });

    expect(await render()).toBeUndefined();
    expect(kinds()).toEqual(['shell@build001 failed']);
  });

  it('excludes a build that hangs repeatedly for a minute, and then retries it', async () => {
    const clock = { now: 0 };
    const slot = 'exports.prepare = () => new Promise(() => {});';
    const { render, faults } = createTestSite({ slot, now: () => clock.now, limitMs: hangingMs });
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

  it('renders many pages concurrently', async () => {
    const { render, faults } = createTestSite();

    const pages = await Promise.all(Array.from({ length: 15 }, () => render()));

    expect(faults).toEqual([]);
    expect(pages.filter((page) => page?.isWhole)).toHaveLength(15);
  });
});
