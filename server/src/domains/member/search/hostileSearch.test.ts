import { openTestApp, type TestApp } from '../../../testing/testApp.ts';

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

describe('malicious keywords', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ sample: true });
  });
  afterAll(() => test.close());

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

  it.each(Object.keys(calls))('find the same in %s, composed or decomposed', async (name) => {
    const words = ['장비', '현미경'];
    const composed = await Promise.all(words.map((word) => find(name, word.normalize('NFC'))));
    const parted = await Promise.all(words.map((word) => find(name, word.normalize('NFD'))));
    const totals = composed.map(({ total }) => total);

    expect(parted.map(({ total }) => total)).toEqual(totals);
    expect(Math.max(...totals)).toBeGreaterThan(0);
  });
});
