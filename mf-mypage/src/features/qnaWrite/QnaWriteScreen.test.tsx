import { aMember, noAnswerYet, noNetwork, refusal, renderPage, screen, waitFor } from '@haesol/remote/testing';
import { app } from '#app';
import { aQuestion } from '#testing/aQuestion';
import { aTechnology } from '#testing/subjects';

const noDraft = { draft: null, images: [], files: [], savedDt: null };
const aFile = (name: string, size = 3) => new File([new Uint8Array(size)], name);
const kept = (name: string) => ({
  list: [
    {
      fileUid: '11111111-2222-4333-8444-555555555555',
      orgNm: name,
      ext: 'pdf',
      mime: 'application/pdf',
      size: 3,
      url: '/a',
      viewUrl: null,
      thumbUrl: null,
    },
  ],
  cnt_total: 1,
});

const render = (change: Record<string, unknown> = {}, path = '/myPage/qnaWrite') =>
  renderPage({
    app,
    path,
    session: aMember(),
    answers: {
      'qna.draft': noDraft,
      'qna.similar': { list: [] },
      'qna.saveDraft': { savedDt: '2026-11-23T14:02:00+09:00' },
      ...change,
    },
  });

describe('QnaWriteScreen', () => {
  it('shows loading and error states', async () => {
    await render({ 'qna.draft': noAnswerYet() });
    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');

    await render({ 'qna.draft': noNetwork() });
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('starts with the text in the address, and shows that it is too long', async () => {
    const title = '현미경 '.repeat(16).trim();
    const { user } = await render({}, `/myPage/qnaWrite?categoryCd=EQUIP&title=${encodeURIComponent(title)}`);

    expect(await screen.findByRole('textbox', { name: /제목/ })).toHaveValue(title);
    expect(screen.getByRole('combobox', { name: /구분/ })).toHaveValue('EQUIP');
    await user.click(screen.getByRole('button', { name: '등록' }));

    expect(screen.getAllByText('제목은 60자까지 입력할 수 있습니다.')).not.toHaveLength(0);
  });

  it('shows at each field what is missing, and focuses the first', async () => {
    const { user } = await render();

    await user.click(await screen.findByRole('button', { name: '등록' }));

    expect(screen.getAllByText('구분을 선택해 주세요.')).toHaveLength(2);
    expect(screen.getAllByText('제목을 입력해 주세요.')).toHaveLength(2);
    expect(screen.getAllByText('내용을 입력해 주세요.')).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('combobox', { name: /구분/ })).toHaveFocus());
  });

  it('sends the question with its file, private by default', async () => {
    const { shell, user } = await render({ 'file.upload': kept('신청서.pdf'), 'qna.create': { qnaUid: 'q7' } });
    await user.selectOptions(await screen.findByRole('combobox', { name: /구분/ }), '장비');
    await user.type(screen.getByRole('textbox', { name: /제목/ }), '예약 문의');
    await user.type(screen.getByRole('textbox', { name: /내용/ }), '바꾸고 싶습니다.');
    await user.upload(screen.getByLabelText(/첨부파일/), aFile('신청서.pdf'.normalize('NFD')));
    await screen.findByText('신청서.pdf');

    await user.click(screen.getByRole('button', { name: '등록' }));

    await waitFor(() => expect(shell.path()).toBe('/myPage/qnaDetail?qnaUid=q7'));
    expect(shell.http.requests.find(({ name }) => name === 'qna.create')?.body).toEqual({
      categoryCd: 'EQUIP',
      title: '예약 문의',
      content: '바꾸고 싶습니다.',
      privateYn: 'Y',
      imageUids: [],
      fileUids: ['11111111-2222-4333-8444-555555555555'],
    });
    expect(shell.record.toasts.at(-1)).toMatchObject({ kind: 'done', text: '문의가 등록되었습니다.' });
  });

  it('keeps the input when the server refuses', async () => {
    const { user } = await render({
      'qna.create': refusal('4000', '입력한 내용을 다시 확인해 주세요.', {
        fieldErrors: [{ field: 'title', code: 'custom', message: '제목은 60자까지 입력할 수 있습니다.' }],
      }),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: /구분/ }), '장비');
    await user.type(screen.getByRole('textbox', { name: /제목/ }), '제목');
    await user.type(screen.getByRole('textbox', { name: /내용/ }), '내용');

    await user.click(screen.getByRole('button', { name: '등록' }));

    expect(await screen.findAllByText('제목은 60자까지 입력할 수 있습니다.')).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: /내용/ })).toHaveValue('내용');
  });

  it('rejects files before the upload: too large, wrong type, too many', async () => {
    const { shell, user } = await render({ 'file.upload': kept('a.pdf') });
    const input = await screen.findByLabelText(/첨부파일/);
    const files = [aFile('a.exe'), aFile('1.pdf'), aFile('2.pdf'), aFile('3.pdf'), aFile('4.pdf')];
    Object.defineProperty(files[1], 'size', { value: 20 * 1024 * 1024 + 1 });
    (input as HTMLInputElement).removeAttribute('accept');

    await user.upload(input, [...files, aFile('5.pdf')]);

    expect(await screen.findByText('첨부할 수 없는 파일 형식입니다.')).toBeVisible();
    expect(screen.getByText('20MB 이하의 파일만 첨부할 수 있습니다.')).toBeVisible();
    expect(screen.getByText('파일은 최대 3개까지 첨부할 수 있습니다.')).toBeVisible();
    expect(shell.http.requests.filter(({ name }) => name === 'file.upload')).toHaveLength(3);
  });

  it('says what is wrong with a file also where no more fit', async () => {
    const { user } = await render({ 'file.upload': kept('a.pdf') });
    const input = await screen.findByLabelText(/첨부파일/);
    (input as HTMLInputElement).removeAttribute('accept');

    await user.upload(
      input,
      ['1.pdf', '2.pdf', '3.pdf', 'a.exe'].map((name) => aFile(name)),
    );

    expect(await screen.findByText('첨부할 수 없는 파일 형식입니다.')).toBeVisible();
    expect(screen.queryByText('파일은 최대 3개까지 첨부할 수 있습니다.')).not.toBeInTheDocument();
  });

  it('shows why the server refused a file', async () => {
    const { user } = await render({ 'file.upload': refusal('4134', '파일 내용이 확장자와 일치하지 않습니다.') });

    await user.upload(await screen.findByLabelText(/첨부파일/), aFile('a.pdf'));

    expect(await screen.findByText('파일 내용이 확장자와 일치하지 않습니다.')).toBeVisible();
  });

  it('continues with the draft, and can start again', async () => {
    const draft = { categoryCd: 'EDU', title: '쓰다 만 제목', content: '', privateYn: 'N' };
    const { user } = await render({
      'qna.draft': { draft, images: [], files: kept('계획서.pdf').list, savedDt: '2026-11-22T14:02:00+09:00' },
      'qna.removeDraft': {},
    });
    expect(await screen.findByText('계획서.pdf')).toBeVisible();
    expect(screen.getByText('작성하던 내용과 첨부파일을 불러왔습니다.')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: /제목/ })).toHaveValue('쓰다 만 제목');
    expect(screen.getByText(/^임시저장됨 2026\.\s11\.\s2[23]\.\s14:02$/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: '새로 작성' }));

    await waitFor(() => expect(screen.getByRole('textbox', { name: /제목/ })).toHaveValue(''));
    expect(screen.queryByText('계획서.pdf')).not.toBeInTheDocument();
  });

  it('sends the files of the draft, and deletes a removed one', async () => {
    const draft = { categoryCd: 'EDU', title: '제목', content: '내용', privateYn: 'Y' };
    const images = kept('사진.png').list.map((file) => ({ ...file, fileUid: '22222222-2222-4333-8444-555555555555' }));
    const { shell, user } = await render({
      'qna.draft': { draft, images, files: kept('계획서.pdf').list, savedDt: '2026-11-22T14:02:00+09:00' },
      'qna.create': { qnaUid: 'q7' },
      'file.remove': {},
    });
    await user.click(await screen.findByRole('button', { name: /계획서.pdf.*삭제/ }));
    await user.click(screen.getByRole('button', { name: '등록' }));

    await waitFor(() => expect(shell.path()).toBe('/myPage/qnaDetail?qnaUid=q7'));
    const { body } = shell.http.requests.find(({ name }) => name === 'qna.create') ?? {};
    expect(body).toMatchObject({ imageUids: [images[0]?.fileUid], fileUids: [] });
    expect(shell.http.requests.map(({ name }) => name)).toContain('file.remove');
  });

  it('saves a file with the draft as soon as it is uploaded', async () => {
    const { shell, user } = await render({ 'file.upload': kept('신청서.pdf') });
    await user.upload(await screen.findByLabelText(/첨부파일/), aFile('신청서.pdf'));

    expect(await screen.findByText(/^임시저장됨 2026\.\s11\.\s2[23]\.\s14:02$/)).toBeVisible();
    expect(shell.http.requests.find(({ name }) => name === 'qna.saveDraft')?.body).toMatchObject({
      fileUids: ['11111111-2222-4333-8444-555555555555'],
    });
  });

  it('saves the input automatically, and protects it until it is sent', async () => {
    const { shell, user } = await render();

    await user.type(await screen.findByRole('textbox', { name: /제목/ }), '저장될 제목');

    expect(shell.record.isDirty).toBe(true);
    expect(await screen.findByText(/^임시저장됨 2026\.\s11\.\s2[23]\.\s14:02$/)).toBeVisible();
    expect(shell.http.requests.find(({ name }) => name === 'qna.saveDraft')?.body).toMatchObject({
      title: '저장될 제목',
    });
  });

  it('saves the draft by itself once the connection is back', async () => {
    const answers: Record<string, unknown> = { 'qna.draft': noDraft, 'qna.saveDraft': noNetwork() };
    const { user } = await renderPage({ app, path: '/myPage/qnaWrite', session: aMember(), answers });
    await user.type(await screen.findByRole('textbox', { name: /제목/ }), '저장될 제목');
    expect(await screen.findByText(/임시저장하지 못했습니다/)).toBeVisible();

    answers['qna.saveDraft'] = { savedDt: '2026-11-23T14:02:00+09:00' };
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByText(/^임시저장됨/)).toBeVisible();
  });

  it('suggests answered questions similar to the title', async () => {
    const similar = {
      list: [
        { type: 'FAQ', uid: 'F1', title: '장비 예약은 며칠 전까지 신청해야 하나요?' },
        { type: 'QNA', uid: 'q3', title: '장비 예약을 옮길 수 있나요?' },
      ],
    };
    const { user } = await render({ 'qna.similar': similar });

    await user.type(await screen.findByRole('textbox', { name: /제목/ }), '장비 예약');

    expect(await screen.findByRole('link', { name: /며칠 전까지/ })).toHaveAttribute(
      'href',
      '/infoPlaza/faqDetail?faqUid=F1',
    );
    expect(screen.getByRole('link', { name: /옮길 수/ })).toHaveAttribute('href', '/infoPlaza/qna_detail?qnaUid=q3');
  });

  it('starts with the kind in the address', async () => {
    await render({}, '/myPage/qnaWrite?categoryCd=TECH');

    expect(await screen.findByRole('combobox', { name: /구분/ })).toHaveValue('TECH');
  });

  it('edits an unanswered question, and keeps its files', async () => {
    const { shell, user } = await render(
      { 'qna.get': aQuestion({ files: kept('시료 사진.pdf').list }), 'qna.update': { qnaUid: 'q1' } },
      '/myPage/qnaWrite?qnaUid=q1',
    );
    const title = await screen.findByRole('textbox', { name: /제목/ });
    expect(title).toHaveValue('예약 시간을 바꿀 수 있을까요?');
    expect(screen.getByRole('textbox', { name: /내용/ })).toHaveValue('첫째 줄\n둘째 줄');

    await user.clear(title);
    await user.type(title, '예약을 옮길 수 있을까요?');
    await user.click(screen.getByRole('button', { name: '저장' }));

    await waitFor(() => expect(shell.path()).toBe('/myPage/qnaDetail?qnaUid=q1'));
    expect(shell.http.requests.find(({ name }) => name === 'qna.update')?.body).toMatchObject({
      title: '예약을 옮길 수 있을까요?',
      fileUids: ['11111111-2222-4333-8444-555555555555'],
    });
  });

  it('keeps the edits of a question over a reload until they are saved', async () => {
    const answers = {
      'qna.get': aQuestion({ files: [] }),
      'file.upload': kept('도면.pdf'),
      'qna.update': { qnaUid: 'q1' },
    };
    const first = await render(answers, '/myPage/qnaWrite?qnaUid=q1');
    await first.user.type(await screen.findByRole('textbox', { name: /내용/ }), '\n셋째 줄');
    await first.user.upload(screen.getByLabelText(/첨부파일/), aFile('도면.pdf'));
    await screen.findByText(/^완료/);
    first.unmount();

    const second = await render(answers, '/myPage/qnaWrite?qnaUid=q1');
    expect(await screen.findByRole('textbox', { name: /내용/ })).toHaveValue('첫째 줄\n둘째 줄\n셋째 줄');
    expect(await screen.findByText('도면.pdf')).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: '저장' }));

    await waitFor(() => expect(second.shell.path()).toBe('/myPage/qnaDetail?qnaUid=q1'));
    expect(second.shell.http.requests.find(({ name }) => name === 'qna.update')?.body).toMatchObject({
      content: '첫째 줄\n둘째 줄\n셋째 줄',
      fileUids: ['11111111-2222-4333-8444-555555555555'],
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('says that unsaved edits were restored, and undoes them with their files', async () => {
    const answers = { 'qna.get': aQuestion({ files: [] }), 'file.upload': kept('도면.pdf') };
    const first = await render(answers, '/myPage/qnaWrite?qnaUid=q1');
    await first.user.type(await screen.findByRole('textbox', { name: /내용/ }), '\n셋째 줄');
    await first.user.upload(screen.getByLabelText(/첨부파일/), aFile('도면.pdf'));
    await screen.findByText(/^완료/);
    expect(screen.queryByText('저장하지 않은 내용과 첨부파일을 불러왔습니다.')).not.toBeInTheDocument();
    expect(first.shell.record.titles.at(-1)).toBe('문의 수정');
    first.unmount();

    const second = await render(answers, '/myPage/qnaWrite?qnaUid=q1');
    expect(await screen.findByText('저장하지 않은 내용과 첨부파일을 불러왔습니다.')).toBeVisible();
    expect(await screen.findByText('도면.pdf')).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: '되돌리기' }));

    expect(screen.getByRole('textbox', { name: /내용/ })).toHaveValue('첫째 줄\n둘째 줄');
    expect(screen.queryByText('도면.pdf')).not.toBeInTheDocument();
    expect(screen.queryByText('저장하지 않은 내용과 첨부파일을 불러왔습니다.')).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows what the question is about, with a link, also while it is edited', async () => {
    const answers = { 'sharing.get': aTechnology };
    const link = { name: '저온 코팅 기술' };
    const href = '/cooperation/sharingDetail?shareUid=SH001';
    const first = await render(answers, '/myPage/qnaWrite?refType=SHARING&refUid=SH001');
    expect(await screen.findByRole('link', link)).toHaveAttribute('href', href);
    first.unmount();

    const about = { refType: 'SHARING', refUid: 'SH001' };
    await render({ ...answers, 'qna.get': aQuestion(about) }, '/myPage/qnaWrite?qnaUid=q1');
    expect(await screen.findByRole('link', link)).toHaveAttribute('href', href);
  });

  it('does not edit an answered question, and shows a message for a missing one', async () => {
    await render({ 'qna.get': aQuestion({ editableYn: 'N' }) }, '/myPage/qnaWrite?qnaUid=q1');
    expect(await screen.findByText('답변이 등록된 문의는 수정할 수 없습니다.')).toBeVisible();

    await render({ 'qna.get': refusal('4040') }, '/myPage/qnaWrite?qnaUid=q1');
    expect(await screen.findByText('요청하신 정보를 찾을 수 없습니다.')).toBeVisible();
  });
});
