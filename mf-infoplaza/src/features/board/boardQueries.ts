import type { Board } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import { readQuery } from '@haesol/shared/routing';
import { queryOptions } from '@tanstack/react-query';
import { getPost, listPosts, type PostListInput } from './boardApi.ts';

/** Same keys and defaults as `gets` in remote.json; `view: 'cards'` shows news as pictures, and the server is not asked for it. */
const usual = { pageNum: '1', pageSize: '10', searchKeyword: '', field: 'ALL', categoryCd: '', view: '' };

/** State of a list as the address holds it; the server puts bad values right. */
export interface PostListSearch extends Readonly<Record<keyof typeof usual, string>> {
  readonly board: Board;
}

export const readListSearch = (board: Board, search: URLSearchParams): PostListSearch => ({
  board,
  ...readQuery(search, usual),
});

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
