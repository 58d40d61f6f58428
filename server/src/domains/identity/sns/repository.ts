import type { Kysely } from 'kysely';
import type { Database, SocialProvider, SocialPurpose } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';

interface SocialRequest {
  readonly stateHash: string;
  readonly provider: SocialProvider;
  readonly browserHash: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly purpose: SocialPurpose;
  readonly next: string;
  readonly exp: Date;
}

/** Queries of social sign-in, for the database or a transaction. */
export function createSnsRepository(db: Kysely<Database>) {
  return {
    async createRequest(request: SocialRequest): Promise<void> {
      const { stateHash, provider, browserHash, verifier, nonce, purpose, next, exp } = request;
      await db
        .insertInto('sns_request')
        .values({ state_hash: stateHash, provider, browser_hash: browserHash, verifier, nonce, purpose, next, exp })
        .execute();
    },

    /** Uses a request once. @returns it if state and browser match those at its creation */
    takeRequest: (stateHash: string, provider: SocialProvider, browserHash: string, now: Date) =>
      db
        .updateTable('sns_request')
        .set({ used_at: now })
        .where('state_hash', '=', stateHash)
        .where('provider', '=', provider)
        .where('browser_hash', '=', browserHash)
        .where('exp', '>', now)
        .where('used_at', 'is', null)
        .returning(['verifier', 'nonce', 'purpose', 'next'])
        .executeTakeFirst(),

    findMember: (provider: SocialProvider, subject: string) =>
      db
        .selectFrom('member_sns as s')
        .innerJoin('member as m', 'm.member_uid', 's.member_uid')
        .selectAll('m')
        .where('s.provider', '=', provider)
        .where('s.subject', '=', subject)
        .executeTakeFirst(),

    findMemberByEmail: (email: string) =>
      db.selectFrom('member').selectAll().where('email', '=', email).where('state', '<>', 'LEFT').executeTakeFirst(),

    listLinks: (memberUid: string) =>
      db
        .selectFrom('member_sns')
        .select(['provider', 'linked_at'])
        .where('member_uid', '=', memberUid)
        .orderBy('linked_at')
        .execute(),

    /** Adds a link. Constraints refuse an account linked to another member, and a second account of a provider. */
    async addLink(
      memberUid: string,
      link: { provider: SocialProvider; subject: string; email: string | null },
      now: Date,
    ): Promise<void> {
      await db
        .insertInto('member_sns')
        .values({ sns_uid: createUid(), member_uid: memberUid, ...link, linked_at: now })
        .execute();
    },

    /** Locks the member, so that parallel removals cannot remove the last way to sign in. @returns true with a password */
    async lockMember(memberUid: string): Promise<boolean> {
      const row = await db
        .selectFrom('member')
        .select('pw_hash')
        .where('member_uid', '=', memberUid)
        .forUpdate()
        .executeTakeFirstOrThrow();
      return row.pw_hash !== null;
    },

    async removeLink(memberUid: string, provider: SocialProvider): Promise<boolean> {
      const result = await db
        .deleteFrom('member_sns')
        .where('member_uid', '=', memberUid)
        .where('provider', '=', provider)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
  };
}
