import { commentsList, postsGet, postsList } from '@haesol/contracts/board';
import { QueryClient } from '@tanstack/react-query';
import { bindCall, endpointPages, endpointQuery, withoutRepeats } from './endpointQuery.ts';

describe('endpointQuery', () => {
  it('has one key for equal requests', () => {
    expect(endpointQuery(postsList, { query: { pageNum: 2, board: 'NEWS', sort: undefined } }).queryKey).toEqual(
      endpointQuery(postsList, { query: { board: 'NEWS', pageNum: '2' } }).queryKey,
    );
    expect(endpointQuery(postsGet, { params: { postUid: 'p1' } }).queryKey).toEqual([
      'posts.get',
      { params: { postUid: 'p1' } },
    ]);
  });

  it('uses the call function bound to its client', async () => {
    const client = new QueryClient();
    const asked: unknown[] = [];
    bindCall(client, async (endpoint, input) => {
      asked.push([endpoint.name, input]);
      return 'answer' as never;
    });

    expect(await client.fetchQuery(endpointQuery(postsGet, { params: { postUid: 'p1' } }))).toBe('answer');
    expect(asked).toEqual([['posts.get', { params: { postUid: 'p1' } }]]);
  });

  it('throws for a client without a call function', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

    await expect(client.fetchQuery(endpointQuery(postsGet, { params: { postUid: 'p1' } }))).rejects.toThrow('bindCall');
  });
});

describe('endpointPages', () => {
  const pages = endpointPages(commentsList, { query: { refType: 'QNA', refUid: 'q1' } });
  const aPage = (count: number) => ({ list: Array.from({ length: count }, () => ({})), cnt_total: 25 }) as never;

  it('requests pages from the first one until all are loaded', () => {
    expect(pages.initialPageParam).toBe(1);
    expect(pages.getNextPageParam(aPage(20), [aPage(20)])).toBe(2);
    expect(pages.getNextPageParam(aPage(5), [aPage(20), aPage(5)])).toBeUndefined();
    expect(pages.getNextPageParam(aPage(0), [aPage(20), aPage(0)])).toBeUndefined();
  });
});

describe('withoutRepeats', () => {
  it('removes repeated entries, and returns pages without them unchanged', () => {
    const first = { list: [{ id: 'a' }, { id: 'b' }] };
    const second = { list: [{ id: 'b' }, { id: 'c' }] };

    const groups = withoutRepeats([first, second], ({ id }) => id);

    expect(groups).toEqual([[{ id: 'a' }, { id: 'b' }], [{ id: 'c' }]]);
    expect(groups[0]).toBe(first.list);
  });
});
