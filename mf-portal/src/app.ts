import { defineApp, defineSlot } from '@haesol/remote/routes';
import { popularWords } from './features/search/searchGets.ts';
import ko from './messages/ko.json' with { type: 'json' };
import { paths } from './paths.ts';
import { redirects, routes } from './routes.ts';

export const app = defineApp({
  id: 'mf-portal',
  requires: { shellApi: 1, react: '^19.0.0', 'react-router-dom': '^7.18.0' },
  area: [
    '/',
    '/intro',
    '/cooperation',
    '/studentSupport',
    '/corporateCenter',
    '/terms',
    '/searchView',
    '/test',
    '/test2',
    '/platform',
  ],
  redirects,
  routes,
  slots: {
    'site.search.v1': defineSlot({
      gets: [popularWords],
      screen: () => import('./features/search/SearchPanelScreen.tsx'),
    }),
  },
  messages: ko,
  translated: [paths.terms, paths.search, 'site.search.v1'],
});
