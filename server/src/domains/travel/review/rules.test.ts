import { toReviewLang } from './rules.ts';

describe('toReviewLang', () => {
  it.each([
    ['Loved 해솔 market, come at dusk', 'ko', 'en'],
    ['Loved 해솔 market, come at dusk', 'ja', 'en'],
    ['바다 열차 VIEW가 최고였어요!', 'en', 'ko'],
    ['ㅋㅋ 또 올게요', 'zh-TW', 'ko'],
    ['夕方の해솔市場がとても美しかったです', 'ko', 'ja'],
    ['景色非常美，推荐傍晚来', 'zh-CN', 'zh-CN'],
    ['景色非常美，推薦傍晚來', 'zh-TW', 'zh-TW'],
    ['海景很美', 'ko', 'zh-CN'],
    ['最高', 'ja', 'ja'],
    ['★★★★★ 10/10', 'en', 'en'],
    ['★★★★★ 10/10', 'ko', 'ko'],
  ] as const)('of %p on a page in %s is %s', (content, page, lang) => {
    expect(toReviewLang(content, page)).toBe(lang);
  });
});
