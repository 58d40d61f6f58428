import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { getBrand } from '../../../brand/brand.ts';
import type { AppContext } from '../../../context.ts';
import type { Database, Trx } from '../../../db/schema.ts';

const periodSec = 30;
/** Steps before and after the current one, for clocks of phones that differ. */
const drift = 1;

interface Owner {
  readonly memberUid: string;
  readonly email: string;
}

/**
 * One-time codes of authenticator apps (RFC 6238). The secret is derived from the server's key and a stored salt, so that the
 * database alone does not open an account.
 */
export function createTotp({ secrets }: Pick<AppContext, 'secrets'>) {
  const key = secrets.derive('one-time codes');
  const toSecret = (memberUid: string, salt: string) =>
    new Secret({ buffer: new Uint8Array(createHmac('sha1', key).update(`${memberUid} ${salt}`).digest()).buffer });

  function findRow(db: Kysely<Database>, memberUid: string) {
    return db.selectFrom('member_totp').selectAll().where('member_uid', '=', memberUid).executeTakeFirst();
  }

  /** Accepts each code once: stores its step, and refuses codes of it and of earlier ones. */
  async function accept(trx: Trx, { memberUid, code, now }: { memberUid: string; code: string; now: Date }) {
    const row = await findRow(trx, memberUid);
    if (row === undefined) return false;
    const secret = toSecret(memberUid, row.salt);
    const offset = TOTP.validate({ token: code, secret, period: periodSec, window: drift, timestamp: now.getTime() });
    if (offset === null) return false;
    const step = Math.floor(now.getTime() / 1000 / periodSec) + offset;
    const result = await trx
      .updateTable('member_totp')
      .set({ last_step: step, confirmed_at: row.confirmed_at ?? now })
      .where('member_uid', '=', memberUid)
      .where('salt', '=', row.salt)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  }

  return {
    /** Starts the registration of an app; replaces one that was not confirmed. @returns undefined with a confirmed app */
    async start(trx: Trx, { memberUid, email }: Owner) {
      const salt = randomBytes(16).toString('base64url');
      const row = await trx
        .insertInto('member_totp')
        .values({ member_uid: memberUid, salt, confirmed_at: null })
        .onConflict((conflict) =>
          conflict.column('member_uid').doUpdateSet({ salt }).where('member_totp.confirmed_at', 'is', null),
        )
        .returning('salt')
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const secret = toSecret(memberUid, salt);
      const uri = new TOTP({ issuer: getBrand().portal, label: email, secret, period: periodSec }).toString();
      return { secret: secret.base32, uri };
    },

    /** Confirms the app with its first code, or uses a code of a confirmed one. @returns false for a wrong or used code */
    accept,

    /** Uses a code for a sign-in. */
    async use(trx: Trx, use: { memberUid: string; code: string; now: Date }): Promise<boolean> {
      const row = await findRow(trx, use.memberUid);
      return row?.confirmed_at != null && accept(trx, use);
    },

    async remove(trx: Trx, memberUid: string): Promise<void> {
      await trx.deleteFrom('member_totp').where('member_uid', '=', memberUid).execute();
    },
  };
}
