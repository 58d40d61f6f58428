import { createServerBuild } from '@haesol/shared/lifecycle';
import { app } from './app.ts';

export const { prepare } = createServerBuild(app);
