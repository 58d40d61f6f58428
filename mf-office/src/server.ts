import { createServerBuild } from '@haesol/remote/lifecycle';
import { app } from './app.ts';

export const { prepare } = createServerBuild(app);
