import type { Qna } from '@haesol/contracts/board';
import { aQna, aQnaDetail, noAnswerYet, noNetwork, refusal, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';

const aQuestion = (change: Partial<Qna> = {}) => aQna({ commentCnt: 2, answerState: 'ANSWERED', ...change });
const locked = aQuestion({
  qnaUid: 'q2',
  title: '비공개 글입니다.',
  privateYn: 'Y',
  lockedYn: 'Y',
  commentCnt: 0,
  viewCnt: 0,
  answerState: 'WAIT',
});
const detail = aQnaDetail({
  ...aQuestion(),
  prev: { qnaUid: 'q2', title: '비공개 글입니다.', lockedYn: 'Y' },
  next: { qnaUid: 'q3', title: '다음 문의', lockedYn: 'N' },
});

const renderList = (answer: unknown = { list: [aQuestion(), locked], cnt_total: 90 }, path = '/infoPlaza/qna') =>
  renderPage({ app, path, answers: { 'qna.list': answer } });
const renderDetail = (answer: unknown = detail, path = '/infoPlaza/qna_detail?qnaUid=q1') =>
  renderPage({ app, path, answers: { 'qna.get': answer } });

describe('QnaListScreen', () => {
  it('shows loading, empty and error states', async () => {
    await renderList(noAnswerYet());
    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');

    await renderList({ list: [], cnt_total: 0 });
    expect(await screen.findByText('등록된 게시물이 없습니다.')).toBeVisible();

    await renderList(noNetwork());
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('shows questions with their state, and private ones locked and without a link', async () => {
    await renderList();

    const table = await screen.findByRole('table', { name: 'Q&A 목록' });
    expect(within(table).getByRole('link', { name: '시료 크기 제한이 어떻게 되나요?' })).toHaveAttribute(
      'href',
      '/infoPlaza/qna_detail?qnaUid=q1',
    );
    expect(within(table).getByText('비공개 글입니다.')).toBeVisible();
    expect(within(table).queryByRole('link', { name: '비공개 글입니다.' })).not.toBeInTheDocument();
    expect(within(table).getByRole('img', { name: '비공개' })).toBeVisible();
    expect(screen.getByRole('link', { name: '문의하기' })).toHaveAttribute('href', '/myPage/qnaWrite');
  });

  it('keeps category, state and keyword in the address', async () => {
    const { shell, user } = await renderList();
    await screen.findByRole('table');

    await user.selectOptions(screen.getByRole('combobox', { name: '구분' }), '장비');
    await user.selectOptions(screen.getByRole('combobox', { name: '답변상태' }), '답변완료');

    expect(shell.path()).toBe('/infoPlaza/qna?categoryCd=EQUIP&answerState=ANSWERED');
  });
});

describe('QnaDetailScreen', () => {
  it('shows writer and title, leaves the rest to the members’ remote, and masks a private neighbour', async () => {
    const { shell } = await renderDetail();

    expect(await screen.findByRole('heading', { level: 1, name: detail.title })).toBeVisible();
    expect(shell.record.slots).toContain('qna.question.v1');
    const neighbours = screen.getByRole('navigation', { name: '이전 글과 다음 글' });
    expect(
      within(neighbours)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['다음 문의']);
    expect(neighbours).toHaveTextContent('비공개 글입니다.');
  });

  it('marks a private question for its readers', async () => {
    await renderDetail({ ...detail, privateYn: 'Y' });

    expect(await screen.findByText('비공개')).toBeVisible();
  });

  it('shows that a question is private', async () => {
    await renderDetail(refusal('4031'));

    expect(await screen.findByRole('heading', { level: 1, name: '비공개 글입니다.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Q&A 목록 보기' })).toHaveAttribute('href', '/infoPlaza/qna');
  });

  it('asks to choose one, and shows missing, loading and error states', async () => {
    await renderDetail(detail, '/infoPlaza/qna_detail');
    expect(screen.getByRole('heading', { level: 1, name: '글을 골라 주세요' })).toBeVisible();

    await renderDetail(refusal('4040'));
    expect(await screen.findByRole('heading', { level: 1, name: '요청하신 정보를 찾을 수 없습니다.' })).toBeVisible();

    await renderDetail(noAnswerYet());
    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');

    await renderDetail(noNetwork());
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
