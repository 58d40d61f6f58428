import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { hashToken } from '../session/tokens.ts';

export function createRecoveryRepository(db: Kysely<Database>) {
  const members = () =>
    db
      .selectFrom('member as m')
      .select(['m.member_uid', 'm.email', 'm.name', 'm.created_at'])
      .select((eb) => [
        eb('m.pw_hash', 'is not', null).as('hasPassword'),
        // Uses the social account that was linked first.
        eb
          .selectFrom('member_sns as s')
          .select('s.provider')
          .whereRef('s.member_uid', '=', 'm.member_uid')
          .orderBy('s.linked_at')
          .limit(1)
          .as('provider'),
      ])
      .where('m.state', 'in', ['ACTIVE', 'PENDING_CLASS', 'DORMANT']);

  return {
    listByPhone: (name: string, tel: readonly [string, string, string]) =>
      members()
        .where('m.name', '=', name)
        .where('m.tel1', '=', tel[0])
        .where('m.tel2', '=', tel[1])
        .where('m.tel3', '=', tel[2])
        .orderBy('m.created_at')
        .limit(10)
        .execute(),

    findByEmail: (name: string, email: string) =>
      members().where('m.name', '=', name).where('m.email', '=', email).executeTakeFirst(),

    async createTicket(ticket: string, memberUids: readonly string[], exp: Date): Promise<void> {
      await db
        .insertInto('find_ticket')
        .values({ ticket_hash: hashToken(ticket), member_uids: [...memberUids], exp, used_at: null })
        .execute();
    },

    /** Uses a ticket once. @returns its accounts */
    async useTicket(ticket: string, now: Date): Promise<readonly { email: string; name: string }[]> {
      const row = await db
        .updateTable('find_ticket')
        .set({ used_at: now })
        .where('ticket_hash', '=', hashToken(ticket))
        .where('exp', '>', now)
        .where('used_at', 'is', null)
        .returning('member_uids')
        .executeTakeFirst();
      if (row === undefined) return [];
      return db
        .selectFrom('member')
        .select(['email', 'name'])
        .where('member_uid', 'in', row.member_uids)
        .where('state', '<>', 'LEFT')
        .orderBy('created_at')
        .execute();
    },

    async setTemporaryPassword(memberUid: string, hash: string, exp: Date): Promise<void> {
      await db
        .updateTable('member')
        .set({ temp_pw_hash: hash, temp_pw_exp: exp })
        .where('member_uid', '=', memberUid)
        .execute();
    },
  };
}
