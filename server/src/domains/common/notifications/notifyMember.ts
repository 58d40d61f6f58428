import type { Trx } from '../../../db/schema.ts';
import type { Mail } from '../../../mail/mail.ts';
import { enqueueMessage } from '../../../mail/message/messageOutbox.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { addNotification, type NewNotification } from './repository.ts';

/**
 * Notifies a member of a change by staff or the system, in its transaction: on the site, by mail, and by a short message if the
 * member wants those. All are in the language of the mail. Members who have left get none of them.
 */
export async function notifyMember(
  trx: Trx,
  { mail, ...told }: Omit<NewNotification, 'locale'> & { readonly mail: Mail },
): Promise<void> {
  const notification = { ...told, locale: mail.locale ?? ('ko' as const) };
  await addNotification(trx, notification);
  await enqueueMail(trx, mail);
  await enqueueMessage(trx, notification);
}
