import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

export function createDevRepository(db: Kysely<Database>) {
  return {
    /** Lists mails, newest first; all, or those to one address. */
    listMails: (to: string | undefined) =>
      db
        .selectFrom('mail_outbox')
        .selectAll()
        .$if(to !== undefined, (query) =>
          query.where((eb) => eb(eb.fn('lower', ['to_addr']), '=', to?.toLowerCase() ?? '')),
        )
        .orderBy('created_at', 'desc')
        .orderBy('mail_uid', 'desc')
        .limit(200)
        .execute(),

    /** Lists short messages, newest first; all, or those to one phone number. */
    listMessages: (to: string | undefined) =>
      db
        .selectFrom('message_outbox')
        .selectAll()
        .$if(to !== undefined, (query) => query.where('to_tel', '=', to ?? ''))
        .orderBy('created_at', 'desc')
        .orderBy('message_uid', 'desc')
        .limit(200)
        .execute(),
  };
}
