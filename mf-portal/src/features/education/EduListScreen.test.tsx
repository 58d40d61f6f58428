import { noAnswerYet, noNetwork, renderScreen, screen, within } from '@haesol/shared/testing';
import { app } from '#app';
import EduListScreen from './EduListScreen.tsx';

const course = {
  eduUid: 'E1',
  title: '현장 AI 품질검사 입문',
  typeCd: 'GROUP',
  fieldCd: 'SMART',
  fieldNm: '스마트제조',
  aud: 'WORKER',
  state: 'OPEN',
  applyFrom: '2026-11-02T09:00:00+09:00',
  applyTo: '2026-11-26T18:00:00+09:00',
  startDt: '2026-12-03',
  endDt: '2026-12-04',
  hours: 16,
  capacity: 24,
  appliedCnt: 22,
  waitCnt: 0,
  remainCnt: 2,
  dday: 3,
  fee: 0,
  thumbUrl: '/art/edu/inspection.svg',
  thumbAlt: '검사 카메라 그림',
  myState: null,
};
const introduction = {
  title: '기업 재직자 교육',
  blocks: [
    { type: 'steps', title: '신청에서 수료까지', items: [{ title: '과정 고르기', text: '찾아봅니다.' }] },
    { type: 'education', aud: 'WORKER' },
  ],
  updatedDt: '2026-11-22T09:00:00+09:00',
};
const some = { list: [course], cnt_total: 19 };

const render = (path = '/cooperation/edu', change: Record<string, unknown> = {}) =>
  renderScreen(<EduListScreen />, {
    app,
    path,
    answers: { 'edu.list': some, 'contents.get': introduction, ...change },
  });

describe('EduListScreen', () => {
  it('says that it loads', async () => {
    await render('/cooperation/edu', { 'edu.list': noAnswerYet(), 'contents.get': noAnswerYet() });

    expect(screen.getAllByText('불러오는 중입니다.')).toHaveLength(2);
  });

  it('shows courses page by page, and how applying goes', async () => {
    await render();

    expect(await screen.findByRole('heading', { level: 2, name: '현장 AI 품질검사 입문' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('전체 19과정');
    expect(await screen.findByRole('heading', { name: '신청에서 수료까지' })).toBeVisible();
    const pages = screen.getByRole('navigation', { name: /페이지|쪽/ });
    expect(within(pages).getByRole('link', { name: /^3/ })).toHaveAttribute('href', '/cooperation/edu?pageNum=3');
    expect(screen.getByRole('link', { name: '교육 문의하기' })).toHaveAttribute(
      'href',
      '/myPage/qnaWrite?categoryCd=EDU',
    );
  });

  it('keeps every choice in the address, and begins again at the first page', async () => {
    const { shell, user } = await render('/cooperation/edu?type=ONLINE&pageNum=2');

    const phases = await screen.findByRole('group', { name: '접수' });
    expect(within(phases).getByRole('link', { name: '접수중' })).toHaveAttribute(
      'href',
      '/cooperation/edu?type=ONLINE&state=OPEN%2CFULL',
    );
    await user.type(screen.getByRole('textbox', { name: '검색어' }), '공정{Enter}');

    expect(decodeURIComponent(shell.path())).toBe('/cooperation/edu?type=ONLINE&searchKeyword=공정');
    expect(shell.http.requests.findLast(({ name }) => name === 'edu.list')?.query).toMatchObject({
      pageNum: '1',
      type: 'ONLINE',
      searchKeyword: '공정',
    });
  });

  it('says that nothing was found, and forgets the choices', async () => {
    await render('/cooperation/edu?searchKeyword=없음', { 'edu.list': { list: [], cnt_total: 0 } });

    expect(await screen.findByText("'없음'에 대한 검색 결과가 없습니다.")).toBeVisible();
    expect(screen.getByRole('link', { name: '조건 지우기' })).toHaveAttribute('href', '/cooperation/edu');
  });

  it('shows what failed, and asks again', async () => {
    const { shell, user } = await render('/cooperation/edu', { 'edu.list': noNetwork() });

    await user.click(await screen.findByRole('button', { name: '다시 시도' }));

    expect(shell.http.requests.filter(({ name }) => name === 'edu.list').length).toBeGreaterThan(1);
  });
});
