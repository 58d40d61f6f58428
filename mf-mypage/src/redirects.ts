import type { Redirect } from '@haesol/shared/routes';
import { paths } from '#paths';

export const redirects: readonly Redirect[] = [
  {
    path: '/myPage',
    to: paths.infoDetail,
    group: 'mypage',
    guard: 'member',
    noindex: true,
    title: 'pages.myPage.title',
  },
];
