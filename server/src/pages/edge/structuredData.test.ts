import { aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import { toBreadcrumbs, toStructuredData } from './structuredData.ts';

const publicUrl = 'https://haesol.example';
const url = `${publicUrl}/list`;

describe('toStructuredData', () => {
  it('numbers the entries of a list, and makes URLs of the site absolute', () => {
    const structuredData = {
      '@type': 'ItemList',
      itemListElement: {
        each: '0.list',
        item: { '@type': 'ListItem', position: '{0.position}', item: { name: '{0.title}', url: '/course?id={0.id}' } },
      },
    };
    const data = [
      {
        list: [
          { title: '가', id: 7 },
          { title: '나', id: 8 },
        ],
      },
    ];

    expect(toStructuredData({ structuredData }, data, { url, publicUrl, locale: 'ko' })).toMatchObject({
      url,
      itemListElement: [
        { position: 1, item: { name: '가', url: `${publicUrl}/course?id=7` } },
        { position: 2, item: { name: '나', url: `${publicUrl}/course?id=8` } },
      ],
    });
  });

  it('has the pictures of a list as absolute URLs', () => {
    const structuredData = { '@type': 'TouristAttraction', image: { each: '0.images', item: '{0.url}' } };
    const data = [{ images: [{ url: '/art/scene/beach.svg' }, { url: '/file/picture/1' }] }];

    expect(toStructuredData({ structuredData }, data, { url, publicUrl, locale: 'ko' })).toMatchObject({
      image: [`${publicUrl}/art/scene/beach.svg`, `${publicUrl}/file/picture/1`],
    });
  });

  it('omits missing values, and tags in a text', () => {
    const structuredData = { '@type': 'Answer', text: '{0.html}', image: '{0.thumbUrl}', url: '//elsewhere.example' };
    const data = [{ html: '<p>첫째</p><p>둘째 <b>줄</b></p>', thumbUrl: null }];

    expect(toStructuredData({ structuredData }, data, { url, publicUrl, locale: 'en' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Answer',
      text: '첫째 둘째 줄',
      url,
      mainEntityOfPage: { '@type': 'WebPage', '@id': url, inLanguage: 'en' },
    });
  });
});

describe('toBreadcrumbs', () => {
  const list = aRoute({ path: '/infoPlaza/notice', title: '공지사항', group: 'infoPlaza' });
  const detail = aRoute({ path: '/infoPlaza/noticeDetail', title: '{0.title} | 공지사항', group: 'infoPlaza' });
  const remoteJson = aRemoteJson({ routes: [list, detail] });

  it('goes from home over the list to a detail', () => {
    const crumbs = toBreadcrumbs(detail, { remoteJson }, { title: '점검 안내', url, publicUrl, locale: 'ko' });

    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: '홈', item: `${publicUrl}/` },
        { position: 2, name: '공지사항', item: `${publicUrl}/infoPlaza/notice` },
        { position: 3, name: '점검 안내', item: url },
      ],
    });
  });

  it('has the names and addresses of the language', () => {
    const english = { title: 'A', url, publicUrl, locale: 'en' };

    expect(toBreadcrumbs(detail, { remoteJson }, english)).toMatchObject({
      itemListElement: [{ name: 'Home' }, { item: `${publicUrl}/infoPlaza/notice?lang=en` }, { item: url }],
    });
  });

  it('includes a list, and is undefined for a page outside the menu', () => {
    const crumbs = toBreadcrumbs(list, { remoteJson }, { title: '공지사항', url, publicUrl, locale: 'ko' });

    expect(crumbs).toMatchObject({ itemListElement: [{ name: '홈' }, { name: '공지사항' }] });
    expect(
      toBreadcrumbs({ ...list, group: null }, { remoteJson }, { title: '공지사항', url, publicUrl, locale: 'ko' }),
    ).toBeUndefined();
  });
});
