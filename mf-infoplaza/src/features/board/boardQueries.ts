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
  };
}

/** Key of a post in the address, or an empty string; a dot segment names no post. */
export function readPostUid(search: URLSearchParams): string {
  const postUid = search.get('postUid') ?? '';
  return postUid === '.' || postUid === '..' ? '' : postUid;
}

export const postListQuery = (call: Call, search: PostListSearch) =>
  queryOptions({
    queryKey: ['posts', 'list', search],
    queryFn: ({ signal }) => listPosts(call, search as PostListInput, { signal }),
  });

export const postQuery = (call: Call, postUid: string) =>
  queryOptions({
    queryKey: ['posts', 'one', postUid],
    queryFn: ({ signal }) => getPost(call, postUid, { signal }),
  });
