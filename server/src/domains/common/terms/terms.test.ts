import { contracts } from '@haesol/contracts/areas';
import { contentLanguages } from '@haesol/contracts/common';
import { setUpTestApp } from '../../../testing/testApp.ts';

describe('terms', () => {
  const test = setUpTestApp();
  const get = async (url: string, language = '') =>
    (await test.app.inject({ url, headers: language === '' ? {} : { language } })).json().data;
  const [korean, ...others] = contentLanguages;
  const titles = {
    en: ['Terms of use', /^Article 1 /],
    ja: ['利用規約', /^第1条（/],
    'zh-CN': ['使用条款', /^第1条（/],
    'zh-TW': ['使用條款', /^第1條（/],
  } as const;

  it.each(others)('are answered in the language of the request: $locale', async ({ languageCd, locale }) => {
    const [title, heading] = titles[locale as keyof typeof titles];
    const text = contracts.termsGet.response.parse(await get('/api/v1/terms/USE', languageCd));
    const { list } = contracts.termsList.response.parse(await get('/api/v1/terms/list', languageCd));

    expect(text).toMatchObject({ title, lang: locale });
    expect(text.html.replace('<h3>', '')).toMatch(heading);
    expect(list[0]).toMatchObject({ code: 'USE', title });
    expect(list).toHaveLength(7);
  });

  it('are Korean in a version without a translation', async () => {
    await test.db
      .insertInto('terms')
      .values({
        code: 'USE',
        version: '9',
        title: '이용약관',
        required: true,
        effective_at: '2025-04-01',
        html: '<p>새 글</p>',
        sort: 1,
      })
      .execute();

    const [first] = others;
    const text = await get('/api/v1/terms/USE?version=9', first?.languageCd);

    expect(text).toMatchObject({ title: '이용약관', lang: korean?.locale, html: '<p>새 글</p>' });
  });
});
