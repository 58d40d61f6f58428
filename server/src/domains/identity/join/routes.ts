import { join, joinCheckEmail, joinProof } from '@haesol/contracts/identity';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { createProofCookie } from '../cert/proofCookie.ts';
import { createCertRepository } from '../cert/repository.ts';
import { hashPassword } from '../session/passwords.ts';
import { hashToken } from '../session/tokens.ts';
import { createMember } from './createMember.ts';
import { createJoinRepository } from './repository.ts';

export default async function joinRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, config, db, limits } = context;
  const proofCookie = createProofCookie(config);

  route(app, context, joinCheckEmail, async ({ query: { email }, request: { ip } }) => {
    const now = await clock.now();
    await limits.acquire('joinMailbox', ip, now);
    const isTaken = await createJoinRepository(db).hasMember(email);
    await limits.release('joinMailbox', ip, now, isTaken ? 0 : 1);
    return { usableYn: isTaken ? ('N' as const) : ('Y' as const) };
  });

  route(app, context, joinProof, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const certToken = proofCookie.read(request);
    if (certToken === undefined) return { email: null };
    const email = await createCertRepository(db).findProven(hashToken(certToken), 'JOIN', await clock.now());
    return { email: email ?? null };
  });

  route(app, context, join, async ({ body: given, languageCd, request, reply, write }) => {
    const now = await clock.now();
    const { ip } = request;
    await limits.acquire('join', ip, now);
    const body = { ...given, certToken: given.certToken ?? proofCookie.read(request) };
    const passwordHash = body.password === undefined ? null : await hashPassword(body.password, ip);
    const newMember = { body, passwordHash, now, ip, locale: toContentLocale(languageCd) };
    const answer = await write((trx) => createMember(context, trx, newMember));
    await limits.release('join', ip, now);
    proofCookie.clear(reply);
    return answer;
  });
}
