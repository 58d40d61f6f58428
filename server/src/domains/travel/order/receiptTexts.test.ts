import { contentLocales } from '@haesol/contracts/common';
import { toMethodName } from './receiptTexts.ts';

describe('toMethodName', () => {
  it.each(contentLocales.filter((locale) => locale !== 'ko'))('names no way to pay in Korean in %s', (locale) => {
    const methods = ['카드', '문화상품권', '새로운 결제'].map((method) => toMethodName(method, locale));

    expect(methods.filter((method) => /[가-힣]/.test(method))).toEqual([]);
    expect(new Set(methods).size).toBe(3);
  });

  it('keeps a name that is not Korean, and Korean names in Korean', () => {
    expect(toMethodName('PayPay', 'en')).toBe('PayPay');
    expect(toMethodName('새로운 결제', 'ko')).toBe('새로운 결제');
  });
});
