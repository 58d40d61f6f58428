import { noAnswerYet, noNetwork, renderScreen, screen, within } from '@haesol/remote/testing';
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
const facts = {
  openCourseCnt: 12,
  advisorCnt: 20,
  openNoticeCnt: 2,
  openProgramCnt: 0,
  referenceCnt: 36,
  equipment: { totalCnt: 40, freeCnt: 23, date: '2026-11-30', priceFrom: 10_000 },
};
const noFacts = {
  ...facts,
  openCourseCnt: 0,
  advisorCnt: 0,
  openNoticeCnt: 0,
  openProgramCnt: 0,
  referenceCnt: 0,
  equipment: { totalCnt: 0, freeCnt: 0, date: null, priceFrom: null },
};
const pass = {
  gdsUid: 'g1',
  gdsDtlUid: 'PS001',
  psCd: 'CD0000002201',
  passNm: '누리패스 24시간권',
  lang: 'ko',
  summary: '',
  hours: 24,
  pickCnt: null,
  persons: 1,
  price: 19_900,
  priceKrw: 19_900,
  currency: 'KRW',
  listPrice: 38_000,
  exampleCnt: 4,
  thumbUrl: '/art/scene/pass-1.svg',
  thumbAlt: '',
  placesCnt: 42,
  saveMax: 0,
  soldCnt: 0,
};
const evidenceBanners = (['COUNTS', 'SLOTS', 'TICKET'] as const).map((evidence, at) => ({
  ...banners[at],
  id: `v${at}`,
  text: `${at + 1}번째 안내 문장입니다.`,
  moreLink: '/cooperation/tech',
  moreLabel: '더 알아보기',
  evidence,
}));
const ready: Record<string, unknown> = {
  'main.benefit': { banners, coupons: [], passes: [], promotions: [] },
  'main.facts': facts,
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

  it('has one h1 and reserves the space of notices and news while everything loads', async () => {
    const later = noAnswerYet();
    const { shell } = await renderScreen(<HomeScreen />, {
      app,
      answers: {
        'main.benefit': later,
        'main.facts': later,
        'posts.list': later,
        'edu.list': later,
        'equipment.week': later,
      },
    });

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
    expect(new Set(shell.record.slots)).toEqual(new Set(['home.notices.v1', 'home.news.v1']));
  });

  it('shows three banners, hidden ones inert', async () => {
    await renderScreen(<HomeScreen />, { app, answers: ready });

    const carousel = await screen.findByRole('region', { name: '주요 안내' });
    expect(within(carousel).getAllByRole('group')).toHaveLength(3);
    expect(within(carousel).getByRole('group', { name: '3개 중 2번째' })).toHaveAttribute('inert');
    expect(within(carousel).getByText('1')).toBeVisible();
  });

  it('links from a banner only to pages of the site', async () => {
    await renderScreen(<HomeScreen />, { app, answers: ready, missingPages: ['/cooperation/nowhere'] });

    const links = await screen.findAllByRole('link', { name: '알아보기', hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/easyReservation']);
  });

  it('shows free slots of equipment from the first bookable day, and links to its booking', async () => {
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

  it('shows courses of one kind on request', async () => {
    const { shell, user } = await renderScreen(<HomeScreen />, { app, answers: ready });
    expect(await screen.findByText('현장 AI 품질검사 입문')).toBeVisible();

    expect(shell.http.requests.find(({ name }) => name === 'edu.list')?.query).toMatchObject({ state: 'OPEN' });
    await user.click(screen.getByRole('button', { name: /온라인/ }));

    expect(screen.queryByText('현장 AI 품질검사 입문')).toBeNull();
    expect(screen.getByText('데이터 읽기')).toBeVisible();
  });

  it('shows at most twelve courses of a kind, and the total', async () => {
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

  it('shows empty states', async () => {
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

  it('limits a failure to its section of the page', async () => {
    await renderScreen(<HomeScreen />, { app, answers: { ...ready, 'edu.list': noNetwork() } });

    expect(await screen.findByRole('alert')).toHaveTextContent('정보를 불러오지 못했습니다.');
    expect(await screen.findByRole('table', { name: /빈 시간 수/ })).toBeVisible();
  });

  describe('evidence of the banners', () => {
    const show = (change: Record<string, unknown> = {}) =>
      renderScreen(<HomeScreen />, {
        app,
        answers: {
          ...ready,
          'main.benefit': { banners: evidenceBanners, coupons: [], passes: [pass], promotions: [] },
          ...change,
        },
      });
    const slideOf = async (at: number) => {
      const carousel = await screen.findByRole('region', { name: '주요 안내' });
      const slide = within(carousel).getAllByRole('group', { hidden: true })[at];
      if (slide === undefined) throw new Error(`there is no slide ${at}`);
      return slide;
    };

    it('counts the current offers of the office, and omits zeros', async () => {
      await show({ 'main.facts': { ...facts, openCourseCnt: 0 } });

      const counts = within(await slideOf(0)).getByRole('list', { name: '한눈에 보는 현황' });
      expect(
        within(counts)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['20명 자문위원', '23종 예약 가능 장비']);
      expect(within(await slideOf(0)).getByRole('link', { name: '더 알아보기' })).toBeVisible();
    });

    it('shows the free slots of the first bookable day', async () => {
      await show();

      const slide = await slideOf(1);
      expect(slide).toHaveTextContent(
        '장비 40종 가운데 23종을 11. 30.(월)에 예약할 수 있습니다. 2번째 안내 문장입니다.',
      );
      expect(slide).toHaveTextContent(/여유 3.*기업 이용료는 1시간 10,000원부터입니다\./);
      expect(slide.querySelector('a[href="/easyReservation?eqUid=q1"]')).toHaveTextContent('주사전자현미경');
      expect(slide.querySelector('img')).toBeNull();
    });

    it('shows a pass with its price, and the price of the same places without it', async () => {
      await show();

      const slide = await slideOf(2);
      expect(slide).toHaveTextContent(
        '첫 사용부터 24시간 동안 관광지 42곳에 입장할 수 있습니다. 3번째 안내 문장입니다.',
      );
      expect(slide).toHaveTextContent('19,900원인기 관광지 4곳을 따로 사면 38,000원');
    });

    it.each([
      ['zero', { 'main.facts': noFacts, 'equipment.week': { days: [], rows: [] } }],
      ['absent', { 'main.facts': noNetwork(), 'equipment.week': noNetwork() }],
    ])('shows only the text and the scene if figures are %s', async (_name, change) => {
      await show({ ...change, 'main.benefit': { banners: evidenceBanners, coupons: [], passes: [], promotions: [] } });

      for (const at of [0, 1, 2]) {
        const slide = await slideOf(at);
        expect(slide).toHaveTextContent(`${at + 1}번째 안내 문장입니다.`);
        expect(slide).not.toHaveTextContent(/\d(명|과정|곳|시간)|23종/);
        expect(slide.querySelector('img')).not.toBeNull();
      }
      expect(screen.queryByRole('list', { name: '한눈에 보는 현황' })).toBeNull();
    });
  });

  it('shows figures of today in the quick links, and plain text without figures', async () => {
    await renderScreen(<HomeScreen />, { app, answers: ready });

    const quick = screen.getByRole('navigation', { name: '주요 서비스 바로가기' });
    await within(quick).findByText(/^접수중/);
    expect(
      within(quick)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '재직자 교육접수중 12과정',
      '공용장비 예약23종 예약 가능',
      '기술자문자문위원 20명',
      '공동과제공고 2건 접수중',
      '공유협업지원 프로그램 보기',
      '자료실자료 36건',
    ]);
  });

  it('begins with links for enrolling, booking and applying', async () => {
    await renderScreen(<HomeScreen />, { app, answers: ready });

    const quick = within(screen.getByRole('navigation', { name: '주요 서비스 바로가기' }));
    expect(quick.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/cooperation/edu',
      '/easyReservation',
      '/cooperation/tech',
      '/cooperation/assn',
      '/cooperation/collabo',
      '/infoPlaza/reference',
    ]);
  });

  it('offers a pass of the travel service as a ticket with its two prices and a link', async () => {
    const benefit = { banners, coupons: [], passes: [pass], promotions: [] };
    await renderScreen(<HomeScreen />, { app, answers: { ...ready, 'main.benefit': benefit } });

    const travel = screen.getByRole('region', { name: '누리도 여행' });
    expect(await within(travel).findByText(/따로 사면 38,000원/)).toBeVisible();
    expect(travel).toHaveTextContent('19,900원');
    expect(within(travel).getByRole('link', { name: '42곳 보고 구매하기' })).toHaveAttribute(
      'href',
      expect.stringContaining('PS001'),
    );
    expect(travel.querySelector('img')).toBeNull();
  });

  it('names a device only by its model, which fits into one line', async () => {
    await renderScreen(<HomeScreen />, { app, answers: ready });

    const table = await screen.findByRole('table', { name: /빈 시간 수/ });
    expect(within(table).getByRole('rowheader')).toHaveTextContent(/^주사전자현미경FE-SEM$/);
  });

  it('offers to enrol under each course', async () => {
    await renderScreen(<HomeScreen />, { app, answers: ready });

    expect(await screen.findByRole('link', { name: '현장 AI 품질검사 입문 신청하기' })).toHaveAttribute(
      'href',
      '/cooperation/application?type=edu&eduUid=e1',
    );
  });
});
