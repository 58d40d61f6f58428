import { setUpTestApp } from '../testing/testApp.ts';

describe('an expired link to a file', () => {
  const test = setUpTestApp();
  const get = (url: string, headers: Readonly<Record<string, string>>) => test.app.inject({ url, headers });

  it.each(['/file/receipt?rsvtUid=1&exp=1&sig=x', '/file/travel-calendar?rsvtUid=1&exp=1&sig=x'])(
    'says so in the language of the browser: %s',
    async (url) => {
      const chosen = await get(url, { cookie: 'i18n_redirected=en', 'accept-language': 'ja' });
      const accepted = await get(url, { 'accept-language': 'zh-TW,en;q=0.5' });
      const korean = await get(url, {});

      expect([chosen.statusCode, chosen.body]).toEqual([
        404,
        'This link has expired. Please download the file again from My trips.',
      ]);
      expect(accepted.body).toMatch(/[一-鿿]/);
      expect(accepted.body).not.toMatch(/[가-힣]/);
      expect(korean.body).toBe('기한이 지난 주소입니다. 나의 여행에서 다시 내려받아 주세요.');
    },
  );
});

describe('a failure of an address that the browser opens', () => {
  const test = setUpTestApp();
  const url = '/api/v1/nosuch';

  it('is a sentence in the language of the browser, and of a call an envelope', async () => {
    const opened = { 'sec-fetch-mode': 'navigate', 'accept-language': 'ja', cookie: 'i18n_redirected=en' };
    const page = await test.app.inject({ url, headers: opened });
    const call = await test.app.inject({ url, headers: { 'accept-language': 'ja' } });
    const chosen = await test.app.inject({ url, headers: { language: '', 'accept-language': 'ja' } });

    expect(page.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect([page.statusCode, page.body]).toEqual([404, 'This page could not be found.']);
    expect(call.json().status.message).toMatch(/^[^가-힣]+$/);
    expect(chosen.json().status.message).toMatch(/[가-힣]/);
  });
});
