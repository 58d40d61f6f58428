import type { Trx } from '../../../db/schema.ts';
import type { Mail } from '../../../mail/mail.ts';
import { enqueueMessage } from '../../../mail/message/messageOutbox.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { addNotification, type NewNotification } from './repository.ts';

/** Ids of what a member was told. */
export interface Told {
  readonly ntfUid: string;
  readonly mailUid: string | undefined;
  readonly messageUid: string | undefined;
}

/**
 * Notifies a member of a change by staff or the system, in its transaction: on the site, by mail, and by a short message if the
 * member wants those. All are in the language of the mail. Members who have left get none of them.
 * @param delaySec seconds until mail and message leave
 */
export async function notifyMember(
  trx: Trx,
  {
    mail,
    delaySec = 0,
    ...told
  }: Omit<NewNotification, 'locale'> & { readonly mail: Mail; readonly delaySec?: number | undefined },
): Promise<Told> {
  const notification = { ...told, locale: mail.locale ?? ('ko' as const) };
  return {
    ntfUid: await addNotification(trx, notification),
    mailUid: await enqueueMail(trx, mail, { delaySec }),
    messageUid: await enqueueMessage(trx, notification, { delaySec }),
  };
}
