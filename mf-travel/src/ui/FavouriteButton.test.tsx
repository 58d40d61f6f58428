import { aMember, anAttraction, aTour, aTourDetail, renderPage, screen, waitFor } from '@haesol/remote/testing';
import { app } from '#app';

const answers = {
  'attraction.list': { list: [anAttraction()], cnt_total: 1 },
  'codes.list': { list: [], cnt_total: 0 },
  'tour.list': { list: [aTour()], cnt_total: 1 },
  'tour.get': aTourDetail(),
  'tour.interestAdd': { tourUid: 't1', interestYn: 'Y', interestCnt: 1 },
  'attraction.interestAdd': { gdsUid: 'g1', interestYn: 'Y', interestCnt: 3 },
  'attraction.interestRemove': { gdsUid: 'g1', interestYn: 'N', interestCnt: 2 },
};
const name = '해솔 바람언덕 전망대 찜하기';

describe('the favourite button of a card', () => {
  it('marks a place and removes the mark', async () => {
    const { user, shell } = await renderPage({ app, path: '/travel/attractions', answers, session: aMember() });
    const button = await screen.findByRole('button', { name });

    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await user.click(button);

    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    expect(shell.record.announcements).toEqual([
      '해솔 바람언덕 전망대를 찜했습니다.',
      '해솔 바람언덕 전망대 찜을 풀었습니다.',
    ]);
  });

  it('is outside of the card’s link', async () => {
    await renderPage({ app, path: '/travel/attractions', answers });

    expect(await screen.findByRole('link', { name: '해솔 바람언덕 전망대' })).toHaveAttribute(
      'href',
      '/travel/attraction?gdsUid=g1',
    );
  });

  it('marks a tour in the list, and its page shows that', async () => {
    const { user, shell } = await renderPage({ app, path: '/travel/tours', answers, session: aMember() });
    await user.click(await screen.findByRole('button', { name: '아이와 함께 하루 찜하기' }));
    await waitFor(() => expect(shell.record.announcements).toEqual(['아이와 함께 하루를 찜했습니다.']));
    await user.click(screen.getByRole('link', { name: '아이와 함께 하루' }));

    expect(await screen.findByRole('button', { name: '찜' })).toHaveAttribute('aria-pressed', 'true');
    expect(shell.http.requests.find(({ name: call }) => call === 'tour.interestAdd')?.query).toEqual({ tourUid: 't1' });
  });

  it('of a tour asks a visitor to sign in, and marks nothing without', async () => {
    const { user, shell } = await renderPage({ app, path: '/travel/tour?tourUid=t1', answers });
    await user.click(await screen.findByRole('button', { name: '찜' }));

    expect(shell.http.requests.some(({ name: call }) => call === 'tour.interestAdd')).toBe(false);
    expect(screen.getByRole('button', { name: '찜' })).toHaveAttribute('aria-pressed', 'false');
  });
});
