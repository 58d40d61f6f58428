import { listKept } from './listKept.ts';
import { toOfflinePage } from './offlinePage.ts';

/** Storage with one member's documents, and another cache. */
function createCaches(documents: Readonly<Record<string, string>>): CacheStorage {
  const cache = {
    keys: async () => Object.keys(documents).map((path) => ({ url: `https://portal.example${path}` })),
    match: async ({ url }: { url: string }) => ({
      text: async () => documents[url.replace('https://portal.example', '')] ?? '',
    }),
  };
  return { keys: async () => ['haesol.kept.a1', 'other'], open: async () => cache } as unknown as CacheStorage;
}

describe('the page without a network', () => {
  it('lists the documents stored on this device, newest first', async () => {
    const kept = await listKept(
      createCaches({
        '/travel/voucher?rsvtUid=1': '<html><title>은물결 갯벌체험장</title></html>',
        '/travel/voucher?rsvtUid=2&a=b': '<html><title>A &amp; B</title></html>',
      }),
    );
    const page = toOfflinePage(kept, ['ko']);
    const links = [...page.matchAll(/<li><a href="([^"]*)">([^<]*)</g)].map(([, href, title]) => [href, title]);

    expect(links).toEqual([
      ['/travel/voucher?rsvtUid=2&amp;a=b', 'A &amp; B'],
      ['/travel/voucher?rsvtUid=1', '은물결 갯벌체험장'],
    ]);
    expect(page).toContain('<h2>이 기기에 저장한 바우처와 일정</h2>');
  });

  it('is in the language of the latest document', async () => {
    const path = '/travel/voucher?rsvtUid=1';
    const kept = await listKept(createCaches({ [path]: '<html data-x="y" lang="ja"><title>灯台</title></html>' }));

    expect(toOfflinePage(kept, ['ko'])).toMatch(/<html lang="ja">.*この端末に保存したバウチャーと旅行プラン/);
    expect(toOfflinePage(kept, ['ko'])).not.toMatch(/[가-힣]/);
  });

  it.each([
    [['fr', 'en-GB', 'ko'], 'en'],
    [['zh-Hant-HK'], 'zh-TW'],
    [['zh'], 'zh-CN'],
    [['ja-JP'], 'ja'],
    [['ko-KR', 'en'], 'ko'],
    [['de'], 'ko'],
  ])('is without documents in a language of the browser: %j', (accepted, lang) => {
    const page = toOfflinePage([], accepted);

    expect(page).toContain(`<html lang="${lang}">`);
    expect(/[가-힣]/.test(page)).toBe(lang === 'ko');
  });

  it('has no list without documents', () => {
    expect(toOfflinePage([], ['ko'])).not.toContain('<h2>');
  });
});
