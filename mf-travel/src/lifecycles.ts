import { createLifecycles } from '@haesol/remote/lifecycle';
// Shared by nearly all screens: with the entry it is loaded once, and screens keep their few files.
import '#ui/About';
import { app } from './app.ts';

export const { prepare, bootstrap, mount, update, unmount } = createLifecycles(app);
