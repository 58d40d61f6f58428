import type { Kysely } from 'kysely';
import { lockName } from '../../../db/nameLock.ts';
import type { Database } from '../../../db/schema.ts';

/** Queries of mail codes, for the database or a transaction. */
export function createCertRepository(db: Kysely<Database>) {
  return {
    /** Serializes code requests for a mailbox until the end of the transaction. */
    lockMailbox: (email: string) => lockName(db, `cert ${email}`),

    async listSent(email: string, requester: string, since: Date): Promise<readonly Date[]> {
      const rows = await db
        .selectFrom('cert_code')
        .select('created_at')
        .where('email', '=', email)
        .where('asker', '=', requester)
        .where('created_at', '>', since)
        .orderBy('created_at', 'desc')
        .limit(20)
        .execute();
      return rows.map((row) => row.created_at);
    },

    hasMember: async (email: string) =>
      (await db.selectFrom('member').select('member_uid').where('email', '=', email).executeTakeFirst()) !== undefined,

    async create(code: {
      uid: string;
      email: string;
      purpose: string;
      hash: string;
      asker: string;
      now: Date;
      exp: Date;
    }) {
      await db
        .insertInto('cert_code')
        .values({
          cert_uid: code.uid,
          email: code.email,
          purpose: code.purpose,
          code_hash: code.hash,
          asker: code.asker,
          exp: code.exp,
          created_at: code.now,
        })
        .execute();
    },

    /** Only the newest code is valid. */
    findLatest: (email: string, purpose: string) =>
      db
        .selectFrom('cert_code')
        .select(['cert_uid', 'exp', 'used_at'])
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .orderBy('created_at', 'desc')
        .orderBy('cert_uid', 'desc')
        .limit(1)
        .executeTakeFirst(),

    ...createChecks(db),
  };
}

/** Checks of codes and of the tokens for which they are exchanged. */
function createChecks(db: Kysely<Database>) {
  return {
    /** Counts a try before comparing the code, so that parallel guesses count too. @returns undefined without remaining tries */
    takeTry: (uid: string, column: 'tries' | 'own_tries', max: number) =>
      db
        .updateTable('cert_code')
        .set((eb) => ({ [column]: eb(column, '+', 1) }))
        .where('cert_uid', '=', uid)
        .where('used_at', 'is', null)
        .where(column, '<', max)
        .returning([`${column} as count`, 'code_hash'])
        .executeTakeFirst(),

    /** @returns true if this call was the first to use the code */
    async use(uid: string, token: { hash: string; exp: Date }, now: Date): Promise<boolean> {
      const result = await db
        .updateTable('cert_code')
        .set({ used_at: now, token_hash: token.hash, token_exp: token.exp })
        .where('cert_uid', '=', uid)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    /** @returns the address that a token proves, if the token is still usable */
    async findProven(hash: string, purpose: string, now: Date): Promise<string | undefined> {
      const row = await db
        .selectFrom('cert_code')
        .select('email')
        .where('token_hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('token_exp', '>', now)
        .where('token_used_at', 'is', null)
        .executeTakeFirst();
      return row?.email;
    },

    /** @returns the proven address; undefined for a token that is unknown, expired, used, or for another purpose */
    async useToken(hash: string, purposes: readonly string[], now: Date): Promise<string | undefined> {
      const row = await db
        .updateTable('cert_code')
        .set({ token_used_at: now })
        .where('token_hash', '=', hash)
        .where('purpose', 'in', [...purposes])
        .where('token_exp', '>', now)
        .where('token_used_at', 'is', null)
        .returning('email')
        .executeTakeFirst();
      return row?.email;
    },
  };
}
