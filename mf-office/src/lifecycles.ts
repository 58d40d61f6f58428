import { createLifecycles } from '@haesol/remote/lifecycle';
import { app } from './app.ts';

export const { prepare, bootstrap, mount, update, unmount } = createLifecycles(app);
