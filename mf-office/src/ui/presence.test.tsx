import { screen } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const banner = {
  ...{ id: 'b1', title: '개소식', sub: '새 소식', text: '', imageUrl: '/pictures/opening.svg', imageAlt: '그림' },
  ...{ link: '/infoPlaza/notice', linkLabel: '보기', moreLink: null, moreLabel: null, evidence: null, sort: 0 },
  ...{ fromDt: null, toDt: null, shownYn: 'Y', rev: 1 },
};
const others = [{ nm: '김하늘', sinceDt: '2026-11-23T10:10:00+09:00' }];

describe('an edit form', () => {
  it('names the colleague who has the same entry open', async () => {
    const { shell } = await openOffice(`${paths.banners}?edit=b1`, {
      'admin.listBanners': { list: [banner], cnt_total: 1 },
      'admin.presence': { others },
    });

    expect(await screen.findByText(/김하늘 님/)).toBeVisible();
    const sent = shell.http.requests.find(({ name }) => name === 'admin.presence');
    expect(sent?.body).toEqual({ ref: 'BANNER', uid: 'b1' });
  });
});
