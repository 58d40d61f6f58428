import { globSync } from 'node:fs';
import { readText, root } from './workspace.ts';

type Texts = { readonly [key: string]: string | Texts };

/** A number that counts something, as texts name it. */
const counted = /\{\{(?:\w*[cC]ount|\w*[cC]nt|total|free|remain|wait|capacity)(?:, number)?\}\}(?:<\/\w+>)?\s?(.?)/g;
/** Signs that have no counter: days to an end, free slots beside ticks, a unit of Latin letters. */
const signs = /^(?:D-|여유 )|km$/;

const listTexts = (texts: Texts, path = ''): readonly (readonly [key: string, text: string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : listTexts(value, `${path}${key}.`),
  );

const isBare = (text: string): boolean =>
  !signs.test(text) && [...text.matchAll(counted)].some(([, next = '']) => !/[가-힣%㎡]/.test(next));

describe('numbers in Korean texts', () => {
  it.each([
    ['알림 {{count}}', true],
    ['알림 {{count, number}}건', false],
    ['<1>{{count}}</1>', true],
    ['<1>{{count}}</1>곳 모두', false],
    ['여유 <1>{{count}}</1>', false],
    ['D-{{count}}', false],
  ])('needs a counter: %s', (text, expected) => {
    expect(isBare(text)).toBe(expected);
  });

  it('have their counter behind them (명, 건, 개, 곳, 장, 과정 …)', () => {
    const files = globSync('mf-*/src/messages/ko.json', { cwd: root });
    const bare = files.flatMap((file) =>
      listTexts(JSON.parse(readText(file)) as Texts)
        .filter(([, text]) => isBare(text))
        .map(([key, text]) => `${file} ${key}: ${text}`),
    );

    expect(files.length).toBeGreaterThan(4);
    expect(bare).toEqual([]);
  });
});
