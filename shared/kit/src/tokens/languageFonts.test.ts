import { readFileSync } from 'node:fs';

const css = ['languageFonts.css', 'tokens.css']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('\n');

/** Lists the fonts of the rule for a selector in their order. */
function listFonts(selector: string): string[] {
  const rule = css.slice(css.indexOf(`\n${selector} {`)).split('}')[0] ?? '';
  const stack = /--font-sans:\s*([^;]+);/.exec(rule)?.[1] ?? '';
  return stack.split(',').map((font) => font.trim().replaceAll('"', ''));
}

describe('fonts of texts', () => {
  it.each([
    [':root:lang(ja)', ['Hiragino Sans', 'Yu Gothic', 'Noto Sans JP']],
    [':root:lang(zh)', ['PingFang SC', 'Microsoft YaHei', 'Noto Sans SC']],
    [':root:lang(zh-Hant)', ['PingFang TC', 'Microsoft JhengHei', 'Noto Sans TC']],
  ])('have the shapes of the language before the Korean ones: %s', (selector, own) => {
    const fonts = listFonts(selector);
    const korean = fonts.indexOf('Pretendard Variable');

    expect(fonts.slice(0, korean)).toEqual(expect.arrayContaining(own));
    expect(fonts.at(-1)).toBe('sans-serif');
  });

  it('are Korean first on Korean pages', () => {
    expect(listFonts(':root')[0]).toBe('Pretendard Variable');
  });
});
