import type { RouteDefinition } from '@haesol/shared/lifecycle';
import { paths } from '#paths';

export const routes: readonly RouteDefinition[] = [
  {
    paths: [paths.notice],
    screen: () => import(/* webpackChunkName: "NoticeListScreen" */ './features/notice/NoticeListScreen.tsx'),
  },
];
