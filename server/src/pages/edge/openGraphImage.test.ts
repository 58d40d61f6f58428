import { remoteJson } from '@haesol/contracts/release';
import { toOpenGraphImage } from './openGraphImage.ts';

const aRoute = (path: string, title: string) =>
  remoteJson.parse({
    id: 'mf-a',
    requires: { shellApi: 1 },
    area: ['/'],
    routes: [{ path, layout: 'default', group: null, guard: null, render: 'client', title }],
  }).routes[0];

describe('toOpenGraphImage', () => {
  it('is the picture of the page’s item', () => {
    const route = aRoute('/infoPlaza/newsDetail', '{0.title}');

    expect(toOpenGraphImage(route, [{ title: '소식', thumbUrl: '/art/scene/news-12.svg?v=1' }])).toBe(
      '/art/og/news-12.png',
    );
  });

  it('is not that of the first item of a list, which changes', () => {
    const route = aRoute('/infoPlaza/news', '소식');

    expect(toOpenGraphImage(route, [{ list: [{ thumbUrl: '/art/scene/news-12.svg' }] }])).toMatch(
      /^\/art\/og\/scene-\d+\.png$/,
    );
  });

  it('is the banner of the home page, also for unknown pages', () => {
    expect(toOpenGraphImage(aRoute('/', '홈'), [])).toBe('/art/og/banner-1.png');
    expect(toOpenGraphImage(undefined, [])).toBe('/art/og/banner-1.png');
  });

  it('is always the same for a page', () => {
    const route = aRoute('/intro/vision', '비전 및 목표');

    expect(toOpenGraphImage(route, [])).toBe(toOpenGraphImage(route, []));
  });
});
