import { aMember, anAttractionDetail, renderPage, screen, waitFor, within } from '@haesol/remote/testing';
import { app } from '#app';
import { addEnglish } from '#testing/english';

const answers = {
  'attraction.get': anAttractionDetail(),
  'review.list': { list: [], cnt_total: 0 },
  'codes.list': { list: [], cnt_total: 0 },
};
const open = () => renderPage({ app, path: '/travel/attraction?gdsUid=g1', answers });

describe('the page about a place', () => {
  it('links to its sections, each of which exists', async () => {
    await open();
    const links = within(await screen.findByRole('navigation', { name: '페이지 안에서 이동' })).getAllByRole('link');

    expect(links.map(({ textContent }) => textContent)).toEqual(['이용안내', '이용권', '후기', '환불규정']);
    for (const link of links) {
      const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(within(part as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent(link.textContent ?? '');
    }
  });

  it('shows all pictures of a place, which can be enlarged', async () => {
    const images = Array.from({ length: 10 }, (_, at) => ({
      ...{ url: `/art/scene/a${at}.svg`, alt: `그림 ${at}`, caption: null },
    }));
    await renderPage({
      app,
      path: '/travel/attraction?gdsUid=g1',
      answers: { ...answers, 'attraction.get': { ...anAttractionDetail(), images } },
    });

    expect(await screen.findAllByRole('button', { name: /^그림 \d 크게/ })).toHaveLength(10);
  });

  it('shows the sum and the booking button before the reviews', async () => {
    await open();
    const sum = await screen.findByRole('region', { name: '고른 이용권' });
    const reviews = screen.getByRole('region', { name: /^후기/ });

    expect(sum.compareDocumentPosition(reviews)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('links from the sum to the tickets while none is chosen', async () => {
    await open();

    // In the section of the sum, and in the bar of narrow screens.
    const links = await screen.findAllByRole('link', { name: '이용권 고르기' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#options', '#options']);
  });

  it('says by day what is different, before the rest', async () => {
    const notices = [
      { title: '전시 교체로 쉽니다.', startDt: '2026-12-05', endDt: '2026-12-05', closedYn: 'Y' as const },
      { title: '2구간은 공사 중입니다.', startDt: '2026-11-20', endDt: '2026-12-20', closedYn: 'N' as const },
    ];
    await renderPage({
      app,
      path: '/travel/attraction?gdsUid=g1',
      answers: { ...answers, 'attraction.get': { ...anAttractionDetail(), notices } },
    });

    expect(await screen.findByText(/12\. 5\..* · 전시 교체로 쉽니다\./)).toBeVisible();
    expect(screen.getByText(/2구간은 공사 중입니다\./)).toBeVisible();
  });

  it('sorts its reviews, in the address', async () => {
    const { shell, user } = await renderPage({
      app,
      path: '/travel/attraction?gdsUid=g1',
      answers: {
        ...answers,
        'attraction.get': anAttractionDetail({ reviewSummary: { rating: 4, reviewCnt: 2, stars: [1, 0, 1, 0, 0] } }),
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: '정렬' }), '별점 낮은순');

    await waitFor(() => expect(shell.path()).toMatch(/sort=LOW/));
    await waitFor(() =>
      expect(shell.http.requests.findLast(({ name }) => name === 'review.list')?.query).toMatchObject({ sort: 'LOW' }),
    );
  });

  it('leads to the directions of map services', async () => {
    await open();
    const { lat, lng } = answers['attraction.get'];

    expect(await screen.findByRole('link', { name: /구글 지도 길찾기/ })).toHaveAttribute(
      'href',
      `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`,
    );
    expect(screen.getByRole('link', { name: /카카오맵 길찾기/ })).toHaveAttribute('target', '_blank');
  });

  it('names the meeting point in its language, with a map', async () => {
    const meetingPoint = {
      text: '매표소 옆 깃발',
      lang: 'ko' as const,
      mapUrl: 'https://map.kakao.com/link/map/x,36.5,130.5',
    };
    await renderPage({
      app,
      path: '/travel/attraction?gdsUid=g1',
      answers: { ...answers, 'attraction.get': anAttractionDetail({ meetingPoint }) },
    });

    expect(await screen.findByText('매표소 옆 깃발')).toHaveAttribute('lang', 'ko');
    expect(screen.getByRole('link', { name: /만나는 곳 지도/ })).toHaveAttribute('href', meetingPoint.mapUrl);
  });

  it('marks a notice that staff wrote in Korean alone, and not the refund rules, which are in the language of the page', async () => {
    const day = { startDt: '2026-12-24', endDt: '2026-12-24', closedYn: 'Y' } as const;
    const notices = [
      { ...day, title: '강풍으로 쉽니다.' },
      { ...day, title: 'Closed for storms.' },
    ];
    const { refundRules } = anAttractionDetail();
    await renderPage({
      app,
      path: '/travel/attraction?gdsUid=g1',
      answers: { ...answers, 'attraction.get': anAttractionDetail({ lang: 'en', notices }) },
    });

    expect(await screen.findByText(/강풍으로/)).toHaveAttribute('lang', 'ko');
    expect(screen.getByText(/Closed for storms/)).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('rowheader', { name: refundRules[0]?.label ?? '' }).closest('[lang]')).toBe(
      document.documentElement.closest('[lang]'),
    );
  });

  it('marks the language of names and texts of the place, not that of the page’s own words', async () => {
    await renderPage({
      app,
      path: '/travel/attraction?gdsUid=g1',
      answers: { ...answers, 'attraction.get': anAttractionDetail({ lang: 'en' }) },
    });
    const options = within(await screen.findByRole('region', { name: /^이용권/ }));
    const languageOf = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang') ?? 'page';

    expect(languageOf(screen.getByRole('heading', { level: 1 }))).toBe('en');
    expect(languageOf(options.getByText('입장권'))).toBe('en');
    expect(languageOf(options.getByText('즉시확정'))).toBe('page');
    expect(languageOf(options.getAllByText(/^[\d,]+원$/)[0] as HTMLElement)).toBe('page');
  });

  it('names the language of a review that the reader may not read, and where it can be translated', async () => {
    const remove = addEnglish();
    const review = { reviewUid: 'r1', star: 5, writerNm: 'K', mineYn: 'Y', images: [], helpfulCnt: 0, helpfulYn: 'N' };
    const written = { ...review, createdDt: '2026-11-15T10:00:00+09:00' };
    const own = { ...written, reviewUid: 'r2', content: 'Wide lifts.', lang: 'en' };
    const list = [{ ...written, content: '승강기가 넓습니다.', lang: 'ko' }, own];
    await renderPage({
      ...{ app, path: '/travel/attraction?gdsUid=g1', locale: 'en' },
      answers: { ...answers, 'review.list': { list, cnt_total: 2 } },
    });

    expect(await screen.findByText('Wide lifts.')).toHaveAttribute('lang', 'en');
    remove();

    expect(screen.getAllByText(/^Written in/).map(({ textContent }) => textContent)).toEqual([
      'Written in Korean. Your browser can translate this page.',
    ]);
  });

  it('marks a review as helpful with its number, and takes the mark back', async () => {
    const review = {
      ...{ reviewUid: 'r1', star: 5, content: '승강기가 넓습니다.', lang: 'ko', writerNm: '김*솔', mineYn: 'N' },
      ...{ images: [], createdDt: '2026-11-15T10:00:00+09:00', helpfulCnt: 2, helpfulYn: 'N' },
    };
    const { shell, user } = await renderPage({
      app,
      path: '/travel/attraction?gdsUid=g1',
      session: aMember(),
      answers: {
        ...answers,
        'review.list': { list: [review, { ...review, reviewUid: 'r2', mineYn: 'Y' }], cnt_total: 2 },
        'review.addHelpful': { reviewUid: 'r1', helpfulYn: 'Y', helpfulCnt: 3 },
        'review.removeHelpful': { reviewUid: 'r1', helpfulYn: 'N', helpfulCnt: 2 },
      },
    });
    expect(await screen.findByText('2명에게 도움이 된 후기')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '도움돼요 2', pressed: false }));
    await user.click(await screen.findByRole('button', { name: '도움돼요 3', pressed: true }));

    expect(await screen.findByRole('button', { name: '도움돼요 2', pressed: false })).toBeVisible();
    expect(shell.http.requests.filter(({ name }) => /Helpful$/.test(name)).map(({ path }) => path)).toEqual(
      Array(2).fill('/api/v1/review/r1/helpful'),
    );
  });

  it('links to the form of an inquiry about it', async () => {
    await open();

    expect(await screen.findByRole('link', { name: '문의하기' })).toHaveAttribute(
      'href',
      '/travel/inquiries?write=Y&gdsUid=g1',
    );
  });
});
