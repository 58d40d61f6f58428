import { findId, findIdMail, findPw } from '@haesol/contracts/identity';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { findIds, mailIds, mailTemporaryPassword } from './findAccount.ts';

/** Recovery of an id or a password, for visitors. */
export default async function recoveryRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, findId, ({ body, request }) => findIds(context, body, request.ip));
  route(app, context, findIdMail, ({ body, request }) => mailIds(context, body.ticket, request));
  route(app, context, findPw, ({ body, request }) => mailTemporaryPassword(context, body, request));
}
