// Makes a member the first administrator of a site; administrators give all further roles at /office/roles.
import { writeAudit } from '../db/audit/auditLog.ts';
import { inTransaction } from '../db/retry.ts';
import type { Db } from '../db/schema.ts';
import { lockMemberByEmail, setRole } from '../release/rights/repository.ts';
import { runMemberCommand } from './memberCommand.ts';

/** Gives the member with an address the role `ADMIN`. @returns false without one */
export function makeAdministrator({ db }: { readonly db: Db }, address: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const member = await lockMemberByEmail(trx, address);
    if (member === undefined) return false;
    await setRole(trx, member.member_uid, 'ADMIN');
    const detail = { from: member.role, to: 'ADMIN' };
    await writeAudit(trx, { actorUid: null, action: 'rights.role', targetUid: member.member_uid, detail });
    return true;
  });
}

if (import.meta.main) await runMemberCommand({ change: makeAdministrator, done: 'is an administrator now' });
