import { type Answers, act, aQna, aQnaDetail, refusal, screen, waitFor, within } from '@haesol/remote/testing';
import { jest } from '@jest/globals';
import { paths, toMemberHref, toQnaItemHref } from '#paths';
import { openOffice } from '#testing/openOffice';

const office = { rev: 3, assigneeNm: null, mineYn: 'N' as const };
const question = {
  ...office,
  ...aQnaDetail({
    qnaUid: 'q1',
    title: '예약을 옮기고 싶습니다',
    content: '12월로 옮길 수 있나요?',
    answers: [],
    writerNm: '이도윤',
  }),
  mineYn: 'N',
};
const waiting = [
  { ...aQna({ qnaUid: 'q1', title: '예약을 옮기고 싶습니다' }), ...office },
  { ...aQna({ qnaUid: 'q2', title: '다음 문의' }), ...office },
];

const open = (answers: Answers = {}, list = paths.qna as string) =>
  openOffice(toQnaItemHref('q1', list), {
    'admin.getQna': question,
    'admin.listQna': { list: waiting, cnt_total: 2 },
    'admin.answerQna': { answerUid: 'a1' },
    'comments.list': { list: [], cnt_total: 0, liveCnt: 0 },
    ...answers,
  });

describe('QuestionScreen', () => {
  // Drafts stay in the tab.
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.useRealTimers());

  it('answers with a link to a question that was answered already', async () => {
    const similar = { list: [{ type: 'FAQ', uid: 'f1', title: '예약을 옮기려면' }] };
    const { shell, user } = await open({ 'qna.similar': similar });
    await user.selectOptions(await screen.findByRole('combobox', { name: /같은 문의/ }), 'FAQ f1');
    await user.click(screen.getByRole('button', { name: '답변 등록' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.answerQna')?.body).toMatchObject({
        content: '같은 문의에 답변한 글이 있어 안내해 드립니다. 아래 링크에서 확인해 주세요.',
        same: { type: 'FAQ', uid: 'f1' },
      }),
    );
  });

  it('begins an entry of the FAQ with an answered question', async () => {
    const answers = [
      {
        answerUid: 'a1',
        content: '네, <달력>에서 옮깁니다.',
        writerNm: '담당자',
        createdDt: question.createdDt,
        files: [],
      },
    ];
    const { user } = await open({
      'admin.getQna': { ...question, answerState: 'ANSWERED', answers },
      'admin.listFaqs': { list: [], cnt_total: 0 },
      'codes.list': { list: [{ code: 'EQUIP', codeName: '장비' }], cnt_total: 1 },
    });
    await user.click(await screen.findByRole('link', { name: 'FAQ로 쓰기' }));

    expect(await screen.findByRole('textbox', { name: /제목|질문/ })).toHaveValue(question.title);
    expect(await screen.findByText('네, <달력>에서 옮깁니다.')).toBeVisible();
  });

  it('adds a note that the member does not see, and keeps one that is typed over a reload', async () => {
    const notes = [
      { noteUid: 'n1', content: '담당 교수에게 물어봄', writerNm: '김하늘', ownYn: 'Y', createdDt: question.createdDt },
    ];
    const answers = { 'admin.listNotes': { list: notes }, 'admin.addNote': { noteUid: 'n2' }, 'admin.removeNote': {} };
    const { shell, user } = await open(answers);
    const part = within(await screen.findByRole('region', { name: '사무실 메모' }));
    expect(await part.findByText('담당 교수에게 물어봄')).toBeVisible();
    await user.type(part.getByRole('textbox', { name: /메모/ }), '내일 다시 전화');
    expect(Object.values({ ...sessionStorage }).join()).toContain('내일 다시 전화');
    await user.click(part.getByRole('button', { name: '메모 남기기' }));
    await user.click(part.getByRole('button', { name: '메모 지우기' }));

    const sent = ({ name }: { readonly name: string }) => name === 'admin.addNote' || name === 'admin.removeNote';
    await waitFor(() => expect(shell.http.requests.filter(sent)).toHaveLength(2));
    expect(shell.http.requests.find(sent)?.body).toEqual({ content: '내일 다시 전화' });
    expect(part.getByRole('textbox', { name: /메모/ })).toHaveValue('');
  });

  it('answers with Ctrl+Enter and opens the next waiting question', async () => {
    const { shell, user } = await open({
      'admin.listQna': ({ query }: { query?: { pageSize?: string } }) =>
        query?.pageSize === '2' ? { list: waiting.slice(1), cnt_total: 1 } : { list: waiting, cnt_total: 2 },
    });

    await user.type(await screen.findByRole('textbox', { name: /답변/ }), '네, 옮길 수 있습니다.');
    await user.keyboard('{Control>}{Enter}{/Control}');

    await waitFor(() => expect(shell.path()).toBe(toQnaItemHref('q2')));
    expect(shell.http.requests.find(({ name }) => name === 'admin.answerQna')).toMatchObject({
      path: '/api/v1/admin/qna/q1/answer',
      body: { content: '네, 옮길 수 있습니다.', fileUids: [], rev: 3 },
    });
  });

  it('shows the mail of an answer before it is sent', async () => {
    const { shell, user } = await open({
      'admin.previewCall': {
        list: [{ to: 'a***@demo.example', lang: 'ko', subject: '답변 안내', text: '확인해 주세요.' }],
      },
    });
    await user.type(await screen.findByRole('textbox', { name: /답변/ }), '네.');
    await user.click(screen.getByText('받는 사람에게 가는 메일 보기'));

    expect(await screen.findByRole('heading', { name: '답변 안내' })).toBeVisible();
    expect(shell.http.requests.find(({ name }) => name === 'admin.previewCall')?.body).toEqual({
      call: { name: 'qna.answer', uid: 'q1', body: { content: '네.', fileUids: [], rev: 3 } },
    });
    expect(shell.http.requests.filter(({ name }) => name === 'admin.answerQna')).toEqual([]);
  });

  it('sends files with the answer', async () => {
    const fileUid = '01a22ce0-0f57-7000-a50d-aea65ed5f11b';
    const facts = { ext: 'txt', mime: 'text/plain', size: 9, url: '/file/f1', viewUrl: null, thumbUrl: null };
    const { shell, user } = await open({
      'file.upload': { list: [{ fileUid, orgNm: '안내.txt', ...facts }], cnt_total: 1 },
    });

    await user.type(await screen.findByRole('textbox', { name: /답변/ }), '네, 옮길 수 있습니다.');
    await user.upload(screen.getByLabelText(/첨부 파일/), new File(['안내'], '안내.txt', { type: 'text/plain' }));
    await screen.findByText('안내.txt');
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: '답변 등록' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.answerQna')).toMatchObject({
        body: { content: '네, 옮길 수 있습니다.', fileUids: [fileUid], rev: 3 },
      }),
    );
  });

  it('opens the next question of the filtered list that it was opened from', async () => {
    const list = `${paths.qna}?categoryCd=EQUIP`;
    const { shell, user } = await open({}, list);

    await user.type(await screen.findByRole('textbox', { name: /답변/ }), '네, 옮길 수 있습니다.');
    await user.keyboard('{Control>}{Enter}{/Control}');

    await waitFor(() => expect(shell.http.requests.some(({ name }) => name === 'admin.answerQna')).toBe(true));
    const asked = shell.http.requests.filter(({ name }) => name === 'admin.listQna');
    expect(asked.every(({ query }) => query?.categoryCd === 'EQUIP')).toBe(true);
    expect(await screen.findByRole('link', { name: '다음 문의' })).toHaveAttribute('href', toQnaItemHref('q2', list));
  });

  it('shows a question without the moves to those who only read', async () => {
    await open({
      'admin.today': {
        areas: [{ area: 'board', level: 'READ' }],
        queues: [],
        days: [{ date: '2026-11-28', questions: 1, bookings: 2, orders: 3 }],
      },
    });

    expect(await screen.findByText('12월로 옮길 수 있나요?')).toBeVisible();
    await screen.findByText(/볼 수만 있습니다/);
    expect(screen.queryByRole('textbox', { name: /답변/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /담당|넘기기|답변 등록/ })).not.toBeInTheDocument();
  });

  it('inserts a template by Alt and its number, with the number of the question; the server fills the name', async () => {
    const template = { tplUid: 't1', area: 'QNA', lang: 'ko', savedDt: '2026-11-20T09:00:00+09:00' };
    const { user } = await open({
      'admin.listTemplates': {
        list: [{ ...template, title: '접수 안내', body: '{이름} 님, {번호}입니다.' }],
        cnt_total: 1,
      },
    });
    const field = await screen.findByRole('textbox', { name: /답변/ });
    await screen.findByRole('button', { name: /접수 안내/ });

    await user.keyboard('{Alt>}[Digit1]{/Alt}');
    expect(field).toHaveValue('{이름} 님, Q-90입니다.');
    expect(field).toHaveFocus();
    await user.keyboard(' 네.');
    await user.click(screen.getByRole('button', { name: /접수 안내/ }));
    expect(field).toHaveValue('{이름} 님, Q-90입니다. 네.\n\n{이름} 님, Q-90입니다.');
  });

  it('shows answers and comments by their time, so that a question asked further can be read', async () => {
    const comment = { parentUid: null, depth: 1, mineYn: 'N', mentionNm: null, editedYn: 'N', replies: [] };
    const texts = [
      {
        cmtUid: 'c1',
        writerNm: '이도윤',
        staffYn: 'N',
        content: '아직 안 됩니다.',
        createdDt: '2026-11-21T10:00:00+09:00',
      },
      { cmtUid: 'c2', writerNm: '이도윤', staffYn: 'N', content: '', createdDt: '2026-11-21T11:00:00+09:00' },
    ];
    const answer = {
      answerUid: 'a1',
      content: '옮겼습니다.',
      writerNm: '담당자',
      createdDt: '2026-11-20T12:00:00+09:00',
    };
    await open({
      'admin.getQna': { ...question, answers: [answer], reopenedYn: 'Y' },
      'comments.list': {
        list: texts.map((text) => ({ ...comment, deletedYn: text.content === '' ? 'Y' : 'N', ...text })),
        cnt_total: 2,
        liveCnt: 1,
      },
    });
    await screen.findByText('아직 안 됩니다.');

    const thread = screen.getAllByRole('region', { name: /^(답변|댓글)$/ });
    expect(thread.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('옮겼습니다.'),
      expect.stringContaining('아직 안 됩니다.'),
    ]);
    expect(screen.getByText('추가문의')).toBeVisible();
  });

  it('keeps the text after another has answered, and sends it as a further answer', async () => {
    const data = { state: 'ANSWERED', rev: 4, byNm: '김하늘', dt: '2026-11-23T10:21:00+09:00' };
    let rev = 3;
    const { shell, user } = await open({
      'admin.getQna': () => ({ ...question, rev }),
      'admin.answerQna': ({ body }: { body?: unknown }) => {
        if ((body as { rev: number }).rev === 4) return { answerUid: 'a2' };
        rev = 4;
        return refusal('4405', '그사이 김하늘 님이 10:21에 처리했습니다.', data);
      },
    });
    const field = await screen.findByRole('textbox', { name: /답변/ });

    await user.type(field, '네, 옮길 수 있습니다.');
    await user.click(screen.getByRole('button', { name: '답변 등록' }));

    expect(
      await screen.findByText(/그사이 김하늘 님이 10:21에 처리했습니다\. 쓰신 내용은 그대로 있습니다\./),
    ).toBeVisible();
    expect(field).toHaveValue('네, 옮길 수 있습니다.');
    await user.click(await screen.findByRole('button', { name: '이어서 답변으로 쓰기' }));
    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ text: '답변을 등록했습니다.' }));
  });

  it('names colleagues who have the question open, and takes it', async () => {
    const { shell, user } = await open({
      'admin.presence': { others: [{ nm: '김하늘', sinceDt: '2026-11-23T10:20:00+09:00' }] },
      'admin.assign': { done: ['q1'], failed: [] },
    });

    expect(await screen.findByText('김하늘 님이 10:20부터 보고 있습니다.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '담당하기' }));
    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ text: '1건을 담당합니다.' }));
  });

  it('keeps a refused answer, with the reason', async () => {
    const { user } = await open({ 'admin.answerQna': refusal('4040', '삭제된 문의입니다.') });
    const field = await screen.findByRole('textbox', { name: /답변/ });

    await user.type(field, '네, 옮길 수 있습니다.');
    await user.click(screen.getByRole('button', { name: '답변 등록' }));

    expect(await screen.findByText('삭제된 문의입니다.')).toBeVisible();
    expect(field).toHaveValue('네, 옮길 수 있습니다.');
  });

  it('shows a new question in the list once the count of the menu changes', async () => {
    let cnt = 1;
    jest.useFakeTimers({ advanceTimers: true });
    await open({
      'admin.today': () => ({
        areas: [{ area: 'board', level: 'MOVE' }],
        queues: [{ queue: 'QNA', cnt, oldestDt: null }],
        days: [],
      }),
      'admin.listQna': () => ({ list: waiting.slice(0, cnt), cnt_total: cnt }),
    });
    await screen.findByText('기다리는 문의 1건');
    cnt = 2;
    await act(() => jest.advanceTimersByTimeAsync(31_000));

    expect(await screen.findByRole('link', { name: '다음 문의' })).toBeVisible();
  });

  it('lists the waiting questions beside the open one', async () => {
    await open();

    expect(await screen.findByRole('link', { name: '다음 문의' })).toHaveAttribute('href', toQnaItemHref('q2'));
    expect(await screen.findByText('기다리는 문의 2건')).toBeInTheDocument();
  });

  it('names and links what the question is about', async () => {
    const sharing = {
      shareUid: 'SH001',
      type: 'TECH',
      fieldNm: '식품',
      title: '과채 건조 색 예측',
      summary: '요약',
      thumbUrl: '/art/a.svg',
      thumbAlt: '그림',
      html: '',
      facts: [],
      images: [],
      files: [],
      managerNm: '담당',
      tel: '099-700-1013',
      updatedDt: '2026-11-20T09:00:00+09:00',
    };
    await open({ 'admin.getQna': { ...question, refType: 'SHARING', refUid: 'SH001' }, 'sharing.get': sharing });

    expect(await screen.findByRole('link', { name: '과채 건조 색 예측' })).toHaveAttribute(
      'href',
      '/cooperation/sharingDetail?shareUid=SH001',
    );
    expect(screen.getByText('SH001')).toBeVisible();
  });

  it('shows the number of a subject that is gone, and nothing for a question without one', async () => {
    await open({
      'admin.getQna': { ...question, refType: 'EQUIPMENT', refUid: 'EQ099' },
      'equipment.get': refusal('4040'),
    });

    expect(await screen.findByText('EQ099')).toBeVisible();
    expect(screen.queryByRole('link', { name: /EQ099/ })).not.toBeInTheDocument();
  });

  it('leads from the masked name of the writer to the page of the member', async () => {
    await open({ 'admin.getQna': { ...question, writerNm: '이*윤', memberUid: 'm7' } });

    expect(await screen.findByRole('link', { name: '이*윤' })).toHaveAttribute('href', toMemberHref('m7'));
  });

  it('leads back to the list from a question that is gone', async () => {
    await open({ 'admin.getQna': refusal('4040') });

    expect(await screen.findByRole('link', { name: '목록으로' })).toHaveAttribute('href', paths.qna);
  });
});
