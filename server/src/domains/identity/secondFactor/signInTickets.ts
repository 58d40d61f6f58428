import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, SocialProvider } from '../../../db/schema.ts';
import { hashToken } from '../session/tokens.ts';

const ticketSec = 600;

/** First step of a sign-in, as it is completed after the second. */
export interface FirstStep {
  readonly memberUid: string;
  readonly method: 'PASSWORD' | SocialProvider;
  readonly keep: boolean;
  readonly temporaryHash: string | null;
}

/** Sign-ins whose first step was right, stored until the second one; each is completed once. */
export function createSignInTickets(db: Kysely<Database>) {
  const live = (ticket: string, now: Date) =>
    db
      .selectFrom('member_sign_in_ticket')
      .selectAll()
      .where('ticket_hash', '=', hashToken(ticket))
      .where('exp', '>', now);

  return {
    async create({ memberUid, method, keep, temporaryHash }: FirstStep, now: Date): Promise<string> {
      const ticket = randomBytes(32).toString('base64url');
      await db
        .insertInto('member_sign_in_ticket')
        .values({
          ticket_hash: hashToken(ticket),
          member_uid: memberUid,
          method,
          keep,
          temporary_hash: temporaryHash,
          exp: new Date(now.getTime() + ticketSec * 1000),
        })
        .execute();
      return ticket;
    },

    find: (ticket: string, now: Date) => live(ticket, now).executeTakeFirst(),

    /** Locks the ticket, so that parallel requests complete it once. */
    lock: (ticket: string, now: Date) => live(ticket, now).forUpdate().executeTakeFirst(),

    async setChallenge(ticket: string, challenge: string): Promise<void> {
      await db
        .updateTable('member_sign_in_ticket')
        .set({ challenge })
        .where('ticket_hash', '=', hashToken(ticket))
        .execute();
    },

    async remove(ticket: string): Promise<void> {
      await db.deleteFrom('member_sign_in_ticket').where('ticket_hash', '=', hashToken(ticket)).execute();
    },
  };
}
