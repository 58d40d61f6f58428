import { type Kysely, sql } from 'kysely';
import type { Database, SocialProvider } from '../../db/schema.ts';
import { hashToken } from '../auth/tokens.ts';

interface FoundMember {
  readonly member_uid: string;
  readonly email: string;
  readonly name: string;
  readonly created_at: Date;
  readonly hasPassword: boolean;
  /** The social account that came first, if any. */
  readonly provider: SocialProvider | null;
}

export function createRecoveryRepository(db: Kysely<Database>) {
  const members = () =>
    db
      .selectFrom('member as m')
      .select(['m.member_uid', 'm.email', 'm.name', 'm.created_at'])
      .select([
        sql<boolean>`m.pw_hash is not null`.as('hasPassword'),
        sql<SocialProvider | null>`(select s.provider from member_sns s where s.member_uid = m.member_uid
          order by s.linked_at limit 1)`.as('provider'),
      ])
      .where('m.state', 'in', ['ACTIVE', 'PENDING_CLASS', 'DORMANT']);

  return {
    listByPhone: (name: string, tel: readonly [string, string, string]): Promise<FoundMember[]> =>
      members()
        .where('m.name', '=', name)
        .where('m.tel1', '=', tel[0])
        .where('m.tel2', '=', tel[1])
        .where('m.tel3', '=', tel[2])
        .orderBy('m.created_at')
        .limit(10)
        .execute(),

    findByEmail: (name: string, email: string): Promise<FoundMember | undefined> =>
      members().where('m.name', '=', name).where('m.email', '=', email).executeTakeFirst(),

    async createTicket(ticket: string, memberUids: readonly string[], exp: Date): Promise<void> {
      await db
        .insertInto('find_ticket')
        .values({ ticket_hash: hashToken(ticket), member_uids: [...memberUids], exp, used_at: null })
        .execute();
    },

    /** @returns the accounts of a ticket that is used for the first time */
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
