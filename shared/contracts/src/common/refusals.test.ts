import { errorTable, toErrorMessage } from './errors.ts';
import en from './refusals/en.json' with { type: 'json' };
import ja from './refusals/ja.json' with { type: 'json' };
import simplified from './refusals/zh-CN.json' with { type: 'json' };
import traditional from './refusals/zh-TW.json' with { type: 'json' };
import { translateRefusal } from './refusals.ts';

const languages = { en, ja, 'zh-CN': simplified, 'zh-TW': traditional };

/** Codes that only booking of equipment gives, whose pages are Korean. */
const koreanOnly = ['4504'];

describe.each(Object.entries(languages))('refusals in %s', (_language, texts) => {
  it('have a text for each code of the error table', () => {
    const params = { n: 3, wait: '30초' };
    const untranslated = Object.keys(errorTable)
      .filter((code) => !koreanOnly.includes(code))
      .map((code) => translateRefusal(toErrorMessage(code as keyof typeof errorTable, params), texts))
      .filter((text) => /[가-힣]/.test(text));

    expect(untranslated).toEqual([]);
  });

  it('are the same messages in every language, without Korean, with their numbers', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    for (const [korean, text] of Object.entries(texts)) {
      expect(text).toMatch(/^[^가-힣]+$/);
      expect(text.match(/#/g)?.length).toBe(korean.match(/#/g)?.length);
    }
  });
});

describe('translateRefusal', () => {
  it('fills in the numbers of the message in their order', () => {
    expect(translateRefusal('남은 수량이 부족합니다. (남은 수량 2개)', en)).toBe(
      'There are not enough left. (Left: 2)',
    );
    expect(translateRefusal('내용은 5,000자까지 입력할 수 있습니다.', en)).toBe(
      'The text can have up to 5,000 characters.',
    );
  });

  it.each([
    ['로그인 시도 횟수를 초과했습니다. 1분 후 다시 시도해 주세요.', 'Too many attempts. Please try again in 1 minute.'],
    [
      '로그인 시도 횟수를 초과했습니다. 2분 후 다시 시도해 주세요.',
      'Too many attempts. Please try again in 2 minutes.',
    ],
    ['1초 후에 다시 요청해 주세요.', 'Please try again in 1 second.'],
    ['이 시간에는 1매까지 예약할 수 있습니다.', 'You can book up to 1 ticket for this time.'],
    ['한 번에 30박까지 예약할 수 있습니다.', 'You can book up to 30 nights at a time.'],
  ])('uses the form of the number: %s', (message, english) => {
    expect(translateRefusal(message, en)).toBe(english);
  });

  it('has a singular for every counted noun in English', () => {
    const plain = Object.values(en).filter((text) => /# (?:or more )?(?!times|to |of |on )[a-z]+s\b/.test(text));

    expect(plain).toEqual([]);
  });

  it('leaves a message without a translation in Korean', () => {
    expect(translateRefusal('3번째 글입니다.', en)).toBe('3번째 글입니다.');
  });
});
