import { readFileSync } from 'node:fs';

type Theme = 'light' | 'dark' | 'contrast';
type Pair = readonly [ink: string, ground: string, least: number];

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const declarations = (css: string) =>
  [...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].map((m) => [m[1], m[2]] as const);

function readThemes(): Record<Theme, ReadonlyMap<string, string>> {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [role = '', value = ''] of declarations(read('tokens.css'))) {
    const both = /^light-dark\(([^,]+), ([^,]+)\)$/.exec(value);
    light.set(role, both?.[1] ?? value);
    dark.set(role, both?.[2] ?? value);
  }
  const [chosen = ''] = contrastBlocks();
  const own = declarations(chosen).map(([role = '', value = '']) => [role, value] as const);
  return { light, dark, contrast: new Map([...light, ...own]) };
}

function contrastBlocks(): string[] {
  return [...read('contrast.css').matchAll(/:root[^{]*\{([^}]*)\}/g)].map((m) => m[1] ?? '');
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const on = (grounds: string, inks: string, least: number): Pair[] =>
  grounds.split(' ').flatMap((ground) => inks.split(' ').map((ink) => [ink, ground, least] as const));

const pairs: readonly Pair[] = [
  ...on('bg bg-sub bg-raised', 'ink ink-2 ink-3 action-ink danger success warning info pine amber-ink', 4.5),
  ...on('bg-sunk', 'ink ink-2 ink-3', 4.5),
  ...on('bg-tint row-blue', 'ink ink-2 action-ink', 4.5),
  ...on('row-sky row-gray row-red', 'ink ink-2 ink-3', 4.5),
  ...on('sand', 'ink ink-2 ink-3 action-ink pine amber-ink', 4.5),
  ...on('ridge-1 ridge-2', 'ink ink-2', 4.5),
  ...on('action action-hover action-press', 'on-action', 4.5),
  ...on('disabled-bg', 'disabled-ink', 4.5),
  ...['blue', 'sky', 'gray', 'red', 'black'].flatMap((state) => on(`st-${state}-bg`, `st-${state}-on`, 4.5)),
  ...on('st-red-bg', 'ink danger', 4.5),
  ...on('bg', 'st-blue st-sky st-gray st-red st-black', 4.5),
  ...on('pine-soft', 'pine', 4.5),
  ...on('bg-inverse', 'ink-inverse ink-inverse-2', 4.5),
  ...on('foot-ridge', 'foot-ink foot-ink-2 foot-ink-3', 4.5),
  ...on('toast', 'ink-inverse action-inverse danger-inverse', 4.5),
  ...on('highlight', 'ink', 4.5),
  ...on('scene-sky', 'on-scene on-scene-2 pine', 4.5),
  ...on('ticket-1 ticket-2 ticket-3 ticket-4 map-on', 'on-ticket', 4.5),
  ...on('map-region', 'ink ink-3', 4.5),
  ...on('qr-ground', 'qr-dot', 7),
  ...on('bg bg-sub bg-raised sand', 'line-control focus', 3),
  ...on('st-red', 'bg', 4.5),
  ...on('foot-ridge', 'foot-line focus-inv', 3),
  ...on('bg-inverse toast', 'focus-inv', 3),
];

const themes = readThemes();
const measured = Object.entries(themes).map(([theme, roles]) => ({
  theme,
  results: pairs.map(([ink, ground, least]) => {
    const value = ratio(roles.get(ink) ?? '', roles.get(ground) ?? '');
    return { pair: `${ink} on ${ground}`, least, value };
  }),
}));

describe('contrast of the roles', () => {
  afterAll(() => {
    for (const { theme, results } of measured) {
      const worst = results.toSorted((a, b) => a.value / a.least - b.value / b.least).slice(0, 5);
      const line = worst.map(({ pair, value }) => `${pair} ${value.toFixed(2)}`).join(' · ');
      process.stdout.write(`worst contrast, ${theme}: ${line}\n`);
    }
  });

  it.each(measured)('is sufficient in every pair of the $theme theme', ({ results }) => {
    const tooLow = results.filter(({ value, least }) => !(value >= least));

    expect(tooLow).toEqual([]);
  });

  it('has the same values for the system’s high contrast and the chosen one', () => {
    const [chosen, system] = contrastBlocks();

    expect(system).toBe(chosen);
  });
});
