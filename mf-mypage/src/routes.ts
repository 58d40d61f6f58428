import type { RouteDefinition } from '@haesol/shared/lifecycle';
import { paths } from '#paths';
import { joinQueries } from './features/join/joinQueries.ts';
import { memberInfoQueries } from './features/memberInfo/memberInfoQueries.ts';

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
];
