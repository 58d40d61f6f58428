import type { Qna } from '@haesol/contracts/board';
import { aMember, noAnswerYet, noNetwork, renderScreen, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import QnaListScreen from './QnaListScreen.tsx';

function aQuestion(change: Partial<Qna> = {}): Qna {
  return {
    qnaUid: 'q1',
    no: 2,
    categoryCd: 'EQUIP',
    categoryNm: '장비',
    title: '예약 시간을 바꿀 수 있을까요?',
    privateYn: 'Y',
    lockedYn: 'N',
    mineYn: 'Y',
    commentCnt: 3,
    fileCnt: 0,
    writerNm: '김해솔',
    answerState: 'ANSWERED',
    reopenedYn: 'N',
    createdDt: '2026-11-20T09:00:00+09:00',
    viewCnt: 4,
    newYn: 'N',
    ...change,
  };
}

const render = (path = '/myPage/qna', answer: unknown = { list: [aQuestion()], cnt_total: 1 }) =>
  renderScreen(<QnaListScreen />, { app, path, session: aMember(), answers: { 'qna.list': answer } });

describe('QnaListScreen', () => {
  it('shows a loading state', async () => {
    await render('/myPage/qna', noAnswerYet());

    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');
  });

  it('shows kind, lock, comments and state of the member’s questions', async () => {
    const { shell } = await render('/mypage/myqna');

    const table = within(await screen.findByRole('table', { name: '나의 Q&A 목록' }));
    // The member's own name would be in each row.
    expect(table.queryByRole('columnheader', { name: /이름|작성자/ })).not.toBeInTheDocument();
    expect(table.getByRole('columnheader', { name: /제목/ })).toBeInTheDocument();
    const row = table.getByRole('rowheader');
    expect(within(row).getByRole('link', { name: '예약 시간을 바꿀 수 있을까요?' })).toHaveAttribute(
      'href',
      '/myPage/qnaDetail?qnaUid=q1',
    );
    expect(within(row).getByRole('img', { name: '비공개' })).toBeVisible();
    expect(within(row).getByRole('img', { name: '댓글 3개' })).toHaveTextContent('[3]');
    expect(screen.getAllByText('답변완료')).not.toHaveLength(0);
    expect(shell.http.requests[0]?.query).toMatchObject({ mine: 'Y' });
  });

  it('keeps every filter in the address', async () => {
    const { shell, user } = await render();
    await screen.findByRole('table');

    await user.selectOptions(screen.getByRole('combobox', { name: '구분' }), '장비');
    await user.selectOptions(screen.getByRole('combobox', { name: '답변상태' }), '답변대기');
    await user.type(screen.getByRole('textbox', { name: '검색어' }), '예약{Enter}');

    expect(decodeURIComponent(shell.path())).toBe('/myPage/qna?searchKeyword=예약&categoryCd=EQUIP&answerState=WAIT');
  });

  it('rejects a period that ends before it starts, and keeps the input', async () => {
    const { shell, user } = await render('/myPage/qna?startDate=2026-11-20&endDate=2026-11-01');

    await user.click(await screen.findByRole('button', { name: '조회' }));

    expect(screen.getByText('종료일은 시작일 이후여야 합니다.')).toBeVisible();
    expect(screen.getByLabelText('종료일')).toHaveValue('2026-11-01');
    expect(shell.path()).toBe('/myPage/qna?startDate=2026-11-20&endDate=2026-11-01');
  });

  it('shows that there is no question yet, or no result', async () => {
    await render('/myPage/qna', { list: [], cnt_total: 0 });
    expect(await screen.findByText('등록된 문의가 없습니다.')).toBeVisible();

    await render('/myPage/qna?searchKeyword=없음', { list: [], cnt_total: 0 });
    expect(await screen.findByText("'없음'에 대한 검색 결과가 없습니다.")).toBeVisible();
  });

  it('shows an error state and retries on request', async () => {
    const answers: Record<string, unknown> = { 'qna.list': noNetwork() };
    const { user } = await renderScreen(<QnaListScreen />, { app, path: '/myPage/qna', session: aMember(), answers });
    await screen.findByRole('alert');

    answers['qna.list'] = { list: [aQuestion()], cnt_total: 1 };
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByRole('table')).toBeVisible();
  });
});
