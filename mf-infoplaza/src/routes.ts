import type { RouteDefinition, SlotDefinition } from '@haesol/shared/lifecycle';
import { aliases, paths } from '#paths';
import { postListQuery, postQuery, readListSearch, readPostUid } from './features/board/boardQueries.ts';
import { latestPostsQuery } from './features/homeSlots/homeQueries.ts';

const loadList = () => import(/* webpackChunkName: "BoardListScreen" */ './features/board/BoardListScreen.tsx');
const loadDetail = () => import(/* webpackChunkName: "BoardDetailScreen" */ './features/board/BoardDetailScreen.tsx');

const detailQueries: RouteDefinition['queries'] = ({ call, search }) => {
  const postUid = readPostUid(search);
  return postUid === '' ? [] : [postQuery(call, postUid)];
};

export const routes: readonly RouteDefinition[] = [
  {
    paths: [paths.notice],
    queries: ({ call, search }) => [postListQuery(call, readListSearch('NOTICE', search))],
    screen: loadList,
  },
  { paths: [paths.noticeDetail, aliases.noticeDetail], queries: detailQueries, screen: loadDetail },
  {
    paths: [paths.news],
    queries: ({ call, search }) => [postListQuery(call, readListSearch('NEWS', search))],
    screen: loadList,
  },
  { paths: [paths.newsDetail, aliases.newsDetail], queries: detailQueries, screen: loadDetail },
];

export const slots: Readonly<Record<string, SlotDefinition>> = {
  'home.notices.v1': {
    queries: ({ call }) => [latestPostsQuery(call, 'NOTICE')],
    screen: () => import(/* webpackChunkName: "HomeNoticesScreen" */ './features/homeSlots/HomeNoticesScreen.tsx'),
  },
  'home.news.v1': {
    queries: ({ call }) => [latestPostsQuery(call, 'NEWS')],
    screen: () => import(/* webpackChunkName: "HomeNewsScreen" */ './features/homeSlots/HomeNewsScreen.tsx'),
  },
};
