import type { Call } from '@haesol/shared/http';
import { queryOptions } from '@tanstack/react-query';
import { listPosts } from './homeApi.ts';

/** Two slides of notices, two of news. */
const sizes = { NOTICE: 12, NEWS: 8 } as const;

export const latestPostsQuery = (call: Call, board: keyof typeof sizes) =>
  queryOptions({
    queryKey: ['posts', 'latest', board],
    queryFn: ({ signal }) =>
      listPosts(
        call,
        { pageNum: 1, pageSize: sizes[board], searchKeyword: '', board, field: 'ALL', categoryCd: '' },
        { signal },
      ),
  });
