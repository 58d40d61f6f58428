import { aMember, anAttraction, aTour, renderPage, screen, waitFor, within } from '@haesol/remote/testing';
import { app } from '#app';
import { myAnswers } from '#testing/myScreens';

const places = ['g1', 'g2', 'g3', 'g4', 'g5'].map((gdsUid) =>
  anAttraction({ gdsUid, gdsNm: `관광지 ${gdsUid}`, interestYn: 'Y' }),
);
const open = (search: string) =>
  renderPage({
    app,
    path: `/travel/my?tab=favourite${search}`,
    session: aMember(),
    answers: {
      ...myAnswers,
      'mypage.travelCounts': { ...myAnswers['mypage.travelCounts'], favourite: 7, favouriteTour: 2 },
      'mypage.myAttractionList': { list: places, cnt_total: 5 },
      'mypage.myTourList': {
        list: [aTour({ interestYn: 'Y' }), aTour({ tourUid: 't2', title: '도자마을 느린 산책' })],
        cnt_total: 2,
      },
      'codes.list': { list: [], cnt_total: 0 },
      'plan.add': { planUid: 'p1' },
      'attraction.interestRemove': { gdsUid: 'g3', interestYn: 'N', interestCnt: 0 },
      'tour.interestRemove': { tourUid: 't1', interestYn: 'N', interestCnt: 0 },
    },
  });

describe('the favourites', () => {
  it('are of two kinds, each with its number', async () => {
    await open('');
    const kinds = within(await screen.findByRole('group', { name: '찜 종류' }));

    expect(await kinds.findByRole('link', { name: /^관광지 5/ })).toHaveAttribute('aria-current', 'true');
    expect(kinds.getByRole('link', { name: /^추천코스 2/ })).toHaveAttribute(
      'href',
      '/travel/my?tab=favourite&liked=TOUR',
    );
  });

  it('that are tours lead to their pages and to a plan, and can be unmarked', async () => {
    const { shell, user } = await open('&liked=TOUR');

    expect(await screen.findByRole('link', { name: '아이와 함께 하루' })).toHaveAttribute(
      'href',
      '/travel/tour?tourUid=t1',
    );
    await user.click(screen.getByRole('button', { name: '아이와 함께 하루 찜하기' }));
    await waitFor(() => expect(shell.record.announcements).toContain('아이와 함께 하루 찜을 풀었습니다.'));
    await user.click(screen.getByRole('button', { name: '이 일정 담기: 도자마을 느린 산책' }));

    await waitFor(() => expect(shell.location.get().search).toContain('planUid=p1'));
    const sent = (name: string) => shell.http.requests.filter((request) => request.name === name);
    expect(sent('tour.interestRemove')[0]?.query).toEqual({ tourUid: 't1' });
    expect(sent('plan.add')[0]?.body).toMatchObject({ tourUid: 't2', title: '도자마을 느린 산책' });
    expect(sent('mypage.travelCounts').length).toBeGreaterThan(1);
  });

  it('that are places are chosen for a comparison, in the address', async () => {
    const { shell, user } = await open('');
    await user.click(await screen.findByRole('checkbox', { name: '관광지 g1 비교에 담기' }));
    expect(screen.queryByRole('link', { name: /비교하기$/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: '관광지 g3 비교에 담기' }));

    // Beside the text, and in the bar of phones.
    const links = await screen.findAllByRole('link', { name: '2곳 비교하기' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(2).fill('/travel/compare?place1=g1&place2=g3'),
    );
    expect(new URLSearchParams(shell.location.get().search).get('compare')).toBe('g1,g3');
  });

  it('that are unmarked leave the comparison', async () => {
    const { shell, user } = await open('&compare=g1,g3');
    await user.click(await screen.findByRole('button', { name: '관광지 g3 찜하기' }));

    await waitFor(() => expect(new URLSearchParams(shell.location.get().search).get('compare')).toBe('g1'));
    expect(screen.queryByRole('link', { name: /비교하기$/ })).toBeNull();
    expect(screen.getByRole('checkbox', { name: '관광지 g1 비교에 담기' })).toBeChecked();
  });

  it('are compared by four at most, and the choice of an address is kept', async () => {
    const { user } = await open('&compare=g1,g2,g3,g4');

    expect(await screen.findByRole('checkbox', { name: '관광지 g5 비교에 담기' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: '관광지 g4 비교에 담기' })).toBeChecked();
    await user.click(screen.getAllByRole('button', { name: '선택 해제' })[0] as HTMLElement);
    expect(screen.getByRole('checkbox', { name: '관광지 g4 비교에 담기' })).not.toBeChecked();
  });
});
