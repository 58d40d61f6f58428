import { defineApp, defineSlot } from '@haesol/remote/routes';
import ko from './messages/ko.json' with { type: 'json' };
import { routes } from './routes.ts';

export const app = defineApp({
  id: 'mf-travel',
  requires: { shellApi: 2, react: '^19.0.0', 'react-router-dom': '^7.18.0' },
  area: ['/travel'],
  routes,
  slots: {
    'site.sticky.v1': defineSlot({ screen: () => import('./features/sticky/StickyScreen.tsx') }),
  },
  messages: ko,
});
