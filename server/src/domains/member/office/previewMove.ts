import type { adminPreviewMove, MovedQueue, MovePreview } from '@haesol/contracts/member';
import type * as z from 'zod/mini';
import { inTransaction } from '../../../db/retry.ts';
import type { Trx } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';
import type { Write } from '../../../http/plugins/route.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { Mails } from '../../../mail/mails.ts';
import { fillOwnWords, hasMailbox } from '../../../mail/outbox.ts';
import { toMaskedEmail, toMaskedName } from '../../common/text/maskedName.ts';
import type { TravelContext } from '../../travel/travelContext.ts';
import { queueMoves } from './moveItems.ts';

type WriteMail = (facts: object) => Mail;

/** Returns mails that mask their recipients, as lists of the office do, and are collected. */
function collectMails(mails: Mails, onMail: (mail: Mail) => void): Mails {
  const collect =
    (write: WriteMail): WriteMail =>
    (facts) => {
      const mail = write('name' in facts ? { ...facts, name: toMaskedName(String(facts.name)) } : facts);
      onMail(mail);
      return mail;
    };
  const own = Object.entries(mails).map(([kind, write]) => [kind, collect(write as WriteMail)]);
  return Object.fromEntries(own) as Mails;
}

/** Rolls the transaction of a move back, and ends the move before the steps that follow it, such as sending money. */
class PreviewEnd extends Error {
  override readonly name = 'PreviewEnd';
}

/** Makes a move in a transaction that is rolled back. @returns the mails that it would send @throws {ApiError} as the move does */
export async function previewMove(
  context: TravelContext,
  queue: MovedQueue,
  { uid, rev, ...move }: z.output<typeof adminPreviewMove.body>,
  staff: Principal,
): Promise<MovePreview[]> {
  let sent: Mail[] = [];
  let list: MovePreview[] = [];
  const mails = collectMails(context.mails, (mail) => sent.push(mail));
  const moveItem = queueMoves[queue]({ ...context, mails }, move, staff);
  const write: Write = (effect) =>
    inTransaction(context.db, async (trx) => {
      sent = [];
      await effect(trx);
      list = await Promise.all(sent.filter(hasMailbox).map((mail) => toPreview(trx, mail)));
      throw new PreviewEnd();
    });
  await moveItem({ uid, rev }, write).catch((error: unknown) => {
    if (!(error instanceof PreviewEnd)) throw error;
  });
  return list;
}

async function toPreview(trx: Trx, mail: Mail): Promise<MovePreview> {
  const { subject, lines } = await fillOwnWords(trx, mail);
  return { to: toMaskedEmail(mail.to), lang: mail.locale ?? 'ko', subject, text: lines.join('\n\n') };
}
