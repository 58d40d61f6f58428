import type { Board } from '@haesol/shared/contracts';
import type { RouteDefinition, SlotDefinition } from '@haesol/shared/lifecycle';
import { readUid } from '#listSearch';
import { aliases, paths } from '#paths';
import { postListQuery, postQuery, readListSearch } from './features/board/boardQueries.ts';
import { faqListQuery, faqQuery, readFaqSearch } from './features/faq/faqQueries.ts';
import { latestPostsQuery } from './features/homeSlots/homeQueries.ts';
import { questionListQuery, questionQuery, readQnaSearch } from './features/publicQna/qnaQueries.ts';

const loadList = () => import(/* webpackChunkName: "BoardListScreen" */ './features/board/BoardListScreen.tsx');
const loadDetail = () => import(/* webpackChunkName: "BoardDetailScreen" */ './features/board/BoardDetailScreen.tsx');

const detailQueries: RouteDefinition['queries'] = ({ call, search }) => {
  const postUid = readUid(search, 'postUid');
  return postUid === '' ? [] : [postQuery(call, postUid)];
};

const toBoardRoutes = (board: Board, list: string, ...details: string[]): readonly RouteDefinition[] => [
  {
    paths: [list],
    queries: ({ call, search }) => [postListQuery(call, readListSearch(board, search))],
    screen: loadList,
  },
  { paths: details, queries: detailQueries, screen: loadDetail },
];

export const routes: readonly RouteDefinition[] = [
  ...toBoardRoutes('NOTICE', paths.notice, paths.noticeDetail, aliases.noticeDetail),
  ...toBoardRoutes('NEWS', paths.news, paths.newsDetail, aliases.newsDetail),
  ...toBoardRoutes('REFERENCE', paths.reference, paths.referenceDetail, aliases.referenceDetail),
  {
    paths: [paths.faq],
    queries: ({ call, search }) => [faqListQuery(call, readFaqSearch(search))],
    screen: () => import(/* webpackChunkName: "FaqListScreen" */ './features/faq/FaqListScreen.tsx'),
  },
  {
    paths: [paths.faqDetail, aliases.faqDetail],
    queries: ({ call, search }) => {
      const faqUid = readUid(search, 'faqUid');
      return faqUid === '' ? [] : [faqQuery(call, faqUid)];
    },
    screen: () => import(/* webpackChunkName: "FaqDetailScreen" */ './features/faq/FaqDetailScreen.tsx'),
  },
  {
    paths: [paths.qna],
    queries: ({ call, search }) => [questionListQuery(call, readQnaSearch(search))],
    screen: () => import(/* webpackChunkName: "QnaListScreen" */ './features/publicQna/QnaListScreen.tsx'),
  },
  {
    paths: [paths.qnaDetail],
    queries: ({ call, search }) => {
      const qnaUid = readUid(search, 'qnaUid');
      return qnaUid === '' ? [] : [questionQuery(call, qnaUid)];
    },
    screen: () => import(/* webpackChunkName: "QnaDetailScreen" */ './features/publicQna/QnaDetailScreen.tsx'),
  },
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
