import type { RouteDefinition } from '@haesol/shared/lifecycle';
import { paths } from '#paths';
import { memberInfoQueries } from './features/memberInfo/memberInfoQueries.ts';

export const routes: readonly RouteDefinition[] = [
  {
    paths: [paths.login],
    screen: () => import(/* webpackChunkName: "LoginScreen" */ './features/login/LoginScreen.tsx'),
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
