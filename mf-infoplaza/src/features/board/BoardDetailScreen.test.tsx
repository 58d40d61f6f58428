import type { PostDetail } from '@haesol/contracts/board';
import { aPostDetail, noAnswerYet, noNetwork, refusal, renderPage, screen, within } from '@haesol/remote/testing';
import { createStore } from 'jotai';
import { app } from '#app';
import { keepSearchAtom } from '#listHrefs';

const aPost = (change: Partial<PostDetail> = {}) =>
  aPostDetail({
    title: '공용장비 이용료 감면 안내',
    viewCnt: 312,
    fileCnt: 1,
    files: [
      {
        fileUid: 'f1',
        orgNm: '감면 안내.pdf',
        ext: 'pdf',
        mime: 'application/pdf',
        size: 1_258_291,
        url: '/file/download?fileUid=f1',
        viewUrl: null,
        thumbUrl: null,
      },
    ],
    pinYn: 'Y',
    urgentYn: 'Y',
    html: '<p>2027년 1분기 이용료를 <strong>감면</strong>합니다.</p>',
    images: [{ url: '/art/scene/news-1.svg', alt: '언덕 위 건물 그림', caption: '산학협력관' }],
    downloadCnt: 3,
    prev: { postUid: 'p0', title: '재직자 과정 모집', createdDt: '2026-11-19T09:00:00+09:00' },
    ...change,
  });

const path = '/infoPlaza/noticeDetail?postUid=p1';

