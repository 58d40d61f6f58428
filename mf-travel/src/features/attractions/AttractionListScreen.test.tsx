import {
  type Answers,
  anAttraction,
  noAnswerYet,
  noNetwork,
  renderPage,
  screen,
  waitFor,
  within,
} from '@haesol/remote/testing';
import { app } from '#app';

const codeTables: Record<string, readonly [string, string][]> = {
  GDS_TYCD: [
    ['CD0000002001', '관광지'],
    ['CD0000002002', '체험'],
    ['CD0000002005', '패스'],
  ],
  GDS_CATEGORY_CD: [['CD0000002101', '자연·생태']],
  SGG: [
    ['CD0000003001', '해솔시'],
    ['CD0000003002', '가온시'],
  ],
  FACILITY: [
    ['CD0000002501', '주차'],
    ['CD0000002502', '휠체어'],
  ],
  ETC_INFO: [['CD0000002603', '야간']],
};

const codes = ({ path }: { path: string }) => {
  const list = (codeTables[path.split('/').at(-1) ?? ''] ?? []).map(([code, codeName]) => ({
    code,
    codeName,
    upperCode: null,
  }));
  return { list, cnt_total: list.length };
};

const show = (list: unknown, path = '/travel/attractions') => {
  const answers: Answers = { 'attraction.list': list, 'codes.list': codes };
  return renderPage({ app, path, answers });
};

