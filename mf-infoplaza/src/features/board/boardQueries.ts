import type { Board } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { getPost, listPosts, type PostListInput } from './boardApi.ts';

/** State of a list as the address holds it; the server puts bad values right. */
export interface PostListSearch {
  readonly board: Board;
  readonly pageNum: string;
  readonly pageSize: string;
  readonly searchKeyword: string;
  readonly field: string;
  readonly categoryCd: string;
  /** `cards` shows news as pictures; the server is not asked for it. */
  readonly view: string;
}

/** Same keys and defaults as `gets` in remote.json. */
export function readListSearch(board: Board, search: URLSearchParams): PostListSearch {
  return {
    board,
    pageNum: search.get('pageNum') ?? '1',
    pageSize: search.get('pageSize') ?? '10',
    searchKeyword: search.get('searchKeyword') ?? '',
    field: search.get('field') ?? 'ALL',
    categoryCd: search.get('categoryCd') ?? '',
    view: search.get('view') ?? '',
  };
}

export const postListQuery = (call: Call, { view: _view, ...search }: PostListSearch) =>
  queryOptions({
    queryKey: ['posts', 'list', search],
    queryFn: ({ signal }) => listPosts(call, search as PostListInput, { signal }),
  });

export const postQuery = (call: Call, postUid: string) =>
  queryOptions({
    queryKey: ['posts', 'one', postUid],
    queryFn: ({ signal }) => getPost(call, postUid, { signal }),
  });
