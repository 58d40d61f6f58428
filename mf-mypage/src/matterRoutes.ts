import { applicationMenus } from '@haesol/contracts/learn';
import { getDashboard } from '@haesol/contracts/member';
import { definePage, get } from '@haesol/remote/routes';
import { paths } from '#paths';
import { applicationListStates } from './features/applications/applicationListStates.ts';

/** Dashboard, and pages of the member's applications. */
export const matterRoutes = [
  definePage({
    path: paths.dashboard,
    group: 'mypage',
    guard: 'member',
    render: 'client',
    noindex: true,
    head: 'post',
    title: 'pages.myPage.title',
    description: 'pages.myPage.description',
    menu: { id: 'mypage_home', order: 5, label: 'pages.myPage.menuLabel', description: 'pages.myPage.menu' },
    gets: [get(getDashboard, {})],
    screen: () => import('./features/dashboard/DashboardScreen.tsx'),
  }),
  ...applicationMenus.map((menu, at) =>
    definePage({
      path: paths[menu],
      group: 'mypage',
      guard: 'member',
      render: 'client',
      noindex: true,
      title: `pages.${menu}.title`,
      description: `pages.${menu}.description`,
      menu: { id: `mypage_${menu}`, order: 30 + at * 10, description: `pages.${menu}.menu` },
      gets: [applicationListStates[menu].get],
      props: { menu },
      uids: ['aplUid'],
      screen: () => import('./features/applications/ApplicationsScreen.tsx'),
    }),
  ),
];