describe('BoardDetailScreen', () => {
  it('shows a loading state', async () => {
    await renderPage({ app, path, answers: { 'posts.get': noAnswerYet() } });

    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');
  });

  it('shows the post and sets the page title', async () => {
    const { shell } = await renderPage({ app, path, answers: { 'posts.get': aPost() } });

    expect(await screen.findByRole('heading', { level: 1, name: '공용장비 이용료 감면 안내' })).toBeVisible();
    expect(screen.getByText('긴급')).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('산학협력관');
    expect(shell.record.titles).toContain('공용장비 이용료 감면 안내');
  });

  it('leads to the course that it recruits for', async () => {
    const answers = {
      'posts.get': aPost({ eduUid: 'E1' }),
      'edu.get': {
        ...{
          eduUid: 'E1',
          title: '현장 AI 품질검사 입문',
          summary: '',
          typeCd: 'GROUP',
          fieldCd: 'DATA',
          fieldNm: '데이터',
        },
        ...{ aud: 'WORKER', kind: 'COURSE', state: 'OPEN', applyFrom: '2026-11-02T09:00:00+09:00' },
        ...{
          applyTo: '2026-11-26T18:00:00+09:00',
          startDt: '2026-12-03',
          endDt: '2026-12-04',
          hours: 16,
          capacity: 24,
        },
        ...{ appliedCnt: 22, waitCnt: 0, remainCnt: 2, waitRemainCnt: 10, dday: 3, fee: 0, thumbUrl: '', thumbAlt: '' },
        ...{ myState: null, myAplUid: null, html: '', levelCd: null, preparation: null, place: '교육실', lecturer: '' },
        ...{ criteria: '', sessions: [], contact: '', classCds: [], classNms: [], cancelUntil: '2026-12-02' },
        ...{ onlineUrl: null, devices: [], files: [] },
      },
    };
    await renderPage({ app, path, answers });

    const course = within(await screen.findByRole('region', { name: '이 글의 과정' }));
    expect(course.getByRole('heading', { name: '현장 AI 품질검사 입문' })).toBeVisible();
    expect(course.getByRole('link', { name: '신청하기' })).toHaveAttribute(
      'href',
      '/cooperation/application?type=edu&eduUid=E1',
    );
  });

  it('offers its files with type and size', async () => {
    await renderPage({ app, path, answers: { 'posts.get': aPost() } });

    const files = await screen.findByRole('region', { name: /첨부파일/ });
    expect(files).toHaveTextContent('PDF · 1.2MB');
    expect(within(files).getByRole('link', { name: '감면 안내.pdf 내려받기' })).toHaveAttribute(
      'href',
      '/file/download?fileUid=f1',
    );
  });

  it('previews a file in the browser, and downloads all as one', async () => {
    const [pdf] = aPost().files;
    const toFile = (fileUid: string, orgNm: string, mime: string) => ({
      ...pdf,
      fileUid,
      orgNm,
      ext: orgNm.slice(-3),
      mime,
      viewUrl: `/file/view?fileUid=${fileUid}`,
    });
    const { user } = await renderPage({
      app,
      path,
      answers: {
        'posts.get': {
          ...aPost(),
          files: [toFile('f1', '안내.txt', 'text/plain'), toFile('f2', '배치도.png', 'image/png')],
        },
      },
    });

    expect(await screen.findByRole('link', { name: '안내.txt 미리보기' })).toHaveAttribute(
      'href',
      '/file/view?fileUid=f1',
    );
    expect(screen.getByRole('link', { name: '전체 내려받기' })).toHaveAttribute(
      'href',
      '/file/bundle?refType=POST&refUid=p1',
    );
    await user.click(screen.getByRole('button', { name: '배치도.png 미리보기' }));
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('img', { name: '배치도.png' }));
  });

  it('enlarges a picture', async () => {
    const { user } = await renderPage({ app, path, answers: { 'posts.get': aPost() } });

    await user.click(await screen.findByRole('button', { name: '언덕 위 건물 그림 크게 보기' }));
    await user.click(screen.getByRole('button', { name: '확대' }));

    expect(screen.getByRole('dialog', { name: '이미지 보기 150%' })).toBeVisible();
  });

  it('shows the source of news and similar posts, and prints the page', async () => {
    let prints = 0;
    window.print = () => {
      prints += 1;
    };
    const other = { postUid: 'p9', title: '다른 소식', createdDt: '2026-11-20T09:00:00+09:00' };
    const related = [{ ...other, thumbUrl: null, thumbAlt: null }];
    const answers = { 'posts.get': aPost({ board: 'NEWS', sourceNm: '누리일보', related }) };
    const { user } = await renderPage({
      app,
      path: '/infoPlaza/news_detail?postUid=p1',
      answers,
    });

    expect(await screen.findByText('누리일보')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '관련 소식' })).toBeVisible();
    expect(screen.getByRole('link', { name: '다른 소식' })).toHaveAttribute('href', '/infoPlaza/newsDetail?postUid=p9');
    await user.click(screen.getByRole('button', { name: '인쇄' }));
    expect(prints).toBe(1);
  });

  it('shows the files of reference material first, with their date and download count', async () => {
    const answers = { 'posts.get': aPost({ board: 'REFERENCE', downloadCnt: 1234 }) };
    await renderPage({ app, path: '/infoPlaza/reference_detail?postUid=p1', answers });

    const files = await screen.findByRole('region', { name: /첨부파일/ });
    expect(files).toHaveTextContent('개정일 2026. 11. 23. · 내려받기 1,234회');
    expect(files.compareDocumentPosition(screen.getByRole('figure'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('links to the older post and shows that there is no newer one', async () => {
    await renderPage({ app, path, answers: { 'posts.get': aPost() } });

    const neighbours = await screen.findByRole('navigation', { name: '이전 글과 다음 글' });
    expect(neighbours).toHaveTextContent('다음 글이 없습니다.');
    expect(within(neighbours).getByText(/^2026\.\s11\.\s19\.$/)).toHaveAttribute(
      'datetime',
      '2026-11-19T09:00:00+09:00',
    );
    expect(within(neighbours).getByRole('link', { name: '재직자 과정 모집' })).toHaveAttribute(
      'href',
      '/infoPlaza/noticeDetail?postUid=p0',
    );
  });

  it('returns to the list as last left', async () => {
    const store = createStore();
    store.set(keepSearchAtom, '/infoPlaza/notice', '?pageNum=3');

    await renderPage({ app, path, store, answers: { 'posts.get': aPost() } });

    expect(await screen.findByRole('link', { name: '목록' })).toHaveAttribute('href', '/infoPlaza/notice?pageNum=3');
  });

  it('copies its address', async () => {
    const { shell, user } = await renderPage({ app, path, answers: { 'posts.get': aPost() } });

    await user.click(await screen.findByRole('button', { name: '링크 복사' }));

    expect(shell.record.toasts).toEqual([{ kind: 'done', text: '링크를 복사했습니다.' }]);
  });

  it('asks to choose a post if the address has none', async () => {
    const { shell } = await renderPage({ app, path: '/infoPlaza/noticeDetail' });

    expect(screen.getByRole('heading', { level: 1, name: '글을 골라 주세요' })).toBeVisible();
    expect(screen.getByRole('link', { name: '공지사항 목록 보기' })).toHaveAttribute('href', '/infoPlaza/notice');
    expect(shell.http.requests).toHaveLength(0);
  });

  it('shows that a post does not exist', async () => {
    await renderPage({
      app,
      path: '/infoPlaza/news_detail?postUid=p1',
      answers: { 'posts.get': refusal('4040') },
    });

    expect(await screen.findByRole('heading', { level: 1, name: '요청하신 정보를 찾을 수 없습니다.' })).toBeVisible();
    expect(screen.getByRole('link', { name: '산학소식 목록 보기' })).toHaveAttribute('href', '/infoPlaza/news');
  });

  it('shows an error state and retries on request', async () => {
    const answers: Record<string, unknown> = { 'posts.get': noNetwork() };
    const { user } = await renderPage({ app, path, answers });
    await screen.findByRole('alert');

    answers['posts.get'] = aPost();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(await screen.findByRole('heading', { level: 1, name: '공용장비 이용료 감면 안내' })).toBeVisible();
  });
});
