import { findLanguage, toLocale } from '@haesol/contracts/common';
import { aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import { messagesIn } from './messages.ts';
import { openTestSite, parsePage, publicUrl } from './testEdge.ts';

const path = '/travel';
const routes = [
  aRoute({
    path,
    group: 'travel',
    title: '누리도 여행',
    // The API of the test answers with the language in which it is asked.
    structuredData: { '@type': 'TouristAttraction', name: '{0.language}' },
    gets: ['/api/v1/posts/list?pageNum=1'],
  }),
  aRoute({ path: '/travel/cart', group: 'travel', title: '장바구니', noindex: true }),
];
const texts = {
  en: { routes: { [path]: { title: 'Travel Nurido', description: 'Eight towns' } }, menu: {} },
  ja: { routes: { [path]: { title: 'ヌリドの旅', description: '八つの町' } }, menu: {} },
};

const site = await openTestSite();
beforeEach(async () => {
  await site.publishAll();
  const remoteJson = { ...aRemoteJson({ id: 'mf-travel', area: [path], routes }), texts };
  await site.publish({ buildId: 'travel002', remoteJson });
});
afterEach(() => site.reset());
afterAll(() => site.close());

interface Asking {
  readonly cookie?: string;
  readonly 'accept-language'?: string;
}

function openPages() {
  let count = 0;
  const app = site.createSite({
    contentVersion: async () => '1',
    renderPage: async ({ languageCd, path: rendered }) => {
      count += 1;
      const html = `<main>${toLocale(languageCd)} ${rendered}</main>`;
      return { html, rendered: [], failed: [], hints: [], isWhole: true };
    },
  });
  const get = async (url: string, headers: Asking = {}) => {
    const response = await app.inject({ url, headers: { accept: 'text/html', ...headers } });
    const main = /<main>(.*?)<\/main>/.exec(response.body)?.[1];
    const lang = /<html lang="([^"]+)"/.exec(response.body)?.[1];
    return { main, lang, ...response, ...parsePage(response.body) };
  };
  return { get, rendered: () => count };
}

const listAlternates = (body: string) =>
  [...body.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, language, url]) => [
    language,
    url,
  ]);

describe('a page of a remote with several languages', () => {
  it('is sent in the accepted language, with title, description and addresses of that language', async () => {
    const page = await openPages().get(path, { 'accept-language': 'ja-JP,ja;q=0.9' });

    expect([page.lang, page.title, page.description]).toEqual([
      'ja',
      'ヌリドの旅 | ヘソル大学校産学協力団',
      '八つの町',
    ]);
    expect(page.canonical).toBe(`${publicUrl}/travel?lang=ja`);
    const url = `${publicUrl}/travel?lang=ja`;
    expect(page.structuredData).toMatchObject({
      ...{ url, name: findLanguage('ja')?.languageCd },
      mainEntityOfPage: { '@id': url, inLanguage: 'ja' },
    });
    expect(page.breadcrumbs).toMatchObject({
      itemListElement: [{ name: messagesIn('ja').homeCrumb }, { name: 'ヌリドの旅', item: url }],
    });
    expect(JSON.stringify([page.structuredData, page.breadcrumbs])).not.toMatch(/[가-힣]/);
    expect(page.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect(page.headers['set-cookie']).toBeUndefined();
  });

  it('links its languages, and the address without one for all others', async () => {
    const { body } = await openPages().get(path);
    const hidden = await openPages().get('/travel/cart');

    expect(listAlternates(body)).toEqual([
      ['ko', `${publicUrl}/travel`],
      ['en', `${publicUrl}/travel?lang=en`],
      ['ja', `${publicUrl}/travel?lang=ja`],
      ['x-default', `${publicUrl}/travel`],
    ]);
    expect(listAlternates(hidden.body)).toEqual([]);
  });

  it('makes the language of a link the choice of the browser', async () => {
    const { get } = openPages();

    const linked = await get('/travel?lang=en', { 'accept-language': 'ja' });
    const unknown = await get('/travel?lang=xx');

    expect([linked.lang, linked.main]).toEqual(['en', 'en /travel']);
    expect(linked.headers['set-cookie']).toBe('i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax');
    expect([unknown.lang, unknown.headers['set-cookie']]).toEqual(['ko', undefined]);
  });

  it('is cached once for each language, however it was chosen', async () => {
    const { get, rendered } = openPages();

    const pages = [
      await get(path),
      await get(path, { 'accept-language': 'ja' }),
      await get('/travel?lang=ja'),
      await get(path, { cookie: 'i18n_redirected=ja', 'accept-language': 'en' }),
      await get(path, { cookie: 'i18n_redirected=ko', 'accept-language': 'en' }),
    ];

    expect(pages.map(({ main }) => main?.split(' ')[0])).toEqual(['ko', 'ja', 'ja', 'ja', 'ko']);
    expect(rendered()).toBe(2);
  });
});

it('a page in Korean alone ignores what the browser accepts, and has no alternates', async () => {
  const page = await openPages().get('/infoPlaza/notice', { 'accept-language': 'ja' });

  expect([page.lang, page.headers.vary]).toEqual(['ko', 'Accept-Encoding, Cookie']);
  expect([page.canonical, listAlternates(page.body)]).toEqual([`${publicUrl}/infoPlaza/notice`, []]);
});
