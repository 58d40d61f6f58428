import type { Comment } from '@haesol/contracts/board';
import {
  act,
  aMember,
  noAnswerYet,
  noNetwork,
  refusal,
  renderPage,
  screen,
  waitFor,
  within,
} from '@haesol/remote/testing';
import { app } from '#app';
import { aQuestion } from '#testing/aQuestion';
import { aDevice, aTechnology } from '#testing/subjects';

afterEach(() => {
  sessionStorage.clear();
});

function aComment(change: Partial<Comment> = {}): Comment {
  return {
    cmtUid: 'c1',
    parentUid: null,
    depth: 1,
    writerNm: '김해솔',
    staffYn: 'N',
    mineYn: 'Y',
    content: '더 여쭙겠습니다.',
    mentionNm: null,
    deletedYn: 'N',
    editedYn: 'N',
    createdDt: '2026-11-20T10:00:00+09:00',
    replies: [],
    ...change,
  };
}

const path = '/myPage/qnaDetail?qnaUid=q1';
const noComments = { list: [], cnt_total: 0, liveCnt: 0 };
const withComments = (...list: Comment[]) => ({ list, cnt_total: list.length, liveCnt: list.length });

const render = (change: Record<string, unknown> = {}, options: { member?: boolean; logsIn?: boolean } = {}) => {
  const answers: Record<string, unknown> = { 'qna.get': aQuestion(), 'comments.list': noComments, ...change };
  const session = options.member === false ? {} : { session: aMember() };
  return renderPage({ app, path, answers, logsIn: options.logsIn ?? false, ...session });
};

const file = {
  ...{ fileUid: 'f1', orgNm: '안내.pdf', ext: 'pdf', mime: 'application/pdf', size: 9 },
  ...{ url: '/file/download?fileUid=f1', viewUrl: null, thumbUrl: null },
};
const answers = [
  {
    ...{ answerUid: 'a1', content: '바꾸었습니다.', writerNm: '담당자', createdDt: '2026-11-21T09:00:00+09:00' },
    files: [file],
  },
];

