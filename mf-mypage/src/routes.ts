import type { RouteDefinition, SlotDefinition } from '@haesol/shared/lifecycle';
import { paths } from '#paths';
import { joinQueries } from './features/join/joinQueries.ts';
import { memberInfoQueries } from './features/memberInfo/memberInfoQueries.ts';
import { ownQuestionsQuery, readQnaListSearch } from './features/qnaList/qnaListQueries.ts';
import { writeQueries } from './features/qnaWrite/writeQueries.ts';
import { questionQueries } from './features/question/questionQueries.ts';

export const routes: readonly RouteDefinition[] = [
  {
    paths: [paths.login],
    screen: () => import(/* webpackChunkName: "LoginScreen" */ './features/login/LoginScreen.tsx'),
  },
  {
    paths: [paths.join],
    screen: () => import(/* webpackChunkName: "JoinStartScreen" */ './features/join/JoinStartScreen.tsx'),
  },
  {
    paths: [paths.joinClass],
    screen: () => import(/* webpackChunkName: "MemberClassScreen" */ './features/join/MemberClassScreen.tsx'),
  },
  {
    paths: [paths.joinEmail],
    screen: () => import(/* webpackChunkName: "EmailAuthScreen" */ './features/join/EmailAuthScreen.tsx'),
  },
  {
    paths: [paths.joinCode],
    screen: () => import(/* webpackChunkName: "CodeAuthScreen" */ './features/join/CodeAuthScreen.tsx'),
  },
  {
    paths: [paths.joinInfo],
    queries: ({ call }) => [joinQueries.termsList(call)],
    screen: () => import(/* webpackChunkName: "UserInfoScreen" */ './features/join/UserInfoScreen.tsx'),
  },
  {
    paths: [paths.joinComplete],
    screen: () => import(/* webpackChunkName: "JoinCompleteScreen" */ './features/join/JoinCompleteScreen.tsx'),
  },
  {
    paths: [paths.infoDetail, paths.info],
    queries: ({ call }) => [
      memberInfoQueries.myPage(call),
      memberInfoQueries.sessions(call),
      memberInfoQueries.names(call, 'MBR_CLS'),
    ],
    screen: () => import(/* webpackChunkName: "MemberInfoScreen" */ './features/memberInfo/MemberInfoScreen.tsx'),
  },
  {
    paths: [paths.qna, paths.myQna],
    queries: ({ call, search }) => [ownQuestionsQuery(call, readQnaListSearch(search))],
    screen: () => import(/* webpackChunkName: "QnaListScreen" */ './features/qnaList/QnaListScreen.tsx'),
  },
  {
    paths: [paths.qnaDetail, paths.myQnaDetail],
    queries: ({ call, search }) => questionQueries(call, search),
    screen: () => import(/* webpackChunkName: "QnaDetailScreen" */ './features/question/QnaDetailScreen.tsx'),
  },
  {
    paths: [paths.qnaWrite],
    queries: ({ call, search }) => writeQueries(call, search),
    screen: () => import(/* webpackChunkName: "QnaWriteScreen" */ './features/qnaWrite/QnaWriteScreen.tsx'),
  },
];

export const slots: Readonly<Record<string, SlotDefinition>> = {
  'qna.question.v1': {
    queries: ({ call, search }) => questionQueries(call, search),
    screen: () => import(/* webpackChunkName: "QuestionSlotScreen" */ './features/question/QuestionSlotScreen.tsx'),
  },
};
