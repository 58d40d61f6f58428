import { defineApp, defineSlot } from '@haesol/remote/routes';
import { latestPosts } from './features/homeSlots/latestPosts.ts';
import ko from './messages/ko.json' with { type: 'json' };
import { redirects, routes } from './routes.ts';

export const app = defineApp({
  id: 'mf-infoplaza',
  requires: { shellApi: 1, react: '^19.0.0', 'react-router-dom': '^7.18.0' },
  area: ['/infoPlaza'],
  redirects,
  routes,
  slots: {
    'home.notices.v1': defineSlot({
      gets: [latestPosts.NOTICE],
      screen: () => import('./features/homeSlots/HomeNoticesScreen.tsx'),
    }),
    'home.news.v1': defineSlot({
      gets: [latestPosts.NEWS],
      screen: () => import('./features/homeSlots/HomeNewsScreen.tsx'),
    }),
  },
  messages: ko,
});
