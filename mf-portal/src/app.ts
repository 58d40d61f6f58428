import type { RemoteApp } from '@haesol/shared/lifecycle';
import ko from './messages/ko.json' with { type: 'json' };
import { routes, slots } from './routes.ts';

export const app: RemoteApp = { id: 'mf-portal', routes, slots, messages: ko };
