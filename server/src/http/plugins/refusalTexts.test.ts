import { toRefusalLanguage, translateFields } from './refusalTexts.ts';

describe('toRefusalLanguage', () => {
  it.each([
    ['CD0000000128', 'This coupon cannot be used here.'],
    ['CD0000001271', 'この商品には使えないクーポンです。'],
    ['CD0000001258', '이 상품에는 사용할 수 없는 쿠폰입니다.'],
    ['', '이 상품에는 사용할 수 없는 쿠폰입니다.'],
  ])('translates a refusal for the language code %p', (code, text) => {
    expect(toRefusalLanguage(code)('이 상품에는 사용할 수 없는 쿠폰입니다.')).toBe(text);
  });
});

describe('translateFields', () => {
  it('translates the messages at fields and keeps other data', () => {
    const translate = toRefusalLanguage('CD0000000128');
    const fieldErrors = [{ field: 'useDate', code: 'custom', message: '이용일을 선택해 주세요.' }];

    expect(translateFields({ fieldErrors }, translate)).toEqual({
      fieldErrors: [{ field: 'useDate', code: 'custom', message: 'Please choose the date of your visit.' }],
    });
    expect(translateFields({ price: 9_900 }, translate)).toEqual({ price: 9_900 });
  });
});
