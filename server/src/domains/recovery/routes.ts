import { randomBytes } from 'node:crypto';
import { errorCodes, findId, findIdMail, findPw } from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { inTransaction, pretendTransaction } from '../../db/retry.ts';
import type { Trx } from '../../db/schema.ts';
import { createUid } from '../../db/uuid.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { ApiError } from '../../plugins/apiError.ts';
import { route } from '../../plugins/route.ts';
import { hashPassword } from '../auth/passwords.ts';
import { createRecoveryRepository } from './repository.ts';
import { createTemporaryPassword, toMaskedEmail } from './rules.ts';

const hour = 3_600;
const ticketSec = 600;
const temporarySec = 24 * hour;

/** Finding an id or a password again, for those who are not signed in. */
export default async function recoveryRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, db, limits } = context;
  const repository = createRecoveryRepository(db);
  const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

  route(app, context, findId, async ({ body, request }) => {
    const now = await clock.now();
    const places = [
      ['findAccount', request.ip],
      ['findName', body.name],
    ] as const;
    await limits.takeEach(places, now);
    const found = await repository.listByPhone(body.name, [body.tel1, body.tel2, body.tel3]);
    const isMissing = found.length === 0;
    // Constant time: the same statements run whether somebody was found or not.
    for (const [name, who] of places) await limits.giveBack(name, who, now, isMissing ? 0 : 1);
    const ticket = randomBytes(32).toString('base64url');
    const uids = found.map(({ member_uid }) => member_uid);
    await repository.createTicket(ticket, uids, later(now, ticketSec));
    if (isMissing) return { list: [], ticket: null };
    const list = found.map(({ email, created_at, hasPassword, provider }) => ({
      maskedId: toMaskedEmail(email),
      joinDt: created_at.toISOString(),
      joinType: hasPassword ? ('email' as const) : (provider ?? ('email' as const)),
    }));
    return { list, ticket };
  });

  route(app, context, findIdMail, async ({ body }) => {
    const now = await clock.now();
    const members = await repository.useTicket(body.ticket, now);
    const [first] = members;
    if (first === undefined) throw new ApiError(errorCodes.notFound);
    // Anybody who knows the name and number could fill the mailbox.
    await limits.take('findMail', first.email, now);
    return inTransaction(db, async (trx) => {
      for (const { email, name } of members) {
        await enqueueMail(trx, {
          kind: 'FIND_ID',
          to: email,
          subject: '아이디 안내',
          lines: [`${name}님, 요청하신 아이디를 알려 드립니다.`, `아이디: ${email}`],
        });
      }
      return { sentTo: members.map(({ email }) => toMaskedEmail(email)).join(', ') };
    });
  });

  route(app, context, findPw, async ({ body, request }) => {
    const now = await clock.now();
    const places = [
      ['findAccount', request.ip],
      ['findMail', body.email],
    ] as const;
    await limits.takeEach(places, now);
    const found = await repository.findByEmail(body.name, body.email);
    const password = createTemporaryPassword();
    // Constant time: hashing and all that follows run for unknown addresses too, so that response time does not reveal
    // whether an account exists.
    const hash = await hashPassword(password);
    await limits.giveBack('findAccount', request.ip, now, found === undefined ? 0 : 1);
    const isSocialOnly = found !== undefined && !found.hasPassword && found.provider !== null;
    const issue = async (trx: Trx) => {
      const { member_uid: memberUid, email, name } = found ?? { ...body, member_uid: createUid() };
      await createRecoveryRepository(trx).setTemporaryPassword(memberUid, hash, later(now, temporarySec));
      await enqueueMail(trx, {
        kind: 'TEMP_PASSWORD',
        to: email,
        subject: '임시 비밀번호 안내',
        lines: [
          `${name}님, 요청하신 임시 비밀번호를 알려 드립니다.`,
          `임시 비밀번호: ${password}`,
          '임시 비밀번호는 24시간 동안 한 번 사용할 수 있습니다. 로그인 후 비밀번호를 변경해 주시기 바랍니다.',
          '본인이 요청하지 않았다면 지금 비밀번호를 그대로 사용하실 수 있습니다.',
        ],
      });
    };
    if (found === undefined || isSocialOnly) {
      await pretendTransaction(db, issue);
      return { issued: 'N' as const, ...(isSocialOnly && found.provider !== null && { joinType: found.provider }) };
    }
    await inTransaction(db, issue);
    return { issued: 'Y' as const };
  });
}
