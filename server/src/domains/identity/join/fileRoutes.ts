import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { installFiles } from '../../common/files/routes.ts';
import { createProofCookie } from '../cert/proofCookie.ts';
import { createNewcomers } from './newcomers.ts';

/** Routes of files, with uploads by visitors who are signing up and have proven their mailbox. */
export default async function fileRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { read } = createProofCookie(context.config);
  await installFiles(app, context, { read, findHash: createNewcomers(context.db) });
}
