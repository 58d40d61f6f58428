import { defineApp } from '@haesol/remote/routes';
import ko from './messages/ko.json' with { type: 'json' };
import { routes } from './routes.ts';

export const app = defineApp({
  id: 'mf-office',
  requires: { shellApi: 1, react: '^19.0.0', 'react-router-dom': '^7.18.0' },
  area: ['/office'],
  roles: ['STAFF', 'ADMIN'],
  routes,
  messages: ko,
});
