import type { Kysely } from 'kysely';
import type { Database, SocialProvider, SocialPurpose } from '../../../db/schema.ts';
import { hashToken } from '../session/tokens.ts';

export interface SocialIdentity {
  readonly provider: SocialProvider;
  /** Identifier of the account at the provider: the key together with the provider, never the email address. */
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly tel: string | null;
}

/** Identities confirmed by a provider, stored until the person signs in, joins or links the account. */
export function createTicketRepository(db: Kysely<Database>) {
  return {
    async create(ticket: string, identity: SocialIdentity, purpose: SocialPurpose, exp: Date): Promise<void> {
      const { provider, subject, email, emailVerified, name, tel } = identity;
      await db
        .insertInto('sns_ticket')
        .values({
          ticket_hash: hashToken(ticket),
          provider,
          subject,
          email,
          email_verified: emailVerified,
          name,
          tel,
          purpose,
          exp,
        })
        .execute();
    },

    /** @returns undefined for a ticket that is unknown, expired, used, or for another purpose */
    async find(ticket: string, purpose: SocialPurpose, now: Date): Promise<SocialIdentity | undefined> {
      const row = await db
        .selectFrom('sns_ticket')
        .selectAll()
        .where('ticket_hash', '=', hashToken(ticket))
        .where('purpose', '=', purpose)
        .where('exp', '>', now)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return (
        row && {
          provider: row.provider,
          subject: row.subject,
          email: row.email,
          emailVerified: row.email_verified,
          name: row.name,
          tel: row.tel,
        }
      );
    },

    /** @returns true if this call was the first to use it */
    async use(ticket: string, now: Date): Promise<boolean> {
      const result = await db
        .updateTable('sns_ticket')
        .set({ used_at: now })
        .where('ticket_hash', '=', hashToken(ticket))
        .where('exp', '>', now)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
  };
}
