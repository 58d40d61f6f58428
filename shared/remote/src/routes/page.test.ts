import { postsGet, postsList } from '@haesol/contracts/board';
import { asPages, fromSearch, get } from './get.ts';
import { definePage, defineSlot } from './page.ts';

function DetailScreen(_props: { readonly board: 'NOTICE' | 'NEWS'; readonly postUid: string | undefined }) {
  return null;
}

const page = definePage({
  path: '/infoPlaza/noticeDetail',
  aliases: ['/infoPlaza/notice_detail'],
  title: 'pages.noticeDetail.title',
  gets: [get(postsGet, { postUid: fromSearch('postUid') })],
  uids: ['postUid'],
  props: { board: 'NOTICE' },
  screen: async () => ({ default: DetailScreen }),
});
const contextOf = (text: string) => ({
  path: '/infoPlaza/noticeDetail',
  search: new URLSearchParams(text),
  languageCd: '',
  isLogin: false,
  call: () => Promise.reject(new Error('no call')),
});

describe('definePage', () => {
  it('has every spelling of its path', () => {
    expect(page.paths).toEqual(['/infoPlaza/noticeDetail', '/infoPlaza/notice_detail']);
  });

  it('passes its props and the identifiers of the address to the screen', () => {
    expect(page.props?.(new URLSearchParams('postUid=p1'))).toEqual({ board: 'NOTICE', postUid: 'p1' });
    expect(page.props?.(new URLSearchParams('postUid=..'))).toEqual({ board: 'NOTICE', postUid: undefined });
  });

  it('creates a query for each GET with complete input', () => {
    expect(page.queries?.(contextOf('postUid=p1')).map(({ queryKey }) => queryKey)).toEqual([
      ['posts.get', { params: { postUid: 'p1' } }],
    ]);
    expect(page.queries?.(contextOf(''))).toEqual([]);
  });
});

describe('a page for buyers', () => {
  it('has no queries for visitors, which would be refused', () => {
    const ofBuyer = definePage({
      path: '/travel/payment',
      title: 'pages.payment.title',
      guard: 'buyer',
      gets: [get(postsGet, { postUid: fromSearch('postUid') })],
      screen: async () => ({ default: () => null }),
    });

    expect(ofBuyer.queries?.(contextOf('postUid=p1'))).toEqual([]);
    expect(ofBuyer.queries?.({ ...contextOf('postUid=p1'), isLogin: true })).toHaveLength(1);
  });
});

describe('defineSlot', () => {
  it('requests the first of several pages as the screen does', () => {
    const slot = defineSlot({
      gets: [asPages(get(postsList, { board: 'NEWS' }))],
      screen: async () => ({ default: () => null }),
    });

    expect(slot.queries?.(contextOf(''))).toMatchObject([
      { queryKey: ['posts.list', { query: { board: 'NEWS', pageNum: '1' } }, 'pages'], initialPageParam: 1 },
    ]);
  });
});
