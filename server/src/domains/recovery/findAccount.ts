import { randomBytes } from 'node:crypto';
import { errorCodes, type findId, type findPw } from '@haesol/shared/contracts';
import type { AppContext } from '../../context.ts';
import { inTransaction, pretendTransaction } from '../../db/retry.ts';
import type { Trx } from '../../db/schema.ts';
import { createUid } from '../../db/uuid.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { ApiError } from '../../plugins/apiError.ts';
import type { Call } from '../../plugins/route.ts';
import { hashPassword } from '../auth/passwords.ts';
import { createRecoveryRepository } from './repository.ts';
import { createTemporaryPassword, toMaskedEmail } from './rules.ts';

const ticketSec = 600;
const temporarySec = 24 * 3_600;
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** An account of nobody, so that a miss costs what a hit costs. */
const createDecoy = (now: Date) => ({
  member_uid: createUid(),
  email: 'nobody@mail.example',
  created_at: now,
  hasPassword: true,
  provider: null,
});

/** Accounts of a name and number, with masked ids, and a ticket to have the ids mailed. @throws {ApiError} `4290` */
export async function findIds(
  { clock, db, limits }: AppContext,
  { name, tel1, tel2, tel3 }: Call<typeof findId>['body'],
  ip: string,
) {
  const now = await clock.now();
  const places = [
    ['findAccount', ip],
    ['findName', name],
  ] as const;
  await limits.takeEach(places, now);
  const repository = createRecoveryRepository(db);
  const found = await repository.listByPhone(name, [tel1, tel2, tel3]);
  const isMissing = found.length === 0;
  // Constant time: the same statements and the same work whether somebody was found or not, here and for the ticket.
  for (const [limit, who] of places) await limits.giveBack(limit, who, now, isMissing ? 0 : 1);
  const accounts = isMissing ? [createDecoy(now)] : found;
  const ticket = randomBytes(32).toString('base64url');
  const uids = accounts.map(({ member_uid }) => member_uid);
  await repository.createTicket(ticket, uids, later(now, ticketSec));
  const list = accounts.map(({ email, created_at, hasPassword, provider }) => ({
    maskedId: toMaskedEmail(email),
    joinDt: created_at.toISOString(),
    joinType: hasPassword ? ('email' as const) : (provider ?? ('email' as const)),
  }));
  return isMissing ? { list: [], ticket: null } : { list, ticket };
}

/** Mails the ids behind a ticket to their own mailboxes. @throws {ApiError} `4040`, `4290` */
export async function mailIds({ clock, db, letters, limits }: AppContext, ticket: string) {
  const now = await clock.now();
  const members = await createRecoveryRepository(db).useTicket(ticket, now);
  const [first] = members;
  if (first === undefined) throw new ApiError(errorCodes.notFound);
  // Anybody who knows the name and number could fill the mailbox.
  await limits.take('findMail', first.email, now);
  return inTransaction(db, async (trx) => {
    for (const { email, name } of members) await enqueueMail(trx, letters.foundId({ to: email, name }));
    return { sentTo: members.map(({ email }) => toMaskedEmail(email)).join(', ') };
  });
}

/** Mails a temporary password, unless the account has social logins alone. @throws {ApiError} `4290` */
export async function mailTemporaryPassword(
  { clock, db, letters, limits }: AppContext,
  body: Call<typeof findPw>['body'],
  ip: string,
) {
  const now = await clock.now();
  // Counts every mail to this mailbox, whoever asked for it: strangers must not be able to flood a mailbox.
  const places = [
    ['findAccount', ip],
    ['findMail', body.email],
  ] as const;
  await limits.takeEach(places, now);
  const found = await createRecoveryRepository(db).findByEmail(body.name, body.email);
  const password = createTemporaryPassword();
  // Constant time: hashing and all that follows run for unknown addresses too, so that response time does not reveal
  // whether an account exists.
  const hash = await hashPassword(password);
  await limits.giveBack('findAccount', ip, now, found === undefined ? 0 : 1);
  const isSocialOnly = found !== undefined && !found.hasPassword && found.provider !== null;
  const issue = async (trx: Trx) => {
    const { member_uid: memberUid, email, name } = found ?? { ...body, member_uid: createUid() };
    await createRecoveryRepository(trx).setTemporaryPassword(memberUid, hash, later(now, temporarySec));
    await enqueueMail(trx, letters.temporaryPassword({ to: email, name, password }));
  };
  if (found === undefined || isSocialOnly) {
    await pretendTransaction(db, issue);
    return { issued: 'N' as const, ...(isSocialOnly && found.provider !== null && { joinType: found.provider }) };
  }
  await inTransaction(db, issue);
  return { issued: 'Y' as const };
}
