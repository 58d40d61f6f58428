import {
  type Answers,
  act,
  anAttraction,
  aPass,
  aTour,
  renderPage,
  screen,
  waitFor,
  within,
} from '@haesol/remote/testing';
import { app } from '#app';
import { aCoupon } from '#testing/travelSamples';
import { recentWords } from './recentWords.ts';

const [harbour, hills] = ['CD0000003001', 'CD0000003007'];
const nothing = { list: [], cnt_total: 0 };
const answers: Answers = {
  'attraction.counts': {
    total: 64,
    openToday: 52,
    regions: [
      { sggCd: harbour, total: 9, openToday: 6 },
      { sggCd: hills, total: 8, openToday: 6 },
    ],
    categories: [],
  },
  'attraction.list': ({ query }: { query: { sggCd?: string; searchKeyword?: string } }) =>
    query.searchKeyword === '등대' || query.sggCd === harbour
      ? { list: [anAttraction({ gdsUid: 'g9', gdsNm: '해솔 등대' })], cnt_total: 1 }
      : { list: [anAttraction()], cnt_total: 1 },
  'main.benefit': { banners: [], coupons: [], passes: [], promotions: [] },
  'tour.list': nothing,
  'promotion.list': nothing,
  'feed.list': nothing,
  'search.popular': { list: [{ rank: 1, text: '야시장' }], cnt_total: 1 },
  'codes.list': {
    list: [
      { code: harbour, codeName: '해솔시', upperCode: null },
      { code: hills, codeName: '은물군', upperCode: null },
    ],
    cnt_total: 2,
  },
};
const open = () => renderPage({ app, path: '/travel', answers });
const searchOf = (path: string) => new URL(path, 'http://site').searchParams;

describe('the home page of the travel service', () => {
  beforeEach(() => recentWords.clear());

  it('shows the card of a town chosen on the map, with a link to the list of that town', async () => {
    const { user, shell } = await open();

    await user.click(await screen.findByRole('button', { name: '해솔시 9곳' }));
    const card = within(await screen.findByRole('complementary', { name: '해솔시' }));
    expect(await card.findByRole('link', { name: '해솔 등대' })).toHaveAttribute(
      'href',
      '/travel/attraction?gdsUid=g9',
    );
    await user.click(card.getByRole('link', { name: /해솔시 9곳 모두 보기/ }));

    expect(shell.path()).toBe(`/travel/attractions?sggCd=${harbour}`);
    await waitFor(() => expect(shell.http.requests.at(-1)?.query).toMatchObject({ sggCd: harbour }));
  });

  it('hides the landmarks on the map from screen readers', async () => {
    await open();

    const map = (await screen.findByRole('button', { name: '해솔시 9곳' })).parentElement;
    expect(map?.querySelector('img[src="/art/map-marks.svg"]')).toHaveAttribute('alt', '');
  });

  it('offers the same choice as a row of chips', async () => {
    const { user, shell } = await open();

    await user.click(await screen.findByRole('button', { name: '해솔시' }));

    expect(shell.path()).toBe(`/travel?sggCd=${harbour}`);
    expect(screen.getByRole('button', { name: '해솔시 9곳' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('links from a typed keyword to its results, and stores the keyword', async () => {
    const { user, shell } = await open();

    await user.type(await screen.findByRole('searchbox', { name: '여행 검색' }), ' 등대 {Enter}');
    expect(shell.path()).toMatch(/^\/travel\/attractions\?/);
    expect(searchOf(shell.path()).get('searchKeyword')).toBe('등대');
    expect(await screen.findByRole('link', { name: /해솔 등대/ })).toBeVisible();

    act(() => shell.navigate('/travel'));
    const recent = await screen.findByRole('link', { name: '등대' });
    expect(searchOf(recent.getAttribute('href') ?? '').get('searchKeyword')).toBe('등대');
  });

  it('removes one recent keyword, or all of them', async () => {
    recentWords.add('등대');
    recentWords.add('갯벌');
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: '등대 지우기' }));
    expect(screen.queryByRole('link', { name: '등대' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '갯벌' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '전체 삭제' }));

    expect(screen.queryByText('최근 검색어')).not.toBeInTheDocument();
  });

  it('links from a coupon to the page where it is claimed, as long as some are left', async () => {
    const coupons = [
      aCoupon({ couponPblcnUid: 'c1', couponNm: '첫 여행', remainCnt: 3 }),
      aCoupon({ couponPblcnUid: 'c2', couponNm: '겨울 바다', remainCnt: 0 }),
    ];
    const benefit = { banners: [], coupons, passes: [], promotions: [] };
    await renderPage({ app, path: '/travel', answers: { ...answers, 'main.benefit': benefit } });

    const links = await screen.findAllByRole('link', { name: /쿠폰 받기$/ });
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['첫 여행 쿠폰 받기', '/travel/my?tab=coupon'],
    ]);
  });

  it('shows the passes in one row, each with a link to its page', async () => {
    const passes = [
      aPass({ gdsDtlUid: 'p1', passNm: '누리패스 24시간권' }),
      aPass({ gdsDtlUid: 'p2', passNm: '누리패스 48시간권' }),
    ];
    const benefit = { banners: [], coupons: [], passes, promotions: [] };
    await renderPage({ app, path: '/travel', answers: { ...answers, 'main.benefit': benefit } });

    const row = within(within(await screen.findByRole('region', { name: '패스 목록' })).getByRole('list'));
    expect(row.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['누리패스 24시간권', '/travel/pass?gdsDtlUid=p1'],
      ['누리패스 48시간권', '/travel/pass?gdsDtlUid=p2'],
    ]);
    expect(screen.queryByText('지금 받을 수 있는 쿠폰')).not.toBeInTheDocument();
  });

  it('shows the one condition that limits a coupon, and its last day', async () => {
    const coupons = [
      aCoupon({ couponPblcnUid: 'c1' }),
      aCoupon({ couponPblcnUid: 'c2', discountType: 'RATE', discount: 20, maxDiscount: 15_000 }),
    ];
    const benefit = { banners: [], coupons, passes: [], promotions: [] };
    await renderPage({ app, path: '/travel', answers: { ...answers, 'main.benefit': benefit } });

    expect(await screen.findByText(/^19,900원 이상 · 12.*까지$/)).toBeVisible();
    expect(screen.getByText(/^최대 15,000원 · 12.*까지$/)).toBeVisible();
    expect(screen.queryByText('누리패스 전 상품')).not.toBeInTheDocument();
  });

  it('shows the first four stops of a tour in their order, also one twice, and the number of further ones', async () => {
    const tours = [
      aTour({ tourUid: 't1', stopNms: ['해수욕장', '요트', '산책로', '호텔', '소금밭', '항구시장'] }),
      aTour({ tourUid: 't2', stopNms: ['박물관', '목공 체험', '박물관'] }),
    ];
    await renderPage({ app, path: '/travel', answers: { ...answers, 'tour.list': { list: tours, cnt_total: 2 } } });

    const stopsOf = async (name: string) => {
      const line = (await screen.findAllByText(name))[0]?.closest('ol') ?? document.createElement('ol');
      return within(line)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    };
    expect(await stopsOf('요트')).toEqual(['해수욕장', '요트', '산책로', '호텔', '외 2곳']);
    expect(await stopsOf('박물관')).toEqual(['박물관', '목공 체험', '박물관']);
  });

  it('stores a popular keyword that was followed', async () => {
    const { user } = await open();

    await user.click(await screen.findByRole('link', { name: '야시장' }));

    expect(recentWords.get()).toEqual(['야시장']);
  });
});
