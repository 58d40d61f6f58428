import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandTextsIn } from './brand.ts';
import { toBrandStyle } from './brandStyle.ts';
import { readBrand } from './readBrand.ts';

const example = fileURLToPath(new URL('../../../deploy/brand.example.json', import.meta.url));
const dir = mkdtempSync(path.join(tmpdir(), 'haesol-brand-'));
afterAll(() => rmSync(dir, { recursive: true }));

type Content = Record<string, unknown>;

function readChanged(change: (content: Content) => void) {
  const content: Content = JSON.parse(readFileSync(example, 'utf8'));
  // The example's marks and pages are beside the example.
  delete content.mark;
  delete content.pages;
  change(content);
  const file = path.join(dir, 'brand.json');
  writeFileSync(file, JSON.stringify(content));
  return readBrand(file);
}

const problemsOf = (change: (content: Content) => void) => {
  const read = readChanged(change);
  return 'problems' in read ? read.problems : [];
};

describe('readBrand', () => {
  it('reads the example', () => {
    const read = readBrand(example);

    expect(read).toMatchObject({ brand: { travel: false, portal: '다온 산학협력 포털' } });
  });

  it('fills languages without texts by English', () => {
    const read = readBrand(example);
    if (!('brand' in read)) throw new Error(read.problems.join());

    expect(brandTextsIn('ja', read.brand).site).toBe('Daon University Centre for Industry Collaboration');
    expect(brandTextsIn('ja', read.brand).businessNo).toBe('000-81-00024');
  });

  it('names missing and unknown entries by their place', () => {
    const problems = problemsOf((content) => {
      content.portal = '';
      content.campus = 'north';
      (content.texts as { ko: Content }).ko.phone = undefined;
    });

    expect(problems.map((problem) => problem.split(':', 1)[0]).sort()).toEqual(['', 'portal', 'texts.ko.phone']);
  });

  it('refuses hours that are no times, or in another order', () => {
    const ofTexts = (hours: Content) =>
      problemsOf((content) => Object.assign((content.texts as { ko: Content }).ko, hours));

    expect(ofTexts({ opens: '9시' })).toContain('texts.ko.opens: must be a time as 09:00');
    expect(ofTexts({ closes: '08:00' })).toEqual([expect.stringMatching(/^texts\.ko: opens.*in this order$/)]);
  });

  it('refuses colours that cannot be read', () => {
    const problems = problemsOf((content) => {
      (content.colors as Record<string, unknown>).action = { light: '#ffccdd', dark: '#f07fab' };
    });

    expect(problems).toEqual(['colors.action.light: #ffffff on #ffccdd has a contrast below 4.5']);
  });

  it.each([
    [{ order: ['intro', 'mypage'] }, 'menu.order: mypage is no group of the main menu'],
    [{ order: ['intro', 'intro'] }, 'menu.order: intro is there twice'],
    [{ order: [] }, 'menu.order: needs a group'],
    [{ order: ['intro', 'partners'] }, 'menu.groups.partners.ko: a new group needs a name'],
    [{ groups: { partners: { ko: '기업' } } }, 'menu.groups.partners: is not in menu.order'],
    [{ order: ['intro'], entries: { a: 'infoPlaza' } }, 'menu.entries.a: infoPlaza is not in menu.order'],
  ])('refuses a menu with %j', (menu, problem) => {
    expect(problemsOf((content) => Object.assign(content, { menu }))).toEqual([problem]);
  });

  it('takes a menu with the groups of the site alone, and none at all', () => {
    const menus = [{}, { groups: { travel: { ko: '여행' } }, order: ['infoPlaza', 'intro'] }];

    expect(menus.map((menu) => problemsOf((content) => Object.assign(content, { menu })))).toEqual([[], []]);
  });

  it.each([
    ['is no square', '<svg viewBox="0 0 40 20"></svg>'],
    ['has no viewBox', '<svg width="40" height="40"></svg>'],
    ['is no SVG', 'GIF89a'],
    ['is too large', `<svg viewBox="0 0 40 40"><!--${'x'.repeat(70_000)}--></svg>`],
  ])('refuses a mark that %s', (_what, svg) => {
    writeFileSync(path.join(dir, 'mark.svg'), svg);

    expect(problemsOf((content) => Object.assign(content, { mark: { plain: 'mark.svg' } }))).toEqual([
      expect.stringMatching(/^mark: (must be an SVG with a square viewBox|is larger than 65536 bytes)$/),
    ]);
  });

  it('takes one mark for both grounds, and names a missing file', () => {
    writeFileSync(path.join(dir, 'mark.svg'), '<svg viewBox="0 0 40 40"></svg>');
    const one = readChanged((content) => Object.assign(content, { mark: { plain: 'mark.svg' } }));

    expect('brand' in one && one.brand.mark?.inverse.svg).toBe('<svg viewBox="0 0 40 40"></svg>');
    expect(problemsOf((content) => Object.assign(content, { mark: { plain: 'gone.svg' } }))).toEqual([
      expect.stringMatching(/^mark: .*ENOENT.*gone\.svg/),
    ]);
  });

  it('has no pages of the built-in university, and those of its folder by their key', () => {
    const folder = mkdtempSync(path.join(dir, 'pages-'));
    writeFileSync(path.join(folder, 'intro_chart.json'), JSON.stringify({ title: '조직', blocks: [] }));
    const [without, own] = [undefined, folder].map((pages) =>
      readChanged((content) => Object.assign(content, { pages })),
    );

    expect(without).toMatchObject({ brand: { pages: {} } });
    expect(own).toMatchObject({ brand: { pages: { intro_chart: { title: '조직', blocks: [] } } } });
  });

  it.each([
    ['people.json', '{}', /^pages: people\.json has not the name of a page/],
    ['intro_chart.json', '{', /^pages: intro_chart\.json cannot be read$/],
    ['intro_chart.json', '{"title":"조직","blocks":[{"type":"film"}]}', /^pages: intro_chart\.json blocks\.0/],
  ])('refuses a page %s with %s', (name, page, problem) => {
    const pages = mkdtempSync(path.join(dir, 'pages-'));
    writeFileSync(path.join(pages, name), page);

    expect(problemsOf((content) => Object.assign(content, { pages }))).toEqual([expect.stringMatching(problem)]);
  });

  it('says that there is no such file', () => {
    expect(readBrand(path.join(dir, 'gone.json'))).toMatchObject({
      problems: [expect.stringMatching(/^cannot be read/)],
    });
  });
});

describe('the style of a brand', () => {
  it('has its colours in both themes', () => {
    const read = readBrand(example);
    const style = 'brand' in read ? toBrandStyle(read.brand) : '';

    expect(style).toContain('--color-action:light-dark(#8a1f4b,#f07fab)');
  });

  it('is absent without colours', () => {
    expect(toBrandStyle({ colors: undefined })).toBeUndefined();
  });
});
