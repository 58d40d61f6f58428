import { noAnswerYet, noNetwork, renderScreen, screen, within } from '@haesol/shared/testing';
import { app } from '#app';
import { aCourse } from '#testing/courseSample';
import HomeScreen from './HomeScreen.tsx';

const banners = ['기업의 고민', '공용장비 40종', '누리패스', '네 번째'].map((title, at) => ({
  id: `b${at}`,
  title,
  sub: '안내',
  imageUrl: `/art/scene/banner-${at}.svg`,
  imageAlt: '언덕 그림',
  link: at === 1 ? '/easyReservation' : '/cooperation/nowhere',
  linkLabel: '알아보기',
}));
const urgentPost = {
  postUid: 'u1',
  no: 1,
  board: 'NOTICE',
  categoryCd: 'GENERAL',
  categoryNm: '일반',
  title: '홈페이지 서비스 일시 중단 안내',
  summary: '',
  writerNm: '운영팀',
  createdDt: '2026-11-20T09:00:00+09:00',
  viewCnt: 1,
  fileCnt: 0,
  files: [],
  pinYn: 'N',
  newYn: 'Y',
  urgentYn: 'Y',
  thumbUrl: null,
  thumbAlt: null,
};
const course = aCourse({ eduUid: 'e1' });
const week = {
  days: ['2026-11-30', '2026-12-01'],
  rows: [
    {
      eqUid: 'q1',
      eqNm: '주사전자현미경',
      model: 'FE-SEM',
      place: '분석센터',
      openFrom: '09:00',
      slotMin: 60,
      cells: [
        { date: '2026-11-30', free: 3, total: 9, state: 'FEW', slots: [0, 1, 0, 0, 1, 1, 0, 0, 0] },
        { date: '2026-12-01', free: 0, total: 9, state: 'MAINT', slots: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      ],
    },
  ],
};
const ready: Record<string, unknown> = {
  'main.benefit': { banners, coupons: [], passes: [], promotions: [] },
  'posts.list': { list: [urgentPost], cnt_total: 1, categories: [] },
  'edu.list': {
    list: [course, { ...course, eduUid: 'e2', title: '데이터 읽기', typeCd: 'ONLINE' }],
    cnt_total: 2,
    states: [],
  },
  'equipment.week': week,
};

describe('HomeScreen', () => {
  beforeEach(() => localStorage.clear());

  it('has one h1 and gives the notices and the news their places while everything loads', async () => {
    const later = noAnswerYet();
    const { shell } = await renderScreen(<HomeScreen />, {
      app,
      answers: { 'main.benefit': later, 'posts.list': later, 'edu.list': later, 'equipment.week': later },
    });

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
    expect(new Set(shell.record.slots)).toEqual(new Set(['home.notices.v1', 'home.news.v1']));
  });

  it('shows three banners, those out of view inert', async () => {
    await renderScreen(<HomeScreen />, { app, answers: ready });

    const carousel = await screen.findByRole('region', { name: '주요 안내' });
    expect(within(carousel).getAllByRole('group')).toHaveLength(3);
    expect(within(carousel).getByRole('group', { name: '3개 중 2번째' })).toHaveAttribute('inert');
    expect(within(carousel).getByText('1')).toBeVisible();
  });

  it('leads from a banner only to a page of the site', async () => {
    await renderScreen(<HomeScreen />, { app, answers: ready, missingPages: ['/cooperation/nowhere'] });

    const links = await screen.findAllByRole('link', { name: '알아보기', hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/easyReservation']);
  });

  it('says how free the equipment is from the first day that can be booked, and leads to its booking', async () => {
    const { shell } = await renderScreen(<HomeScreen />, { app, answers: ready });

    const table = await screen.findByRole('table', { name: /빈 시간 수/ });
    expect(within(table).getByRole('columnheader', { name: /화 12/ })).toBeVisible();
    expect(within(table).getByRole('cell', { name: '여유 3' })).toBeVisible();
    expect(within(table).getByRole('cell', { name: '점검' })).toBeVisible();
    expect(within(table).getByRole('link', { name: '주사전자현미경' })).toHaveAttribute(
      'href',
      '/easyReservation?eqUid=q1',
    );
    expect(shell.http.requests.find(({ name }) => name === 'equipment.week')?.query).toMatchObject({
      start: 'BOOKABLE',
    });
    expect(screen.getByText(/^11\.\s30\.\(월\)부터 예약할 수 있는 5영업일입니다\./)).toBeVisible();
  });

  it('shows courses of one kind on demand', async () => {
    const { user } = await renderScreen(<HomeScreen />, { app, answers: ready });
    expect(await screen.findByText('현장 AI 품질검사 입문')).toBeVisible();

    await user.click(screen.getByRole('button', { name: /온라인/ }));

    expect(screen.queryByText('현장 AI 품질검사 입문')).toBeNull();
    expect(screen.getByText('데이터 읽기')).toBeVisible();
  });

  it('shows twelve courses of a kind at most, and says how many there are', async () => {
    const list = Array.from({ length: 20 }, (_, at) => ({ ...course, eduUid: `e${at}`, title: `교육 ${at}` }));
    await renderScreen(<HomeScreen />, { app, answers: { ...ready, 'edu.list': { list, cnt_total: 20, states: [] } } });

    const carousel = await screen.findByRole('region', { name: '교육 신청' });
    expect(within(carousel).getAllByText(/^교육 \d+$/)).toHaveLength(12);
    expect(within(carousel).getByRole('button', { name: /전체/ })).toHaveTextContent('20');
    expect(within(carousel).getByRole('link', { name: '교육 전체보기' })).toBeVisible();
  });

  it('hides the urgent notice for the day', async () => {
    const first = await renderScreen(<HomeScreen />, { app, answers: ready });
    await first.user.click(await screen.findByRole('button', { name: '오늘 하루 보지 않기' }));
    expect(screen.queryByRole('region', { name: '긴급 공지' })).toBeNull();
    first.unmount();

    await renderScreen(<HomeScreen />, { app, answers: ready });

    await screen.findByText('현장 AI 품질검사 입문');
    expect(screen.queryByRole('region', { name: '긴급 공지' })).toBeNull();
  });

  it('says where there is nothing to offer', async () => {
    await renderScreen(<HomeScreen />, {
      app,
      answers: {
        ...ready,
        'edu.list': { list: [], cnt_total: 0, states: [] },
        'equipment.week': { days: [], rows: [] },
      },
    });

    expect(await screen.findByText('모집 중인 교육이 없습니다.')).toBeVisible();
    expect(await screen.findByText('이번 주에 예약할 수 있는 장비가 없습니다.')).toBeVisible();
  });

  it('keeps a failure in its part of the page', async () => {
    await renderScreen(<HomeScreen />, { app, answers: { ...ready, 'edu.list': noNetwork() } });

    expect(await screen.findByRole('alert')).toHaveTextContent('정보를 불러오지 못했습니다.');
    expect(await screen.findByRole('table', { name: /빈 시간 수/ })).toBeVisible();
  });
});
