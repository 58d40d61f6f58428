import type { SecondWay } from '@haesol/contracts/identity';
import { type Kysely, sql } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';

/** Returns a member's factors, without secrets. */
export async function readFactors(db: Kysely<Database>, memberUid: string) {
  const passkeys = await db
    .selectFrom('member_passkey')
    .select(['passkey_uid', 'credential_id', 'transports', 'name', 'created_at', 'used_at'])
    .where('member_uid', '=', memberUid)
    .orderBy('created_at')
    .orderBy('passkey_uid')
    .execute();
  const totp = await db
    .selectFrom('member_totp')
    .select('member_uid')
    .where('member_uid', '=', memberUid)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const codes = await db
    .selectFrom('member_recovery_code')
    .select(sql<number>`count(*)::int`.as('cnt'))
    .where('member_uid', '=', memberUid)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  const hasTotp = totp !== undefined;
  return { passkeys, hasTotp, factorCnt: passkeys.length + (hasTotp ? 1 : 0), recoveryCnt: codes.cnt };
}

/** Returns the ways to complete a sign-in; empty for a member without a second factor. */
export async function listSecondWays(db: Kysely<Database>, memberUid: string): Promise<SecondWay[]> {
  const { passkeys, hasTotp, recoveryCnt } = await readFactors(db, memberUid);
  const ways: SecondWay[] = [
    ...(passkeys.length > 0 ? (['PASSKEY'] as const) : []),
    ...(hasTotp ? (['TOTP'] as const) : []),
  ];
  return ways.length > 0 && recoveryCnt > 0 ? [...ways, 'RECOVERY'] : ways;
}

/**
 * Completes the addition of a factor: the session counts as confirmed by it. The first one ends all other sessions.
 * @returns recovery codes with the first factor
 */
export async function completeAddition(
  trx: Trx,
  { memberUid, sessionId, now }: { readonly memberUid: string; readonly sessionId: string; readonly now: Date },
): Promise<string[]> {
  await trx.updateTable('auth_session').set({ second_at: now }).where('id', '=', sessionId).execute();
  const { recoveryCnt, factorCnt } = await readFactors(trx, memberUid);
  if (factorCnt === 1) {
    // They began with a password alone.
    await trx
      .updateTable('auth_session')
      .set({ revoked_at: now, revoke_reason: 'FACTOR' })
      .where('member_uid', '=', memberUid)
      .where('id', '<>', sessionId)
      .where('revoked_at', 'is', null)
      .execute();
  }
  return recoveryCnt > 0 ? [] : replaceRecoveryCodes(trx, memberUid);
}

/** Removes recovery codes and confirmations of sessions with the last factor. */
export async function completeRemoval(trx: Trx, memberUid: string): Promise<void> {
  if ((await readFactors(trx, memberUid)).factorCnt > 0) return;
  await trx.deleteFrom('member_recovery_code').where('member_uid', '=', memberUid).execute();
  await trx.updateTable('auth_session').set({ second_at: null }).where('member_uid', '=', memberUid).execute();
}

/** Removes all factors of a member: lost devices, withdrawal. */
export async function removeFactors(trx: Kysely<Database>, memberUid: string): Promise<void> {
  await trx.deleteFrom('member_passkey').where('member_uid', '=', memberUid).execute();
  await trx.deleteFrom('member_totp').where('member_uid', '=', memberUid).execute();
  await trx.deleteFrom('member_recovery_code').where('member_uid', '=', memberUid).execute();
  await trx.deleteFrom('member_sign_in_ticket').where('member_uid', '=', memberUid).execute();
}
