import { type Answers, aQna, aQnaDetail, refusal, screen, waitFor } from '@haesol/remote/testing';
import { paths, toQnaItemHref } from '#paths';
import { openOffice } from '#testing/openOffice';

const question = aQnaDetail({
  qnaUid: 'q1',
  title: '예약을 옮기고 싶습니다',
  content: '12월로 옮길 수 있나요?',
  answers: [],
});
const waiting = [aQna({ qnaUid: 'q1', title: '예약을 옮기고 싶습니다' }), aQna({ qnaUid: 'q2', title: '다음 문의' })];

const open = (answers: Answers = {}) =>
  openOffice(toQnaItemHref('q1'), {
    'qna.get': question,
    'admin.listQna': { list: waiting, cnt_total: 2 },
    'admin.answerQna': { answerUid: 'a1' },
    ...answers,
  });

describe('QuestionScreen', () => {
  it('answers with Ctrl+Enter and opens the next waiting question', async () => {
    const { shell, user } = await open({
      'admin.listQna': ({ query }: { query?: { pageSize?: string } }) =>
        query?.pageSize === '1' ? { list: waiting.slice(1), cnt_total: 1 } : { list: waiting, cnt_total: 2 },
    });

    await user.type(await screen.findByRole('textbox', { name: /답변/ }), '네, 옮길 수 있습니다.');
    await user.keyboard('{Control>}{Enter}{/Control}');

    await waitFor(() => expect(shell.path()).toBe(toQnaItemHref('q2')));
    expect(shell.http.requests.find(({ name }) => name === 'admin.answerQna')).toMatchObject({
      path: '/api/v1/admin/qna/q1/answer',
      body: { content: '네, 옮길 수 있습니다.' },
    });
  });

  it('keeps a refused answer, with the reason', async () => {
    const { user } = await open({ 'admin.answerQna': refusal('4040', '삭제된 문의입니다.') });
    const field = await screen.findByRole('textbox', { name: /답변/ });

    await user.type(field, '네, 옮길 수 있습니다.');
    await user.click(screen.getByRole('button', { name: '답변 등록' }));

    expect(await screen.findByText('삭제된 문의입니다.')).toBeVisible();
    expect(field).toHaveValue('네, 옮길 수 있습니다.');
  });

  it('lists the waiting questions beside the open one', async () => {
    await open();

    expect(await screen.findByRole('link', { name: '다음 문의' })).toHaveAttribute('href', toQnaItemHref('q2'));
    expect(await screen.findByText('기다리는 문의 2건')).toBeInTheDocument();
  });

  it('leads back to the list from a question that is gone', async () => {
    await open({ 'qna.get': refusal('4040') });

    expect(await screen.findByRole('link', { name: '목록으로' })).toHaveAttribute('href', paths.qna);
  });
});
