import { globSync } from 'node:fs';
import { asksForWindow, findFixedContainers, followers, isOfFrame } from './widthQueries.ts';
import { readText, root } from './workspace.ts';

const sheets = globSync('{shell,shared/*,mf-*}/src/**/*.css', { cwd: root });

describe('width queries in style sheets', () => {
  it('use the window only in the frame, and in listed components', () => {
    const outside = sheets.filter((path) => asksForWindow(readText(path)) && !isOfFrame(path));

    process.stderr.write(`widths: ${sheets.length} style sheets, ${outside.length} components ask for the window\n`);
    expect(sheets.length).toBeGreaterThan(200);
    expect(outside.filter((path) => !followers.has(path))).toEqual([]);
    expect([...followers].filter((path) => !outside.includes(path))).toEqual([]);
  });

  it('use rem for containers, so that they grow with the text', () => {
    expect(sheets.flatMap((path) => findFixedContainers(readText(path)).map((query) => `${path}: ${query}`))).toEqual(
      [],
    );
  });

  it.each([
    ['@container (max-inline-size: 640px) { .a { gap: 0; } }', 1],
    ['@container list (min-width: 40em) { .a { gap: 0; } }', 1],
    ['@container (inline-size >= 16rem) { .a { gap: 640px; } }', 0],
  ])('the search for fixed containers parses %s', (css, count) => {
    expect(findFixedContainers(css)).toHaveLength(count);
  });

  it.each([
    ['@media (min-width: 1280px) {}', true],
    ['@media screen and (max-width: 499.98px) {}', true],
    ['@media (max-height: 399.98px) {}', false],
    ['@media print { .a { width: 1px; } }', false],
  ])('the search for the window parses %s', (css, asks) => {
    expect(asksForWindow(css)).toBe(asks);
  });
});
