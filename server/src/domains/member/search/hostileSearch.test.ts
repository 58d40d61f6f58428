import * as z from 'zod/mini';
import { setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { listApiRoutes } from '../../../testing/testWholeApi.ts';

/** Every endpoint with a keyword, and the path of its count. */
const calls: Readonly<Record<string, (word: string) => string>> = {
  site: (word) => `/api/v1/main/main?language=&searchKeyword=${word}`,
  suggestions: (word) => `/api/v1/search/suggest?q=${word}`,
  posts: (word) => `/api/v1/posts/list?board=NOTICE&searchKeyword=${word}`,
  faq: (word) => `/api/v1/posts/faq/list?searchKeyword=${word}`,
  questions: (word) => `/api/v1/qna/list?searchKeyword=${word}`,
  'similar questions': (word) => `/api/v1/qna/similar?q=${word}`,
  education: (word) => `/api/v1/edu/list?searchKeyword=${word}`,
  equipment: (word) => `/api/v1/equipment/list?searchKeyword=${word}`,
};

/** Keywords with a meaning in patterns but not in language. */
const patterns = ['%%%', '_', '__', '\\', '\\%', '.*', '[가-힣]+', '(?=.)', '$', "' or '1'='1"];
const odd = [
  '가'.repeat(10_000),
  'ㄱ'.repeat(100),
  'ㄱㄴ'.repeat(50),
  `${'a'.repeat(99)}🌲`,
  '🌲🏳️‍🌈👩‍👩‍👧‍👦',
  '\u202e\u2066장비',
  'ᄒ'.repeat(300),
  'Z̸͎̯'.repeat(50),
  '\ud800',
  '\u0000',
];
const limitMs = 2_000;

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_unused, at) => String.fromCodePoint(from + at));
/** Writes ASCII in full width, as Asian keyboards do. */
const toWide = (word: string) => word.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
/** Single letters, of Hangul as keyboards give them while a syllable is typed. */
const letters = [...range(0x3131, 0x3163), ...['ㆍ', 'ᄀ', 'ᅡ', 'ᆨ', 'ﾡ', '가', 'a', '1', '１', '王', 'é', '🌲']];
/** Other short keywords: parts of words, signs and blanks. */
const short = [
  ...['ㄱㄴ', 'ㄱ ㄴ', 'ㄱㅏ', 'ㅏㅏ', '가ㄴ', 'ㄱ가', '가 ㄱ', 'ㄱ 장비', '장비 ㄲ', 'a ㄱ', '1 ㄱ', 'ㄱ?'],
  ...range(0x20, 0x2f),
  ...range(0x3a, 0x40),
  ...range(0x5b, 0x60),
  ...range(0x7b, 0x7e),
  ...['', '  ', '\t', '\u00a0', '\u200b', '\u3000', '、', '·', '“”', '()', '신청', '신청 ㄱ', '어떻게'],
];

describe('malicious keywords', () => {
  const test = setUpTestApp({ sample: true });

  async function find(name: string, word: string): Promise<{ code: string; total: number; tookMs: number }> {
    const startedAt = performance.now();
    // A lone surrogate has no encoding; a broken client sends a replacement.
    const bytes = encodeURIComponent(word.toWellFormed());
    const response = await test.app.inject(calls[name]?.(bytes) ?? '');
    const { status, data } = response.json();
    const totals = JSON.stringify(data).matchAll(/"cnt_total":(\d+)/g);
    const counted = [...totals].reduce((sum, [, total]) => sum + Number(total), 0);
    return { code: status.code, total: counted + (data?.list?.length ?? 0), tookMs: performance.now() - startedAt };
  }

  it.each(Object.keys(calls))('are plain text in %s', async (name) => {
    for (const word of patterns) {
      const { code, total } = await find(name, word);

      // The sample has almost none of these characters.
      expect({ word, code, isAll: total > 20 }).toEqual({ word, code: '200', isAll: false });
    }
  });

  it.each(Object.keys(calls))('get a fast response from %s with any length and characters', async (name) => {
    for (const word of odd) {
      const { code, tookMs } = await find(name, word);

      // A zero byte is refused, everything else is a keyword.
      const codes = word === '\u0000' ? ['200', '4000'] : ['200'];
      expect({ word: word.slice(0, 12), isAnswered: codes.includes(code), isLate: tookMs > limitMs }).toMatchObject({
        isAnswered: true,
        isLate: false,
      });
    }
  });

  it.each(Object.keys(calls))('find the same in %s in any encoding', async (name) => {
    const countAll = async (toForm: (word: string) => string) => {
      const found = await Promise.all(['장비', '현미경', '2026', 'FE-SEM'].map((word) => find(name, toForm(word))));
      return found.map(({ total }) => total);
    };
    const totals = await countAll((word) => word.normalize('NFC'));

    expect(await countAll((word) => word.normalize('NFD'))).toEqual(totals);
    expect(await countAll((word) => `\u202d${toWide(word)}\u202c\u200b`)).toEqual(totals);
    expect(await countAll((word) => [...word, ''].join('\u200d\u3164\ufe0f\u034f'))).toEqual(totals);
    expect(Math.max(...totals)).toBeGreaterThan(0);
  });

  it('have an answer in every search of the site, however short', async () => {
    const { headers } = await signIn(test, 'admin');
    const { edu_uid: eduUid } = await test.db.selectFrom('edu').select('edu_uid').limit(1).executeTakeFirstOrThrow();
    const keys = { menu: 'tech', month: '2026-11', eduUid };
    const toPath = (path: string) =>
      Object.entries(keys).reduce((url, [name, key]) => url.replace(`{${name}}`, key), path);
    const searches = listApiRoutes(test.app).flatMap(({ endpoint: { query, path } }) => {
      const names = query instanceof z.core.$ZodObject ? Object.keys(query._zod.def.shape) : [];
      const key = ['searchKeyword', 'q'].find((name) => names.includes(name));
      return key === undefined ? [] : [`${toPath(path)}?board=NOTICE&language=&${key}=`];
    });
    const failed: string[] = [];
    for (const [no, search] of searches.entries()) {
      // Lists have one condition in common: each gets all letters, and another fifth of the other keywords.
      const isSite = /main|suggest/.test(search);
      for (const word of [...letters, ...short.filter((_word, at) => isSite || at % 5 === no % 5)]) {
        const response = await test.app.inject({ url: `${search}${encodeURIComponent(word)}`, headers });
        if (response.json().status.code !== '200') failed.push(`${search}${word} ${response.body}`);
      }
    }

    expect(searches.length).toBeGreaterThan(20);
    expect(failed).toEqual([]);
  }, 120_000);
});
