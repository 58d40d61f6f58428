import { errorCodes } from '@haesol/contracts/common';
import { maxTokenDays, type TeamToken, tokenEnd, tokenGive } from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { addDays, seoulInstant, toSeoulDate, toSeoulInstant } from '../../db/seoulTime.ts';
import { createUid } from '../../db/uuid.ts';
import { ApiError, fieldError } from '../../http/apiError.ts';
import { type Call, route } from '../../http/plugins/route.ts';
import { insertAudit } from '../registry/auditRepository.ts';
import { requireMember } from './requireToken.ts';
import { createTeamToken, endToken, hashTeamToken, insertToken, listTokenRows } from './tokenRepository.ts';

/** Lists the tokens of remotes in the format of responses. */
export async function listTokens(db: AppContext['db'], scopes: readonly string[]): Promise<TeamToken[]> {
  return (await listTokenRows(db, scopes)).map((row) => ({
    tokenUid: row.token_uid,
    remoteId: row.remote_id,
    kind: row.issuer === null ? 'TOKEN' : 'OIDC',
    name: row.name,
    readYn: row.is_read ? 'Y' : 'N',
    issuer: row.issuer,
    subject: row.subject,
    givenBy: row.given_by,
    givenDt: toSeoulInstant(row.given_at),
    untilDt: toSeoulInstant(row.until),
    endedDt: row.ended_at && toSeoulInstant(row.ended_at),
    lastUsedDt: row.last_used_at && toSeoulInstant(row.last_used_at),
  }));
}

/** Returns the end of the last day. @throws {ApiError} `4000` for a day in the past or too far ahead */
function toUntil(untilDate: string, now: Date): Date {
  const today = toSeoulDate(now);
  if (untilDate < today) throw fieldError('untilDate', '오늘 이후의 날짜를 입력해 주세요.');
  if (untilDate > addDays(today, maxTokenDays))
    throw fieldError('untilDate', `${maxTokenDays}일 안의 날짜를 입력해 주세요.`);
  return seoulInstant(addDays(untilDate, 1));
}

/** Returns what identifies the token: the hash of a secret, or issuer and subject. @throws {ApiError} `4000` */
function toProof(
  { kind, issuer = '', subject = '' }: Call<typeof tokenGive>['body'],
  issuers: ReadonlyMap<string, string>,
) {
  if (kind === 'OIDC') {
    if (!issuers.has(issuer)) throw fieldError('issuer', '사용할 수 있는 발급자가 아닙니다.');
    return { token: null, columns: { issuer, subject: subject.trim() } };
  }
  const token = createTeamToken();
  return { token, columns: { token_hash: hashTeamToken(token) } };
}

/** Registers `/api/v1/registry/{remoteId}/tokens` for signed-in members: a token cannot give others or outlast its end. */
export function registerTokenRoutes(app: FastifyInstance, context: AppContext): void {
  const { clock, config, db } = context;

  route(app, context, tokenGive, async ({ params: { remoteId }, body, request }) => {
    const signature = requireMember(request);
    const until = toUntil(body.untilDate, await clock.now());
    const { token, columns } = toProof(body, config.oidcIssuers);
    const tokenUid = createUid();
    const { name, readYn } = body;
    await db.transaction().execute(async (trx) => {
      const row = { token_uid: tokenUid, remote_id: remoteId, is_read: readYn === 'Y', name, until };
      await insertToken(trx, { ...row, ...columns, given_by: signature.person });
      const entry = { remote_id: remoteId, actor: remoteId, ...signature };
      await insertAudit(trx, { ...entry, action: 'token.give', reason: name });
    });
    return { tokenUid, token };
  });

  route(app, context, tokenEnd, async ({ params: { remoteId, tokenUid }, request }) => {
    const signature = requireMember(request);
    await db.transaction().execute(async (trx) => {
      const ended = await endToken(trx, remoteId, tokenUid);
      if (ended === undefined) throw new ApiError(errorCodes.notFound);
      const entry = { remote_id: remoteId, actor: remoteId, ...signature };
      await insertAudit(trx, { ...entry, action: 'token.end', reason: ended.name });
    });
    return {};
  });
}
