import { sql } from 'kysely';
import type { Database } from '../src/db/schema.ts';
import { openTestApp, type TestApp } from '../src/testing/testApp.ts';

const languages = [
  ['CD0000000128', 'en', /^[^가-힣]+$/],
  ['CD0000001271', 'ja', /[ぁ-んァ-ヶ一-龠]/],
  ['CD0000000546', 'zh-CN', /[一-龠]/],
  ['CD0000001273', 'zh-TW', /[一-龠]/],
] as const;

/** Names of texts, and how many there are in lists. */
const toShape = (texts: Readonly<Record<string, unknown>> = {}): string =>
  Object.entries(texts)
    .map(([name, text]) => (Array.isArray(text) ? `${name} ${text.length}` : name))
    .toSorted()
    .join();

describe('travel content', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ sample: true });
  });
  afterAll(() => test.close());

  const get = async (url: string, language: string) =>
    (await test.app.inject({ url, headers: { language } })).json().data;

  it.each(languages)(
    'in %s is %s for every place: name, text, address, hours, days off',
    async (code, lang, script) => {
      const { list } = await get('/api/v1/attraction/list?pageSize=100', code);
      const korean = /[가-힣]/;
      const wrong = [];
      for (const { gdsNm, summary, addr, closedDays, thumbAlt, lang: own } of list) {
        if (own !== lang || !script.test(gdsNm)) wrong.push(`${gdsNm} is ${own}`);
        wrong.push(...[gdsNm, summary, addr, closedDays, thumbAlt].filter((text) => korean.test(text)));
      }
      for (const { gdsUid } of list.filter((_place: unknown, index: number) => index % 16 === 0)) {
        const { description, notice, hours, options, refundRules } = await get(
          `/api/v1/attraction/detail/${gdsUid}`,
          code,
        );
        const words = [
          description,
          notice,
          ...hours.flatMap(({ label, text }: { label: string; text: string }) => [label, text]),
          ...options.map(({ optionNm }: { optionNm: string }) => optionNm),
          ...refundRules.map(({ label }: { label: string }) => label),
        ];
        wrong.push(...words.filter((text) => korean.test(text)));
      }

      expect(list).toHaveLength(64);
      expect(wrong).toEqual([]);
    },
  );

  const tables = [
    'goods',
    'goods_option',
    'goods_price',
    'goods_image',
    'goods_notice',
    'pass_option',
    'tour',
    'tour_stop',
    'promotion',
    'coupon_pblcn',
    'travel_info',
    'direction',
    'feed',
  ] as const satisfies (keyof Database)[];

  it.each(tables)('of the sample is in all five languages, each with the texts of the others: %s', async (table) => {
    const { rows } = await sql<{ i18n: Record<string, Record<string, unknown>> }>`
      select i18n from ${sql.table(table)}`.execute(test.db);
    const locales = languages.map(([, locale]) => locale).toSorted();
    const wrong = rows.flatMap(({ i18n }) => [
      ...(JSON.stringify(Object.keys(i18n).toSorted()) === JSON.stringify(locales) ? [] : [Object.keys(i18n)]),
      ...locales.filter(
        (locale) =>
          toShape(i18n[locale]) !== toShape(i18n.en) || /[가-힣]|undefined/.test(JSON.stringify(i18n[locale])),
      ),
    ]);

    expect(rows.length).toBeGreaterThan(4);
    expect(wrong).toEqual([]);
  });

  it('keeps the Korean name beside another one', async () => {
    const { gdsNm, gdsNmKo } = await get('/api/v1/attraction/detail/G0001', 'CD0000000128');

    expect([gdsNm, gdsNmKo]).toEqual(['Haesol Windy Hill Observatory', '해솔 바람언덕 전망대']);
  });

  const codeGroups = [
    ...[
      'DEPT',
      'ETC_INFO',
      'FACILITY',
      'GDS_CATEGORY_CD',
      'GDS_TYCD',
      'INDUSTRY',
      'INQUIRY_CTG',
      'LEAVE_WHY',
      'MBR_CLS',
      'NATION',
      'PS_CD',
      'REFUND_WHY',
    ],
    ...['REVIEW_REPORT', 'SCALE', 'SGG', 'THEME_CD', 'TOURIST_TYCD'],
  ];

  it.each(codeGroups)('has no Korean name of a code in another language: %s', async (group) => {
    const lists = await Promise.all(languages.map(([code]) => get(`/api/v1/codes/${group}`, code)));
    const names = lists.flatMap(({ list }) => list.map(({ codeName }: { codeName: string }) => codeName));

    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => /[가-힣]/.test(name))).toEqual([]);
  });

  it('has codes and passes in each language', async () => {
    const { list } = await get('/api/v1/codes/SGG', 'CD0000000129');
    const passes = await get('/api/v1/pass/list', 'CD0000000547');

    expect(list[0].codeName).toBe('ヘソル市');
    expect(passes.list.map((pass: { lang: string }) => pass.lang)).toEqual(passes.list.map(() => 'zh-TW'));
  });

  it('is Korean for unknown codes and for what is not translated, and says so', async () => {
    const unknown = await get('/api/v1/attraction/detail/G0001', 'CD9999999999');
    const { list } = await get('/api/v1/recommendTour/list', 'CD0000000128');

    expect(unknown.lang).toBe('ko');
    expect(list.every(({ lang }: { lang: string }) => lang === 'en')).toBe(true);
  });
});
