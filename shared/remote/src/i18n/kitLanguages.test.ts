import en from '@haesol/kit/languages/en.json' with { type: 'json' };
import ja from '@haesol/kit/languages/ja.json' with { type: 'json' };
import simplified from '@haesol/kit/languages/zh-CN.json' with { type: 'json' };
import traditional from '@haesol/kit/languages/zh-TW.json' with { type: 'json' };
import { listKitTexts } from '@haesol/remote/testing';

it.each(Object.entries({ en, ja, 'zh-CN': simplified, 'zh-TW': traditional }))(
  'has all texts of the kit in %s',
  (_language, texts) => {
    const keys = Object.entries(texts).map(([key, text]) => [key.replace(/_(one|other)$/, ''), text]);
    expect(Object.fromEntries(keys)).toEqual(
      Object.fromEntries(listKitTexts().map(([key]) => [key, expect.stringMatching(/^[^가-힣]+$/)])),
    );
  },
);
