// Resets the second factors of one member, for an administrator who lost them and has no other administrator to ask.
import { writeAudit } from '../db/audit/auditLog.ts';
import { createClock } from '../db/clock.ts';
import { inTransaction } from '../db/retry.ts';
import type { Db } from '../db/schema.ts';
import { resetFactors } from '../domains/identity/secondFactor/resetFactors.ts';
import type { Mails } from '../mail/mails.ts';
import { runMemberCommand } from './memberCommand.ts';

/**
 * Removes passkeys, authenticator app and recovery codes, ends the sessions, and tells the member by mail.
 * @returns false without a member that has the address
 */
export async function resetSecondFactor({ db, mails }: { readonly db: Db; readonly mails: Mails }, address: string) {
  const now = await createClock(db).now();
  return inTransaction(db, async (trx) => {
    const member = await trx
      .selectFrom('member')
      .select('member_uid')
      .where('email', '=', address)
      .where('state', '<>', 'LEFT')
      .executeTakeFirst();
    if (member === undefined) return false;
    await resetFactors({ mails }, trx, member.member_uid, now);
    await writeAudit(trx, { actorUid: null, action: 'member.resetSecondFactor', targetUid: member.member_uid });
    return true;
  });
}

if (import.meta.main) await runMemberCommand({ change: resetSecondFactor, done: 'has no second factor now' });