describe('QnaDetailScreen', () => {
  it('shows a loading state', async () => {
    await render({ 'qna.get': noAnswerYet() });

    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');
  });

  it('shows the question with its file, and lets its writer edit it until it is answered', async () => {
    await render();

    expect(await screen.findByRole('heading', { level: 1, name: '예약 시간을 바꿀 수 있을까요?' })).toBeVisible();
    expect(screen.getByText(/첫째 줄/)).toHaveTextContent('둘째 줄');
    expect(screen.getByRole('link', { name: '시료 사진.pdf 내려받기' })).toHaveAttribute(
      'href',
      '/file/download?fileUid=f1&exp=1&sig=x',
    );
    // Beside each other on a phone, too.
    const preview = screen.getByRole('link', { name: '시료 사진.pdf 미리보기' });
    expect(preview.nextElementSibling).toBe(screen.getByRole('link', { name: '시료 사진.pdf 내려받기' }));
    expect(preview.parentElement).toHaveClass('actions');
    expect(screen.getByRole('link', { name: '수정' })).toHaveAttribute('href', '/myPage/qnaWrite?qnaUid=q1');
  });

  it('shows the equipment or technology that it is about, with a link, and nothing of a deleted one', async () => {
    const about = (refType: string) => ({ 'qna.get': aQuestion({ refType, refUid: 'X1' }) });
    const first = await render({ ...about('SHARING'), 'sharing.get': aTechnology });
    expect(await screen.findByRole('link', { name: '저온 코팅 기술' })).toHaveAttribute(
      'href',
      '/cooperation/sharingDetail?shareUid=X1',
    );
    first.unmount();
    const second = await render({ ...about('EQUIPMENT'), 'equipment.get': aDevice });
    expect(await screen.findByRole('link', { name: '주사전자현미경' })).toHaveAttribute(
      'href',
      '/cooperation/equipment?eqUid=X1',
    );
    second.unmount();

    await render({ ...about('SHARING'), 'sharing.get': refusal('4040') });
    expect(await screen.findByText(/첫째 줄/)).toBeVisible();
    expect(screen.queryByText('문의 대상')).not.toBeInTheDocument();
  });

  it('shows an answer of the office without a reload', async () => {
    let isAnswered = false;
    const { shell } = await render({ 'qna.get': () => aQuestion(isAnswered ? { answers } : {}) });
    await screen.findByText(/첫째 줄/);
    isAnswered = true;
    act(() => shell.sendEvents('/api/v1/qna/q1/events', [{ event: 'answers', data: { cnt: '1' } }]));

    expect(await screen.findByText('바꾸었습니다.')).toBeVisible();
  });

  it('leads to the question or FAQ entry that has the answer', async () => {
    const same = { type: 'FAQ' as const, uid: 'f1', title: '예약을 옮기려면' };
    await render({
      'qna.get': aQuestion({ answers: answers.map((one) => ({ ...one, same })), answerState: 'ANSWERED' }),
    });

    const link = await screen.findByRole('link', { name: '같은 문의의 답변 보기: 예약을 옮기려면' });
    expect(link).toHaveAttribute('href', '/infoPlaza/faqDetail?faqUid=f1');
  });

  it('shows the answer, and that comments can ask further', async () => {
    await render({ 'qna.get': aQuestion({ answers, answerState: 'ANSWERED', editableYn: 'N' }) });

    expect(await screen.findByRole('region', { name: '담당자 답변' })).toHaveTextContent(/바꾸었습니다.*안내\.pdf/);
    expect(screen.getByText('추가 문의는 댓글로 남겨 주세요.')).toBeVisible();
    expect(screen.queryByRole('link', { name: '수정' })).not.toBeInTheDocument();
  });

  it('promises a notification of the answer only to the writer', async () => {
    const promise = /답변이 등록되면 알림과 메일로/;
    const own = await render();
    expect(await screen.findByText(promise)).toBeVisible();
    own.unmount();

    await render({ 'qna.get': aQuestion({ mineYn: 'N', editableYn: 'N' }) });
    expect(await screen.findByText('담당자가 문의를 확인하고 있습니다.')).toBeVisible();
    expect(screen.queryByText(promise)).not.toBeInTheDocument();
  });

  it('deletes after a confirmation', async () => {
    const { shell, user } = await render({ 'qna.remove': {} });

    await user.click(await screen.findByRole('button', { name: '삭제' }));

    expect(shell.record.questions[0]?.title).toBe('문의를 삭제하시겠습니까?');
    expect(shell.path()).toBe('/myPage/qna');
  });

  it('shows that another member’s question is private, and that one does not exist', async () => {
    await render({ 'qna.get': refusal('4031', '비공개 글입니다. 작성자만 볼 수 있습니다.') });
    expect(
      await screen.findByRole('heading', { level: 1, name: '비공개 글입니다. 작성자만 볼 수 있습니다.' }),
    ).toBeVisible();

    await render({ 'qna.get': refusal('4040') });
    expect(await screen.findByRole('heading', { level: 1, name: '요청하신 정보를 찾을 수 없습니다.' })).toBeVisible();
  });

  it('shows an error state', async () => {
    await render({ 'qna.get': noNetwork() });

    expect(await screen.findByRole('alert')).toBeVisible();
  });

  describe('comments', () => {
    it('have two levels, a placeholder for deleted ones, and mark staff', async () => {
      const reply = {
        ...aComment({
          cmtUid: 'r1',
          depth: 2,
          staffYn: 'Y',
          writerNm: '산학협력단',
          mineYn: 'N',
          content: '네',
          mentionNm: '김*솔',
          editedYn: 'Y',
        }),
      };
      await render({
        'comments.list': withComments(aComment({ deletedYn: 'Y', content: '', writerNm: '', replies: [reply] })),
      });

      const thread = await screen.findByRole('region', { name: /댓글/ });
      expect(await within(thread).findByText('삭제된 댓글입니다.')).toBeVisible();
      expect(within(thread).getByText('@김*솔')).toBeVisible();
      expect(within(thread).getByText('(수정됨)')).toBeVisible();
    });

    it('show the profile picture of a writer who has one', async () => {
      const list = withComments(
        aComment({ profileUrl: '/file/view?fileUid=p1' }),
        aComment({ cmtUid: 'c2', writerNm: '이*윤', mineYn: 'N' }),
      );
      await render({ 'comments.list': list });

      await screen.findByText('이*윤');
      const pictures = screen.getAllByRole('article').map((one) => one.querySelector('header ~ * img, p img'));
      expect(pictures.at(-2)).toHaveAttribute('src', '/file/view?fileUid=p1');
      expect(pictures.at(-1)).toBeNull();
    });

    it('are sent once, and clear the text box', async () => {
      const { shell, user } = await render({ 'comments.create': { cmtUid: 'c2' } });
      const box = await screen.findByRole('textbox', { name: '댓글 쓰기' });
      const send = screen.getByRole('button', { name: '등록' });
      expect(send).toHaveAttribute('aria-disabled', 'true');

      await user.type(box, '고맙습니다.');
      await user.click(send);

      const sent = shell.http.requests.filter(({ name }) => name === 'comments.create');
      expect(sent).toHaveLength(1);
      expect(sent[0]?.body).toEqual({ refType: 'QNA', refUid: 'q1', content: '고맙습니다.' });
      expect(box).toHaveValue('');
      expect(shell.record.announcements).toContain('댓글을 등록했습니다.');
    });

    it('keep a refused text, and show the reason', async () => {
      const message = '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.';
      const { user } = await render({ 'comments.create': refusal('4290', message) });
      const box = await screen.findByRole('textbox', { name: '댓글 쓰기' });

      await user.type(box, '고맙습니다.');
      await user.click(screen.getByRole('button', { name: '등록' }));

      expect(await screen.findByText(message)).toBeVisible();
      expect(box).toHaveValue('고맙습니다.');
    });

    it('appear immediately, before the server has accepted them', async () => {
      const { user } = await render({
        'comments.list': withComments(aComment({ content: '먼저 쓴 댓글' })),
        'comments.create': noAnswerYet(),
      });
      const box = await screen.findByRole('textbox', { name: '댓글 쓰기' });
      await screen.findByText('먼저 쓴 댓글');

      await user.type(box, '고맙습니다.');
      await user.click(screen.getByRole('button', { name: '등록' }));

      const comment = (await screen.findByText('고맙습니다.')).closest('article');
      expect(comment).toHaveAttribute('aria-busy', 'true');
      expect(comment).toHaveTextContent('등록하는 중입니다.');
      expect(screen.getByRole('heading', { name: '댓글 2' })).toBeVisible();
      expect(screen.queryByRole('button', { name: "댓글 '고맙습니다.' 삭제" })).not.toBeInTheDocument();
      expect(box).toHaveValue('');
    });

    it('are removed again when they are refused, and text typed meanwhile stays', async () => {
      const answer = Promise.withResolvers<unknown>();
      const { user } = await render({ 'comments.create': () => answer.promise });
      const box = await screen.findByRole('textbox', { name: '댓글 쓰기' });
      await user.type(box, '고맙습니다.');
      await user.click(screen.getByRole('button', { name: '등록' }));
      await screen.findByText('등록하는 중입니다.');

      await user.type(box, '하나 더');
      answer.resolve(refusal('4290', '요청이 너무 많습니다.'));

      expect(await screen.findByText('요청이 너무 많습니다.')).toBeVisible();
      expect(screen.queryByText('등록하는 중입니다.')).not.toBeInTheDocument();
      expect(screen.getByText('등록된 댓글이 없습니다.')).toBeVisible();
      expect(box).toHaveValue('고맙습니다.\n하나 더');
    });

    it('ask a visitor to sign in, and keep the text', async () => {
      const { shell, user } = await render({}, { member: false });
      const box = await screen.findByRole('textbox', { name: '댓글 쓰기' });

      await user.type(box, '질문이 있습니다.');
      await user.click(screen.getByRole('button', { name: '등록' }));

      expect(shell.record.loginRequests).toHaveLength(1);
      expect(shell.http.requests.some(({ name }) => name === 'comments.create')).toBe(false);
      expect(box).toHaveValue('질문이 있습니다.');
    });

    it('keep their draft over a reload of the tab', async () => {
      const first = await render({}, { member: false });
      await first.user.type(await screen.findByRole('textbox', { name: '댓글 쓰기' }), '질문이 있습니다.');
      first.unmount();

      await render({}, { member: false });

      expect(await screen.findByRole('textbox', { name: '댓글 쓰기' })).toHaveValue('질문이 있습니다.');
    });

    it('keep the focus near a deleted one', async () => {
      let list = withComments(
        aComment(),
        aComment({ cmtUid: 'c9', mineYn: 'N', writerNm: '이*윤', content: '남의 댓글' }),
      );
      const { user } = await render({
        'comments.list': () => list,
        'comments.remove': () => {
          list = withComments(...list.list.slice(1));
          return {};
        },
      });

      await user.click(await screen.findByRole('button', { name: "댓글 '더 여쭙겠습니다.' 삭제" }));

      await waitFor(() => expect(screen.getByRole('button', { name: /남의 댓글.*답글 쓰기/ })).toHaveFocus());
    });

    it('are edited and deleted only by their writer', async () => {
      const foreign = aComment({ cmtUid: 'c9', mineYn: 'N', writerNm: '이*윤', content: '남의 댓글' });
      const { shell, user } = await render({
        'comments.list': withComments(aComment(), foreign),
        'comments.update': {},
        'comments.remove': {},
      });

      await user.click(await screen.findByRole('button', { name: "댓글 '더 여쭙겠습니다.' 수정" }));
      await user.type(screen.getByRole('textbox', { name: '댓글 수정' }), ' 꼭요.');
      await user.click(screen.getByRole('button', { name: '저장' }));
      await user.click(await screen.findByRole('button', { name: "댓글 '더 여쭙겠습니다.' 삭제" }));

      expect(screen.queryByRole('button', { name: "댓글 '남의 댓글' 수정" })).not.toBeInTheDocument();
      expect(shell.http.requests.find(({ name }) => name === 'comments.update')?.body).toEqual({
        content: '더 여쭙겠습니다. 꼭요.',
      });
      expect(shell.record.questions.at(-1)?.title).toBe('댓글을 삭제하시겠습니까?');
    });
  });
});
