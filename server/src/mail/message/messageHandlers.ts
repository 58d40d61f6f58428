import type { HttpContext } from '../../http/context.ts';
import type { JobHandlers } from '../../jobs/jobRunner.ts';
import { createMessageGateway } from './messageGateway.ts';
import { messageJob, messagePayload } from './messageOutbox.ts';

/**
 * Sends the messages of the outbox. Without a gateway, demo mode marks them as sent and keeps them; production deletes them,
 * because the mail has the same content and phone numbers must not be stored needlessly.
 */
export function createMessageHandlers({ config, db }: HttpContext): JobHandlers {
  const send = config.message === undefined ? undefined : createMessageGateway(config.message);
  return {
    [messageJob]: {
      async run(payload) {
        const { messageUid } = messagePayload.parse(payload);
        if (send === undefined && config.mode === 'production') {
          await db.deleteFrom('message_outbox').where('message_uid', '=', messageUid).execute();
          return;
        }
        const message = await db
          .selectFrom('message_outbox')
          .selectAll()
          .where('message_uid', '=', messageUid)
          .where('sent_at', 'is', null)
          .executeTakeFirst();
        if (message === undefined) return;
        await send?.(message);
        await db
          .updateTable('message_outbox')
          .set((eb) => ({ sent_at: eb.fn<Date>('app_now', []) }))
          .where('message_uid', '=', messageUid)
          .execute();
      },
    },
  };
}
