import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const css = read('HomeNewsScreen.module.css');
const screen = read('HomeNewsScreen.tsx');

/** Declarations of all rules for the lead picture, including those for narrow windows. */
const rules = [...css.matchAll(/\.card\[data-lead\] \.picture \{([^}]*)\}/g)].map(([, rule = '']) => rule);
const declared = (property: string) =>
  rules.flatMap((rule) => new RegExp(`(?:^|\\s)${property}: ([^;]+);`).exec(rule)?.[1] ?? []);

/** Reads the ratio of width to height with which the picture is sent and drawn. */
const sent = (property: string) => Number(new RegExp(`\\b${property}=\\{(\\d+)\\}`).exec(screen)?.[1]);

describe('picture of the lead news', () => {
  it('is uncropped: its box has the ratio of the picture at every width', () => {
    const [width, height] = (declared('aspect-ratio')[0] ?? '').split(' / ').map(Number);

    expect(declared('aspect-ratio')).toHaveLength(1);
    expect((width ?? 0) / (height ?? 0)).toBe(sent('width') / sent('height'));
    expect(declared('block-size')).toEqual(['auto']);
    expect(declared('(?:inline-size|max-block-size|object-fit)')).toEqual([]);
  });
});
