import type { MainFacts, MainSearch } from '@haesol/contracts/member';
import {
  act,
  anEquipment,
  fireEvent,
  noAnswerYet,
  noNetwork,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@haesol/remote/testing';
import { jest } from '@jest/globals';
import { app } from '#app';
import { forgetAllWords, setWordsOff } from './recentWords.ts';
import SearchScreen from './SearchScreen.tsx';

const faq = {
  faqUid: 'F1',
  no: 1,
  categoryCd: 'EQUIP',
  categoryNm: '장비',
  title: '전자 현미경은 어떻게 예약하나요?',
  viewCnt: 1,
  createdDt: '2026-11-20T09:00:00+09:00',
};
const noList = { list: [], cnt_total: 0 };
const nothing: MainSearch = {
  searchKeyword: '전자현미경',
  mainAttractionList: { mainAttractionList: [], cnt_total: 0 },
  mainPassList: { mainPassList: [], cnt_total: 0 },
  mainPostList: { mainPostsList: [], cnt_total: 0 },
  mainTourList: { mainTourList: [], cnt_total: 0 },
  mainEduList: noList,
  mainEquList: noList,
  mainReferenceList: noList,
  mainFaqList: noList,
  otherLists: [],
  order: [],
  best: [],
  corrected: null,
};
const found: MainSearch = { ...nothing, mainFaqList: { list: [faq], cnt_total: 8 }, order: ['FAQ'] };
const suggestions = [{ text: '주사전자현미경(FE-SEM)', type: 'EQU', uid: 'EQ001' }];
const popular = { list: [{ rank: 1, text: '누리패스' }], cnt_total: 1 };

const facts: MainFacts = {
  openCourseCnt: 7,
  advisorCnt: 20,
  openNoticeCnt: 2,
  openProgramCnt: 5,
  referenceCnt: 36,
  equipment: { totalCnt: 40, freeCnt: 23, date: '2026-11-25', priceFrom: 10_000 },
};

const render = (path: string, change: Record<string, unknown> = {}) =>
  renderScreen(<SearchScreen />, {
    app,
    path,
    answers: {
      'main.search': found,
      'main.facts': facts,
      'search.popular': popular,
      'search.suggest': { list: [] },
      ...change,
    },
  });

const readWays = () =>
  within(screen.getByRole('navigation', { name: '이렇게 찾아보세요' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('SearchScreen', () => {
  beforeEach(() => {
    setWordsOff(false);
    forgetAllWords();
  });

  it('shows loading and error states', async () => {
    await render('/searchView?search=전자현미경', { 'main.search': noAnswerYet() });
    expect(screen.getAllByText('불러오는 중입니다.')).not.toHaveLength(0);

    await render('/searchView?search=전자현미경', { 'main.search': noNetwork() });
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('shows groups with results, with chips only for these, and highlights the keyword regardless of spacing', async () => {
    await render('/searchView?search=전자현미경');

    expect(await screen.findByText("'전자현미경' 검색 결과 8건입니다.")).toBeVisible();
    const chips = within(screen.getByRole('group', { name: '검색 결과 분류' })).getAllByRole('link');
    expect(chips.map((chip) => chip.textContent)).toEqual(['전체8', '자주 묻는 질문8']);
    expect(screen.getByText('전자 현미경').tagName).toBe('MARK');
    expect(screen.getByRole('link', { name: '자주 묻는 질문 8건 모두 보기' })).toHaveAttribute(
      'href',
      `/searchView?search=${encodeURIComponent('전자현미경')}&type=FAQ`,
    );
  });

  it('shows three hits of a group among the others', async () => {
    const list = [1, 2, 3, 4, 5].map((no) => ({ ...faq, faqUid: `F${no}`, title: `${no}번 질문` }));
    await render('/searchView?search=질문', { 'main.search': { ...found, mainFaqList: { list, cnt_total: 5 } } });

    expect(await screen.findByRole('link', { name: '3번 질문' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '4번 질문' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '자주 묻는 질문 5건 모두 보기' })).toBeVisible();
  });

  it('shows free slots of a device on the first bookable day, and its price', async () => {
    const slots = [1, 0, 1] as const;
    const firstDay = { date: '2026-12-01', free: 2, total: 3, state: 'FREE' as const, slots: [...slots] };
    const list = [
      { ...anEquipment({ eqUid: 'e1', price: 20_000 }), firstDay },
      { ...anEquipment({ eqUid: 'e2', price: 10_000 }), firstDay: { ...firstDay, free: 0, state: 'MAINT' as const } },
    ];
    await render('/searchView?search=장비', {
      'main.search': { ...nothing, mainEquList: { list, cnt_total: 2 }, order: ['EQU'] },
    });

    const [first, second] = await screen.findAllByText(/12\.\s1\./);
    expect(first?.parentElement).toHaveTextContent(/여유 2\s*기업 20,000원\/시간/);
    expect(first?.parentElement?.querySelector('svg')).toBeInTheDocument();
    expect(second?.parentElement).toHaveTextContent(/점검\s*기업 10,000원\/시간/);
    expect(second?.parentElement?.querySelector('svg')).not.toBeInTheDocument();
  });

  it('links to the item itself, of every kind', async () => {
    const hit = { title: '나래 카약', summary: '', facts: [], imageUrl: null, imageAlt: null };
    const best = [
      { ...hit, type: 'ATTRACTION' as const, uid: 'G0007' },
      { ...hit, type: 'PAGE' as const, uid: '/travel/infoDetail?id=TI003', title: '푸른섬 여객선' },
    ];
    const otherLists = best.slice(1).map((one) => ({ type: one.type, list: [one], cnt_total: 1 }));
    await render('/searchView?search=카약', { 'main.search': { ...found, otherLists, order: ['PAGE', 'FAQ'], best } });

    expect(await screen.findByRole('link', { name: /나래 카약/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/travel/attraction?gdsUid=G0007'),
    );
    expect(screen.getAllByRole('link', { name: /푸른섬 여객선/ })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/travel/infoDetail?id=TI003'),
    );
  });

  it('shows an excerpt of an answer, with the keyword highlighted', async () => {
    const list = [{ ...faq, summary: '이용일 2영업일 전까지 전자현미경을 예약해 주세요.' }];
    await render('/searchView?search=전자현미경', { 'main.search': { ...found, mainFaqList: { list, cnt_total: 1 } } });

    const answer = await screen.findByText(/이용일 2영업일 전까지/);
    expect(within(answer).getByText('전자현미경').tagName).toBe('MARK');
    expect(screen.getByText('장비')).toBeVisible();
  });

  it('shows a page with an icon of its kind and its section of the site', async () => {
    const page = { type: 'PAGE' as const, title: '장비 신청 현황', summary: '', imageUrl: null, imageAlt: null };
    const list = [
      { ...page, uid: '/myPage/equ', facts: ['마이페이지'] },
      { ...page, uid: '/easyReservation', title: '공용장비 간편예약', facts: [] },
      {
        ...page,
        uid: '/travel/infoDetail?id=TI009',
        title: '비 오는 날',
        facts: ['누리도 여행'],
        imageUrl: '/art/a.svg',
      },
    ];
    await render('/searchView?search=장비', {
      'main.search': { ...nothing, otherLists: [{ type: 'PAGE', list, cnt_total: 3 }], order: ['PAGE'] },
    });

    await screen.findByText('마이페이지');
    const [own, booking] = screen.getAllByRole('listitem').filter((item) => item.matches('[data-page]'));
    expect(own).toHaveTextContent(/장비 신청 현황\s*마이페이지$/);
    expect(booking).toHaveTextContent(/공용장비 간편예약$/);
    const drawings = [own, booking].map((item) => item?.querySelector('svg')?.innerHTML);
    expect(drawings[0]).not.toBe(drawings[1]);
    expect(drawings).not.toContain(undefined);
    const article = screen.getByRole('link', { name: '비 오는 날' }).closest('li');
    expect(article).toHaveTextContent(/비 오는 날\s*누리도 여행$/);
    expect(article?.querySelector('svg')).toBeNull();
  });

  it('has its field in the page header', async () => {
    await render('/searchView');

    const [head] = screen.getAllByRole('heading', { level: 1 });
    expect(head).toHaveTextContent('통합검색');
    expect(head?.parentElement).toContainElement(screen.getByRole('combobox', { name: '통합검색' }));
  });

  it('shows the total in its header', async () => {
    await render('/searchView?search=전자현미경');

    const count = await screen.findByText("'전자현미경' 검색 결과 8건입니다.");
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toContainElement(count);
  });

  it('shows links below a heading without hits, and no count', async () => {
    await render('/searchView?search=없음', { 'main.search': nothing });

    const ways = await screen.findByRole('navigation', { name: '이렇게 찾아보세요' });
    expect(within(ways).getByRole('heading', { level: 2 })).toHaveTextContent('이렇게 찾아보세요');
    expect(within(ways).getAllByRole('link')).toHaveLength(6);
    expect(ways.closest('[data-size="large"]')).toBeInTheDocument();
    expect(screen.queryByText(/검색 결과 0건/)).not.toBeInTheDocument();
  });

  it('shows figures of today beside the links', async () => {
    await render('/searchView?search=없음', { 'main.search': nothing });

    await screen.findByText(/종 예약 가능/);
    expect(readWays()).toContain('공용장비 이용 안내분류와 용도로 장비를 고르고 빈 시간을 봅니다.23종 예약 가능');
    expect(readWays()).toContain('재직자 교육접수 중이거나 곧 접수하는 과정을 봅니다.접수중 7과정');
  });

  it('shows the links without figures if these fail to load', async () => {
    const { shell } = await render('/searchView?search=없음', { 'main.search': nothing, 'main.facts': noNetwork() });

    await screen.findByRole('heading', { name: '이렇게 찾아보세요' });
    await waitFor(() => expect(shell.http.requests.map(({ name }) => name)).toContain('main.facts'));
    expect(readWays()).toContain('재직자 교육접수 중이거나 곧 접수하는 과정을 봅니다.');
  });

  it('requests the figures of today only without hits', async () => {
    const { shell } = await render('/searchView?search=전자현미경');
    await screen.findByText("'전자현미경' 검색 결과 8건입니다.");
    const { shell: withoutWord } = await render('/searchView');
    await screen.findByRole('heading', { name: '이렇게 찾아보세요' });

    const asked = [shell, withoutWord].flatMap(({ http }) => http.requests.map(({ name }) => name));
    expect(asked).not.toContain('main.facts');
  });

  it('shows the office’s telephone number without hits', async () => {
    await render('/searchView?search=없음', { 'main.search': nothing });

    expect(await screen.findByRole('link', { name: '099-700-1000' })).toHaveAttribute('href', 'tel:099-700-1000');
  });

  it('shows the best hits of all kinds first, then the groups in the order of the answer', async () => {
    const page = {
      type: 'PAGE' as const,
      uid: '/intro/chart',
      title: '조직도',
      summary: '',
      facts: ['산학협력단 소개'],
      imageUrl: null,
      imageAlt: null,
    };
    const best = [page, { ...page, type: 'FAQ' as const, uid: 'F1', title: faq.title }];
    const otherLists = [{ type: 'PAGE' as const, list: [page], cnt_total: 1 }];
    const order = ['PAGE', 'FAQ'];
    await render('/searchView?search=전화번호', { 'main.search': { ...found, otherLists, order, best } });

    await screen.findByRole('heading', { name: '가장 알맞은 결과' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(document.querySelectorAll('[data-best]')).toHaveLength(1);
    expect(document.querySelector('[data-best] h3')).toHaveTextContent('조직도');
    expect(document.querySelector('[data-best] li')).toHaveTextContent(/조직도\s*메뉴·안내\s*산학협력단 소개$/);
    expect(headings.slice(0, 3)).toEqual(['가장 알맞은 결과', '메뉴·안내 1', '자주 묻는 질문 8']);
    expect(screen.getAllByRole('link', { name: '조직도' })[0]).toHaveAttribute('href', '/intro/chart');
  });

  it('stores keywords with results', async () => {
    await render('/searchView?search=없음', { 'main.search': nothing });
    await screen.findByText("'없음'에 대한 결과가 없습니다");
    expect(screen.getByText('최근 검색어가 없습니다.')).toBeVisible();

    await render('/searchView?search=질문');
    expect(await screen.findAllByRole('link', { name: '질문' })).not.toHaveLength(0);
  });

  it('appends the next page of one group', async () => {
    const pages = ({ query }: { query?: Record<string, string> }) => ({
      ...found,
      mainFaqList: {
        list: [{ ...faq, faqUid: `F${query?.pageNum}`, title: `${query?.pageNum}쪽의 질문` }],
        cnt_total: 8,
      },
    });
    const { shell, user } = await render('/searchView?search=질문&type=FAQ', { 'main.search': pages });
    await screen.findByText('1쪽의');

    await user.click(await screen.findByRole('button', { name: '자주 묻는 질문 검색 결과 더보기' }));

    expect(await screen.findByText('2쪽의')).toBeVisible();
    expect(screen.getByText('1쪽의')).toBeVisible();
    expect(shell.http.requests.at(-1)?.query).toMatchObject({ type: 'FAQ', pageNum: '2' });
  });

  it('shows the corrected keyword', async () => {
    await render('/searchView?search=wjswkgusalrud', { 'main.search': { ...found, corrected: '전자현미경' } });

    expect(await screen.findByText("오타를 고쳐 '전자현미경' 단어로 검색한 결과 8건입니다.")).toBeVisible();
  });

  it('shows that nothing was found, and asks for a keyword if there is none', async () => {
    await render('/searchView?search=없음', { 'main.search': nothing });
    expect(await screen.findByText("'없음'에 대한 결과가 없습니다")).toBeVisible();
    const ways = within(screen.getByRole('navigation', { name: '이렇게 찾아보세요' }));
    expect(ways.getByRole('link', { name: '문의하기' })).toHaveAttribute(
      'href',
      `/myPage/qnaWrite?title=${encodeURIComponent('없음')}`,
    );

    // Each link has a description of its target.
    expect(ways.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      '문의하기찾던 말을 제목으로 담아 질문합니다.',
    );

    await render('/searchView', { 'main.search': nothing });
    expect(screen.getByText('검색어를 입력하거나 인기 검색어를 골라 주세요.')).toBeVisible();
  });

  it('has no empty list before there are keywords', async () => {
    await render('/searchView', { 'search.popular': noAnswerYet() });

    expect(await screen.findByRole('heading', { name: '최근 검색어' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '인기 검색어' })).toBeVisible();
    expect(
      screen.queryAllByRole('list').filter((list) => within(list).queryAllByRole('listitem').length === 0),
    ).toEqual([]);
  });

  it('goes to a suggestion by keyboard', async () => {
    const { shell, user } = await render('/searchView', { 'search.suggest': { list: suggestions } });

    const field = screen.getByRole('combobox', { name: '통합검색' });
    await user.type(field, '주사');
    const option = await screen.findByRole('option', { name: /주사전자현미경/ });
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', option.id);
    await user.keyboard('{Enter}');

    expect(decodeURIComponent(shell.path())).toBe('/easyReservation?eqUid=EQ001');
  });

  it('closes suggestions on Esc, and keeps the typed text', async () => {
    const { user } = await render('/searchView', { 'search.suggest': { list: suggestions } });
    const field = screen.getByRole('combobox', { name: '통합검색' });
    await user.type(field, '주사');
    await screen.findByRole('listbox', { name: '추천 검색어' });

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('주사');
  });

  it('closes suggestions when the focus moves away, as into a dialog that opens', async () => {
    const { user } = await render('/searchView', { 'search.suggest': { list: suggestions } });
    await user.type(screen.getByRole('combobox', { name: '통합검색' }), '주사');
    await screen.findByRole('listbox', { name: '추천 검색어' });

    act(() => screen.getByRole('button', { name: '최근 검색어 저장 끄기' }).focus());

    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('opens no suggestions after the focus has left, even directly after typing', async () => {
    const { shell } = await render('/searchView', { 'search.suggest': { list: suggestions } });
    const field = screen.getByRole('combobox', { name: '통합검색' });
    jest.useFakeTimers();

    act(() => field.focus());
    fireEvent.change(field, { target: { value: '주사' } });
    act(() => field.blur());
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    jest.useRealTimers();

    expect(shell.http.requests.map(({ name }) => name)).not.toContain('search.suggest');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('ignores keys while a syllable is composed', async () => {
    const { shell, user } = await render('/searchView', { 'search.suggest': { list: suggestions } });
    const field = screen.getByRole('combobox', { name: '통합검색' });
    await user.type(field, '주사');
    await screen.findByRole('option', { name: /주사전자현미경/ });

    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });

    expect(field).not.toHaveAttribute('aria-activedescendant');
    expect(shell.path()).toBe('/searchView');
  });

  it('stores keywords on this device, removes them, and stores none if disabled', async () => {
    const { user } = await render('/searchView?search=누리');
    expect(await screen.findByRole('link', { name: '누리' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: '최근 검색어 누리 삭제' }));
    expect(screen.getByText('최근 검색어가 없습니다.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: '최근 검색어 저장 끄기' }));
    expect(screen.getByText('최근 검색어를 저장하지 않습니다.')).toBeVisible();
  });
});
