import type { Comment } from '@haesol/contracts/board';
import { type CommentPages, withoutPending, withPending } from './pendingComments.ts';

const aRoot = (cmtUid: string): Comment => ({
  cmtUid,
  parentUid: null,
  depth: 1,
  writerNm: '이*윤',
  staffYn: 'N',
  mineYn: 'N',
  content: cmtUid,
  mentionNm: null,
  deletedYn: 'N',
  editedYn: 'N',
  createdDt: '2026-11-20T10:00:00+09:00',
  replies: [],
});
const pages: CommentPages = {
  pages: [
    { list: [aRoot('c1')], cnt_total: 2, liveCnt: 2 },
    { list: [aRoot('c2')], cnt_total: 2, liveCnt: 2 },
  ],
  pageParams: [1, 2],
};
const pending = {
  key: 'k',
  parent: undefined,
  writerNm: '김해솔',
  profileUrl: null,
  content: ' 글 ',
  createdDt: '2026-11-20T11:00:00Z',
};

describe('pending comments', () => {
  it('are appended, and counted', () => {
    const shown = withPending(pages, pending).pages;

    expect(shown[0]?.list.map(({ cmtUid }) => cmtUid)).toEqual(['c1']);
    expect(shown[1]?.list.map(({ content }) => content)).toEqual(['c2', '글']);
    expect(shown.map(({ liveCnt }) => liveCnt)).toEqual([3, 3]);
  });

  it('are placed beside the reply that they answer, and name its writer', () => {
    const reply = { ...aRoot('r1'), parentUid: 'c1', depth: 2 as const };

    const root = withPending(pages, { ...pending, parent: reply }).pages[0]?.list[0];

    expect(root?.replies).toMatchObject([{ parentUid: 'c1', depth: 2, mentionNm: '이*윤', content: '글' }]);
  });

  it('restore the previous list when they are removed', () => {
    expect(withoutPending(withPending(pages, pending), 'k')).toEqual(pages);
    expect(withoutPending(withPending(pages, { ...pending, parent: aRoot('c1') }), 'k')).toEqual(pages);
    expect(withoutPending(pages, 'k')).toBe(pages);
  });
});
