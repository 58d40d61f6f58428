import { noAnswerYet, noNetwork, refusal, renderPage, screen, within } from '@haesol/shared/testing';
import { app } from '#app';

const course = {
  eduUid: 'E1',
  title: '현장 AI 품질검사 입문',
  summary: '현장에서 바로 쓰는 방법을 배웁니다.',
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
const detail = {
  ...course,
  html: '<p>검사 영상으로 학습시킵니다.</p>',
  place: '산학협력관 3층 교육실',
  lecturer: '강주은 교수',
  criteria: '출석 80% 이상',
  sessions: [{ no: 1, date: '2026-12-03', from: '10:00', to: '15:00', title: '영상 모으기' }],
  contact: '인재양성팀 099-700-1030',
  classNms: ['기업', '일반'],
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
  renderPage({
    app,
    path,
    answers: { 'edu.list': some, 'edu.get': detail, 'contents.get': introduction, ...change },
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

  describe('a course over the list', () => {
    const open = async (change: Record<string, unknown> = {}) => {
      const rendered = await render('/cooperation/edu?type=GROUP&eduUid=E1', change);
      return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
    };

    it('is opened from its title, with the choices kept', async () => {
      await render('/cooperation/edu?type=GROUP');

      expect(await screen.findByRole('link', { name: '현장 AI 품질검사 입문' })).toHaveAttribute(
        'href',
        '/cooperation/edu?type=GROUP&eduUid=E1',
      );
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('says for whom, when, where, by whom and how many, and leads to asking about it', async () => {
      const { dialog } = await open();

      expect(await dialog.findByRole('heading', { level: 2, name: '현장 AI 품질검사 입문' })).toBeVisible();
      expect(dialog.getByText('검사 영상으로 학습시킵니다.')).toBeVisible();
      const facts = within(dialog.getByRole('table', { name: '교육 개요' }));
      expect(facts.getByRole('row', { name: /대상 기업, 일반/ })).toBeVisible();
      expect(
        facts.getByRole('row', { name: /접수 기간 2026\.\s11\.\s2\.\s09:00~2026\.\s11\.\s26\.\s18:00/ }),
      ).toBeVisible();
      expect(facts.getByRole('row', { name: /장소 산학협력관 3층 교육실$/ })).toBeVisible();
      expect(facts.getByRole('row', { name: /정원 24명 중 22명 신청$/ })).toBeVisible();
      expect(facts.getByRole('row', { name: /교육비 무료/ })).toBeVisible();
      const curriculum = within(dialog.getByRole('table', { name: '교육 일정' }));
      expect(curriculum.getByRole('row', { name: /1차시 영상 모으기 2026\.\s12\.\s3\. 10:00~15:00/ })).toBeVisible();
      expect(dialog.getByRole('link', { name: '이 교육 문의하기' })).toHaveAttribute(
        'href',
        `/myPage/qnaWrite?${new URLSearchParams({ categoryCd: 'EDU', title: '현장 AI 품질검사 입문' })}`,
      );
    });

    it('says where the lessons of an online course are told', async () => {
      const { dialog } = await open({ 'edu.get': { ...detail, typeCd: 'ONLINE', place: null } });

      expect(await dialog.findByText(/강의 주소는 수강이 확정된 분께/)).toBeVisible();
      expect(dialog.queryByRole('columnheader', { name: '시간' })).not.toBeInTheDocument();
    });

    it('is closed without losing the choices', async () => {
      const { dialog, shell, user } = await open();

      await user.click(dialog.getByRole('button', { name: '닫기' }));

      expect(shell.path()).toBe('/cooperation/edu?type=GROUP');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('says that it loads', async () => {
      const { dialog } = await open({ 'edu.get': noAnswerYet() });

      expect(dialog.getByText('불러오는 중입니다.')).toBeVisible();
    });

    it('says that it is not there', async () => {
      const { dialog } = await open({ 'edu.get': refusal('4040') });

      expect(await dialog.findByText('요청하신 정보를 찾을 수 없습니다.')).toBeVisible();
    });

    it('shows what failed, and asks again', async () => {
      const { dialog, user, shell } = await open({ 'edu.get': noNetwork() });

      await user.click(await dialog.findByRole('button', { name: '다시 시도' }));

      expect(shell.http.requests.filter(({ name }) => name === 'edu.get').length).toBeGreaterThan(1);
    });
  });
});
