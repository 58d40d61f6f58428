import { setBrand } from '../brand/brand.ts';
// Resets the second factors of one member, for an administrator who lost them and has no other administrator to ask.
import { loadConfig } from '../config.ts';
import { writeAudit } from '../db/audit/auditLog.ts';
import { createClock } from '../db/clock.ts';
import { connect } from '../db/connect.ts';
import { requireDataDir } from '../db/dataDir.ts';
import { inTransaction } from '../db/retry.ts';
import type { Db } from '../db/schema.ts';
import { resetFactors } from '../domains/identity/secondFactor/resetFactors.ts';
import { createMails, type Mails } from '../mail/mails.ts';
import { describeStartFailure } from './startFailure.ts';

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

async function run([address = '']: readonly string[]): Promise<void> {
  const config = loadConfig();
  setBrand(config.brand);
  await requireDataDir(config.dataDir);
  const onError = (error: Error) => void process.stderr.write(`database: ${error.message}\n`);
  const database = await connect({ ...config, onError });
  try {
    const isReset = await resetSecondFactor({ db: database.db, mails: createMails(config.publicUrl) }, address);
    process.stdout.write(isReset ? `${address} has no second factor now\n` : `no member has the address ${address}\n`);
    if (!isReset) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  await run(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${describeStartFailure(error)}\n`);
    process.exitCode = 1;
  });
}
