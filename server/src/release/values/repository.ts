import { errorCodes } from '@haesol/contracts/common';
import type { FlagRule, SettingValue } from '@haesol/contracts/release';
import type { Kysely } from 'kysely';
import type { Database, Trx } from '../../db/schema.ts';
import { ApiError } from '../../http/apiError.ts';

export const listFlags = (db: Kysely<Database>) => db.selectFrom('remote_flag').selectAll().execute();

export async function saveFlag(trx: Trx, name: string, rule: FlagRule, now: Date): Promise<void> {
  const { onYn, share, roles, deployments } = rule;
  const row = { is_on: onYn === 'Y', share, roles, deployments, saved_at: now };
  await trx
    .insertInto('remote_flag')
    .values({ flag_nm: name, ...row })
    .onConflict((conflict) => conflict.column('flag_nm').doUpdateSet(row))
    .execute();
}

/** @throws {ApiError} `4040` for a flag without a rule */
export async function removeFlag(trx: Trx, name: string): Promise<void> {
  const { numDeletedRows } = await trx.deleteFrom('remote_flag').where('flag_nm', '=', name).executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError(errorCodes.notFound);
}

export const listSettings = (db: Kysely<Database>) => db.selectFrom('remote_setting').selectAll().execute();

export async function saveSettings(
  trx: Trx,
  remoteId: string,
  values: Readonly<Record<string, SettingValue>>,
  now: Date,
): Promise<void> {
  const row = { vals: JSON.stringify(values), saved_at: now };
  await trx
    .insertInto('remote_setting')
    .values({ remote_id: remoteId, ...row })
    .onConflict((conflict) => conflict.column('remote_id').doUpdateSet(row))
    .execute();
}

/** @throws {ApiError} `4040` for a remote whose settings are the defaults */
export async function removeSettings(trx: Trx, remoteId: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('remote_setting')
    .where('remote_id', '=', remoteId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError(errorCodes.notFound);
}