describe('AttractionListScreen', () => {
  it('shows a loading state', async () => {
    await show(noAnswerYet());

    expect(screen.getByText('관광지를 불러오는 중입니다.')).toBeInTheDocument();
  });

  it('filters by what can be booked tomorrow, by people and price, in the address', async () => {
    const { shell, user } = await show({ list: [anAttraction()], cnt_total: 1, corrected: null });
    await user.click(await screen.findByRole('checkbox', { name: '내일 예약 가능' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^인원/ }), '5명');
    await user.selectOptions(screen.getByRole('combobox', { name: /^요금/ }), '10,000원 이하');

    await waitFor(() => expect(shell.path()).toMatch(/useDate=\d{4}-\d{2}-\d{2}.*people=5.*maxPrice=10000/));
    expect(screen.getByRole('checkbox', { name: '내일 예약 가능' })).toBeChecked();
  });

  it('takes the day away that was typed wrongly with all filters', async () => {
    const { user } = await show(
      { list: [anAttraction()], cnt_total: 1, corrected: null },
      '/travel/attractions?people=2',
    );
    const day = await screen.findByRole('textbox', { name: /^이용일/ });
    await user.type(day, '내일');
    await user.tab();
    expect(day).toHaveValue('내일');
    await user.click(await screen.findByRole('link', { name: '조건 초기화' }));

    await waitFor(() => expect(screen.getByRole('textbox', { name: /^이용일/ })).toHaveValue(''));
  });

  it('says when it lists places of a similar word', async () => {
    await show({ list: [anAttraction()], cnt_total: 1, corrected: 'beach' }, '/travel/attractions?searchKeyword=beahc');

    expect(await screen.findByText(/'beahc'에 대한 결과가 없어 'beach'로 찾았습니다/)).toBeVisible();
  });

  it('shows kind, place, score and lowest price of each attraction', async () => {
    await show({ list: [anAttraction()], cnt_total: 1 });

    const card = await screen.findByRole('article');
    expect(within(card).getByRole('heading', { name: '해솔 바람언덕 전망대' })).toBeVisible();
    expect(within(card).getByRole('img', { name: '언덕 위 전망대 그림' })).toHaveAttribute('width', '480');
    expect(await within(card).findByText('자연·생태 · 해솔시')).toBeVisible();
    expect(card).toHaveTextContent('별점4.6후기 수(58)');
    expect(card).toHaveTextContent('6,000원~');
  });

  it('shows the next notice of an attraction', async () => {
    const notices = [
      { title: '바람이 강해 문을 닫습니다.', startDt: '2026-12-05', endDt: '2026-12-05', closedYn: 'Y' as const },
      { title: '새해맞이 행사', startDt: '2027-01-01', endDt: '2027-01-01', closedYn: 'N' as const },
    ];
    await show({ list: [anAttraction({ notices })], cnt_total: 1 });

    const card = await screen.findByRole('article');
    expect(within(card).getByText(/^12\.\s5\.\(토\) · 바람이 강해 문을 닫습니다\.$/)).toBeVisible();
    expect(within(card).queryByText(/새해맞이/)).toBeNull();
  });

  it('shows free entry if there are no tickets', async () => {
    await show({ list: [anAttraction({ lowPrice: null, reviewCnt: 0 })], cnt_total: 1 });

    expect(await screen.findByRole('article')).toHaveTextContent('후기 없음무료');
  });

  it('shows the total', async () => {
    await show({ list: [anAttraction()], cnt_total: 1 });

    expect(await screen.findByText('전체', { exact: false, selector: 'h2 *' })).toHaveTextContent('전체 1곳');
  });

  it('shows the keyword without results and offers a reset', async () => {
    const { user, shell } = await show({ list: [], cnt_total: 0 }, '/travel/attractions?searchKeyword=없는곳');

    expect(await screen.findByText("'없는곳'에 대한 검색 결과가 없습니다.")).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: '조건 초기화' })[0] as HTMLElement);
    expect(shell.path()).toBe('/travel/attractions');
  });

  it('offers a retry after a failure', async () => {
    let isUp = false;
    const { user } = await show(() => (isUp ? { list: [anAttraction()], cnt_total: 1 } : noNetwork()));
    await screen.findByRole('alert');

    isUp = true;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('appends the next page', async () => {
    const first = { list: [anAttraction()], cnt_total: 2 };
    const second = { list: [anAttraction({ gdsUid: 'g2', gdsNm: '은물결 갯벌체험장' })], cnt_total: 2 };
    const { user, shell } = await show(({ query }: { query: { pageNum: string } }) =>
      query.pageNum === '1' ? first : second,
    );

    await user.click(await screen.findByRole('button', { name: '더보기' }));

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(shell.record.announcements).toContain('관광지 1곳을 더 불러왔습니다.');
    expect(screen.getByRole('button', { name: '모두 보았습니다' })).toHaveFocus();
  });

  it('keeps the shown attractions when the next page fails', async () => {
    const { user } = await show(({ query }: { query: { pageNum: string } }) =>
      query.pageNum === '1' ? { list: [anAttraction()], cnt_total: 2 } : noNetwork(),
    );

    await user.click(await screen.findByRole('button', { name: '더보기' }));

    expect(await screen.findByText(/다음 관광지를 불러오지 못했습니다/)).toBeVisible();
    expect(screen.getByRole('article')).toBeVisible();
  });

  it('keeps a chosen region in the address and requests it', async () => {
    const { user, shell } = await show({ list: [anAttraction()], cnt_total: 1 });
    await screen.findByRole('option', { name: '가온시' });

    await user.selectOptions(screen.getByRole('combobox', { name: '지역' }), '가온시');

    expect(shell.path()).toBe('/travel/attractions?sggCd=CD0000003002');
    await waitFor(() => expect(shell.http.requests.at(-1)?.query).toMatchObject({ sggCd: 'CD0000003002' }));
  });

  it('combines facilities', async () => {
    const { user, shell } = await show(
      { list: [anAttraction()], cnt_total: 1 },
      '/travel/attractions?facilitiesRecord=CD0000002501',
    );

    await user.click(await screen.findByRole('link', { name: '휠체어' }));

    expect(new URL(shell.path(), 'http://site').searchParams.get('facilitiesRecord')).toBe('CD0000002501,CD0000002502');
  });

  it('excludes passes from the types', async () => {
    await show({ list: [anAttraction()], cnt_total: 1 });

    const types = await screen.findByRole('group', { name: '종류' });
    expect(await within(types).findByRole('link', { name: '체험' })).toBeVisible();
    expect(within(types).queryByRole('link', { name: '패스' })).not.toBeInTheDocument();
  });

  it('searches for the typed keyword', async () => {
    const { user, shell } = await show({ list: [anAttraction()], cnt_total: 1 });

    await user.type(screen.getByRole('searchbox', { name: '관광지 검색' }), '등대{Enter}');

    expect(new URL(shell.path(), 'http://site').searchParams.get('searchKeyword')).toBe('등대');
  });
});
