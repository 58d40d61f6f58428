import { join, joinCheckEmail } from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { route } from '../../plugins/route.ts';
import { hashPassword } from '../auth/passwords.ts';
import { createMember } from './createMember.ts';
import { createJoinRepository } from './repository.ts';

export default async function joinRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, db, limits } = context;

  route(app, context, joinCheckEmail, async ({ query: { email }, request: { ip } }) => {
    const now = await clock.now();
    await limits.take('joinMailbox', ip, now);
    const isTaken = await createJoinRepository(db).hasMember(email);
    await limits.giveBack('joinMailbox', ip, now, isTaken ? 0 : 1);
    return { usableYn: isTaken ? ('N' as const) : ('Y' as const) };
  });

  route(app, context, join, async ({ body, request: { ip }, write }) => {
    const now = await clock.now();
    await limits.take('join', ip, now);
    const passwordHash = body.password === undefined ? null : await hashPassword(body.password);
    const answer = await write((trx) => createMember(context, trx, { body, passwordHash, now, ip }));
    await limits.giveBack('join', ip, now);
    return answer;
  });
}
