import type { Post } from '@haesol/contracts/board';
import { aPost, noAnswerYet, noNetwork, renderScreen, screen, within } from '@haesol/remote/testing';
import type { ReactElement } from 'react';
import { app } from '#app';
import HomeNewsScreen from './HomeNewsScreen.tsx';
import HomeNoticesScreen from './HomeNoticesScreen.tsx';

const aNumberedPost = (number: number, change: Partial<Post> = {}) =>
  aPost({ postUid: `p${number}`, title: `${number}번째 글`, summary: `${number}번째 요약`, ...change });
const posts = (count: number) => Array.from({ length: count }, (_, index) => aNumberedPost(index + 1));
const aList = (list: readonly Post[]) => ({ list, cnt_total: list.length, categories: [] });

describe.each<[name: string, slot: ReactElement, title: string, all: string, allHref: string]>([
  ['HomeNoticesScreen', <HomeNoticesScreen key="notices" />, '공지사항', '공지사항 전체보기', '/infoPlaza/notice'],
  ['HomeNewsScreen', <HomeNewsScreen key="news" />, '산학소식', '산학소식 전체보기', '/infoPlaza/news'],
])('%s', (_name, slot, title, all, allHref) => {
  it('shows its heading and the link to all of them while loading', async () => {
    await renderScreen(slot, { app, answers: { 'posts.list': noAnswerYet() } });

    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: all })).toHaveAttribute('href', allHref);
    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');
  });

  it('shows an empty state', async () => {
    await renderScreen(slot, { app, answers: { 'posts.list': aList([]) } });

    expect(await screen.findByText(/등록된 .*없습니다\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  });

  it('shows an error state, and retries', async () => {
    const answers: Record<string, unknown> = { 'posts.list': noNetwork() };
    const { user } = await renderScreen(slot, { app, answers });
    const retry = await screen.findByRole('button', { name: '다시 시도' });

    answers['posts.list'] = aList(posts(1));
    await user.click(retry);

    expect(await screen.findByRole('link', { name: '1번째 글' })).toBeVisible();
  });
});

describe('HomeNoticesScreen', () => {
  it('shows six per slide, each with a link to its post', async () => {
    await renderScreen(<HomeNoticesScreen />, { app, answers: { 'posts.list': aList(posts(8)) } });

    expect(await screen.findByRole('link', { name: '1번째 글' })).toHaveAttribute(
      'href',
      '/infoPlaza/noticeDetail?postUid=p1',
    );
    const slides = screen.getAllByRole('group', { hidden: true });
    expect(slides.map((slide) => within(slide).queryAllByRole('listitem', { hidden: true }).length)).toEqual([6, 2]);
  });

  it('marks a row once: as pinned, or as new', async () => {
    const title = '예약 제한 안내(12. 4.~12. 8.)';
    const posts = [aNumberedPost(1, { title, pinYn: 'Y', newYn: 'Y' }), aNumberedPost(2, { pinYn: 'N', newYn: 'Y' })];
    await renderScreen(<HomeNoticesScreen />, { app, answers: { 'posts.list': aList(posts) } });

    const [pinned, fresh] = await screen.findAllByRole('article');
    expect(pinned).toHaveTextContent('공지');
    expect(pinned).not.toHaveTextContent('새 글');
    expect(fresh).toHaveTextContent('새 글');
    // A date in a title never breaks inside.
    expect(pinned?.textContent).toContain('안내(12.\u00a04.~12.\u00a08.)');
  });
});

describe('HomeNewsScreen', () => {
  it('shows the first of four large, with its summary', async () => {
    await renderScreen(<HomeNewsScreen />, { app, answers: { 'posts.list': aList(posts(4)) } });

    expect(await screen.findByText('1번째 요약')).toBeVisible();
    expect(screen.queryByText('2번째 요약')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '4번째 글' })).toHaveAttribute('href', '/infoPlaza/newsDetail?postUid=p4');
  });
});
