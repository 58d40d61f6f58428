import { randomInt } from 'node:crypto';
import { toCommonForm } from '@haesol/contracts/common';
import type { Trx } from '../../../db/schema.ts';
import { hashToken } from '../session/tokens.ts';

const count = 10;
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = () => Array.from({ length: 5 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** Accepts capitals, full width, blanks and a missing hyphen. */
const toHash = (code: string) =>
  hashToken(
    toCommonForm(code)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, ''),
  );

/** Replaces all recovery codes of a member. @returns the new codes, `ab2cd-3ef4g`, which are stored as hashes alone */
export async function replaceRecoveryCodes(trx: Trx, memberUid: string): Promise<string[]> {
  const codes = Array.from({ length: count }, () => `${half()}-${half()}`);
  await trx.deleteFrom('member_recovery_code').where('member_uid', '=', memberUid).execute();
  const rows = codes.map((code) => ({ member_uid: memberUid, code_hash: toHash(code) }));
  await trx.insertInto('member_recovery_code').values(rows).execute();
  return codes;
}

/** @returns true for the first use of one of the member's codes */
export async function spendRecoveryCode(trx: Trx, memberUid: string, code: string, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('member_recovery_code')
    .set({ used_at: now })
    .where('member_uid', '=', memberUid)
    .where('code_hash', '=', toHash(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
