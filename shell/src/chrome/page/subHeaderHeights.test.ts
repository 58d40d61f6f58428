import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Reads the value of a property in the last rule of a selector, which is the one for windows of 1280 px and more. */
function readLast(css: string, selector: string, property: string): string | undefined {
  const rule = css.slice(css.lastIndexOf(`${selector} {`)).split('}')[0] ?? '';
  return new RegExp(`${property}: ([^;]+);`).exec(rule)?.[1];
}

const css = read('SubHeader.module.css');
const tokens = read('../../../../shared/kit/src/tokens/tokens.css');
const wideTokens = tokens.slice(tokens.indexOf('@media (min-width: 1280px)'));
const pxPerRem = 16;
const fullPx = Number.parseFloat(readLast(css, '\n  .wrap', 'min-block-size') ?? '');
const halfPx = Number.parseFloat(/--size-page-head: ([\d.]+)rem;/.exec(wideTokens)?.[1] ?? '') * pxPerRem;

describe('heights of page headers', () => {
  it('gives headers of tasks and backgrounds the height of the token', () => {
    expect(readLast(css, '.place[data-size="half"] .wrap', 'min-block-size')).toBe('var(--size-page-head)');
    expect(readLast(css, '\n.ground', 'min-block-size')).toBe('var(--size-page-head)');
  });

  it('makes headers of tasks little more than half as high as full ones, with room for crumbs and title', () => {
    expect(fullPx).toBe(184);
    expect(halfPx / fullPx).toBeGreaterThanOrEqual(0.5);
    expect(halfPx / fullPx).toBeLessThan(0.625);
  });

  it('makes headers of posts, which have only crumbs, less than half as high', () => {
    const post = readLast(css, '.place[data-size="post"] .wrap', 'min-block-size');

    expect(post).toBe('calc(var(--size-page-head) / 2 + var(--space-4))');
    const space = Number.parseFloat(/--space-4: ([\d.]+)px;/.exec(tokens)?.[1] ?? '');
    expect((halfPx / 2 + space) / fullPx).toBeLessThan(0.5);
  });
});
