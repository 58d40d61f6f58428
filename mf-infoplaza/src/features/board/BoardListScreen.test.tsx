import type { Post } from '@haesol/contracts/board';
import { aPost, noAnswerYet, noNetwork, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';

const categories = [
  { categoryCd: 'EDU', categoryNm: '교육', cnt: 100 },
  { categoryCd: 'EQUIP', categoryNm: '장비', cnt: 28 },
];
const aList = (...list: Post[]) => ({ list, cnt_total: 128, categories });

describe('BoardListScreen', () => {
  it('shows a loading state', async () => {
    await renderPage({
      app,
      path: '/infoPlaza/notice',
      answers: { 'posts.list': noAnswerYet() },
    });

    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');
  });

  it('shows the posts with their number, kind and date, and the total', async () => {
    await renderPage({
      app,
      path: '/infoPlaza/notice',
      answers: {
        'posts.list': aList(aPost({ pinYn: 'Y' }), aPost({ postUid: 'p2', title: '가족회사 모집', fileCnt: 2 })),
      },
    });

    const table = await screen.findByRole('table', { name: '공지사항 목록' });
    expect(within(table).getByRole('link', { name: /이용료 감면/ })).toHaveAttribute(
      'href',
      '/infoPlaza/noticeDetail?postUid=p1',
    );
    expect(within(table).getByRole('rowheader', { name: /가족회사 모집.*첨부파일 있음/ })).toBeVisible();
    expect(within(table).getAllByRole('cell', { name: '조회 1,312' })).not.toHaveLength(0);
    expect(screen.getByText(/1\/13쪽/).closest('p')).toHaveTextContent('전체 128건1/13쪽');
  });

  it('counts the kinds and links to each with the same search', async () => {
    await renderPage({
      app,
      path: '/infoPlaza/notice?searchKeyword=장비&pageNum=2&pageSize=20',
      answers: { 'posts.list': aList(aPost()) },
    });

    const link = await screen.findByRole('link', { name: /^교육 ?100$/ });
    expect(new URL(link.getAttribute('href') ?? '', 'http://site').searchParams.toString()).toBe(
      new URLSearchParams({ pageSize: '20', searchKeyword: '장비', categoryCd: 'EDU' }).toString(),
    );
    expect(screen.getByRole('link', { name: /^전체 ?128$/ })).toHaveAttribute('aria-current', 'page');
  });

  it('puts the search into the address on submit', async () => {
    const { shell, user } = await renderPage({
      app,
      path: '/infoPlaza/notice?pageNum=3&pageSize=20',
      answers: { 'posts.list': aList(aPost()) },
    });

    await user.selectOptions(await screen.findByRole('combobox', { name: '검색 구분' }), '제목');
    await user.type(screen.getByRole('textbox', { name: '검색어' }), ' 장비 {Enter}');

    expect(decodeURIComponent(shell.path())).toBe('/infoPlaza/notice?pageSize=20&searchKeyword=장비&field=TITLE');
    expect(shell.http.requests.at(-1)?.query).toMatchObject({ pageNum: '1', field: 'TITLE', searchKeyword: '장비' });
  });

  it('resets to the first page when the page size changes', async () => {
    const { shell, user } = await renderPage({
      app,
      path: '/infoPlaza/notice?pageNum=3',
      answers: { 'posts.list': aList(aPost()) },
    });

    await user.selectOptions(await screen.findByRole('combobox', { name: '목록 수' }), '30개씩');

    expect(shell.path()).toBe('/infoPlaza/notice?pageSize=30');
  });

  it('shows that the board is empty', async () => {
    await renderPage({
      app,
      path: '/infoPlaza/news',
      answers: { 'posts.list': { list: [], cnt_total: 0, categories: [] } },
    });

    expect(await screen.findByText('등록된 게시물이 없습니다.')).toBeVisible();
  });

  it('shows the keyword without results and links to all posts', async () => {
    await renderPage({
      app,
      path: '/infoPlaza/notice?searchKeyword=없는말',
      answers: { 'posts.list': { list: [], cnt_total: 0, categories } },
    });

    expect(await screen.findByText("'없는말'에 대한 검색 결과가 없습니다.")).toBeVisible();
    expect(screen.getByRole('link', { name: '전체 목록 보기' })).toHaveAttribute('href', '/infoPlaza/notice');
  });

  it('links to the first page from one that does not exist', async () => {
    await renderPage({
      app,
      path: '/infoPlaza/notice?pageNum=99',
      answers: { 'posts.list': aList() },
    });

    expect(await screen.findByRole('link', { name: '처음 쪽으로' })).toHaveAttribute('href', '/infoPlaza/notice');
  });

  it('shows an error state and retries on request', async () => {
    const answers: Record<string, unknown> = { 'posts.list': noNetwork() };
    const { user } = await renderPage({ app, path: '/infoPlaza/notice', answers });
    expect(await screen.findByRole('alert')).toHaveTextContent('정보를 불러오지 못했습니다.');

    answers['posts.list'] = aList(aPost());
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByRole('table', { name: '공지사항 목록' })).toBeVisible();
  });

  it('offers the files of reference material in their row, several as one', async () => {
    const file = {
      fileUid: 'f1',
      orgNm: '신청서.pdf',
      ext: 'pdf',
      mime: 'application/pdf',
      size: 3,
      url: '/file/download?fileUid=f1',
      viewUrl: null,
      thumbUrl: null,
    };
    const one = aPost({ board: 'REFERENCE', title: '신청서', fileCnt: 1, files: [file] });
    const two = aPost({ board: 'REFERENCE', postUid: 'p2', title: '서식 모음', fileCnt: 2, files: [file, file] });
    await renderPage({
      app,
      path: '/infoPlaza/reference',
      answers: { 'posts.list': aList(one, two) },
    });

    expect(await screen.findByRole('link', { name: '신청서 첨부파일 PDF 내려받기' })).toHaveAttribute(
      'href',
      '/file/download?fileUid=f1',
    );
    expect(screen.getByRole('link', { name: '서식 모음 첨부파일 2개 내려받기' })).toHaveAttribute(
      'href',
      '/file/bundle?refType=POST&refUid=p2',
    );
  });

  it('shows news as cards, and keeps that in the address', async () => {
    const news = aPost({ board: 'NEWS', thumbUrl: '/art/scene/news-1.svg', thumbAlt: '협약 그림' });
    const { shell, user } = await renderPage({
      app,
      path: '/infoPlaza/news?pageNum=2',
      answers: { 'posts.list': aList(news) },
    });

    await user.click(await screen.findByRole('radio', { name: '사진' }));

    expect(await screen.findByRole('img', { name: '협약 그림' })).toBeVisible();
    expect(shell.path()).toBe('/infoPlaza/news?pageNum=2&view=cards');
  });
});
