import { setUpTestApp } from '../testing/testApp.ts';
import { readBrowserLanguage } from './browserLanguage.ts';

describe('readBrowserLanguage', () => {
  it.each([
    [{ cookie: 'i18n_redirected=ja', 'accept-language': 'en' }, 'CD0000000129'],
    [{ 'accept-language': 'zh-Hant-TW, en;q=0.5' }, 'CD0000000547'],
    [{ cookie: 'i18n_redirected=ko', 'accept-language': 'en' }, ''],
    [{ 'accept-language': 'fr' }, ''],
    [{}, ''],
  ])('prefers the chosen language to that of the browser: %j', (headers, code) => {
    expect(readBrowserLanguage({ headers })).toBe(code);
  });
});

describe('what the browser opens itself', () => {
  const test = setUpTestApp();

  it.each([
    '/file/download?fileUid=x',
    '/file/view?fileUid=x',
    '/file/bundle?refType=x&refUid=x',
    '/file/my-data?token=x',
    '/file/receipt?rsvtUid=x',
    '/pay/mock?attempt=x&sig=x',
    '/pay/mock/finish?attempt=x&sig=x&outcome=CLOSE',
    '/api/v1/auth/sns/dev/authorize?provider=kakao&state=s&challenge=c',
  ])('is in its language: %s', async (url) => {
    const { body } = await test.app.inject({ url, headers: { 'accept-language': 'en-GB' } });
    const korean = await test.app.inject({ url, headers: { 'accept-language': 'ko' } });

    expect(body.replace('value="한소셜"', '')).toMatch(/^[^가-힣]*[a-z][^가-힣]*$/);
    expect(korean.body).toMatch(/[가-힣]/);
  });
});
