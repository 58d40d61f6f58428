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

  it('refuses colours that cannot be read', () => {
    const problems = problemsOf((content) => {
      (content.colors as Record<string, unknown>).action = { light: '#ffccdd', dark: '#f07fab' };
    });

    expect(problems).toEqual(['colors.action.light: #ffffff on #ffccdd has a contrast below 4.5']);
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
