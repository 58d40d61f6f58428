import type { OfficeArea } from '@haesol/contracts/common';
import type { adminPreviewMove, MovedQueue, MovePreview, PreviewedCall } from '@haesol/contracts/member';
import type * as z from 'zod/mini';
import { inTransaction } from '../../../db/retry.ts';
import type { Trx } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';
import type { Write } from '../../../http/plugins/route.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { Mails } from '../../../mail/mails.ts';
import { fillOwnWords, hasMailbox } from '../../../mail/outbox.ts';
import { answerQuestion } from '../../board/qna/answerQuestion.ts';
import { toMaskedEmail, toMaskedName } from '../../common/text/maskedName.ts';
import { addClosure } from '../../lab/booking/closures.ts';
import { endTraining } from '../../lab/booking/endTraining.ts';
import { getBooking } from '../../lab/booking/findBooking.ts';
import { liftPenalty } from '../../lab/booking/liftPenalty.ts';
import { moveSlot } from '../../lab/booking/moveSlot.ts';
import { getApplication } from '../../learn/applications/applicationView.ts';
import { extendSupplement } from '../../learn/applications/extendSupplement.ts';
import { moveApplication } from '../../learn/applications/moveApplication.ts';
import { moveVisit } from '../../learn/applications/moveVisit.ts';
import { cancelCourse } from '../../learn/education/cancelCourse.ts';
import { closeDay } from '../../travel/goodsStaff/closeDay.ts';
import { answerInquiry } from '../../travel/inquiry/answerInquiry.ts';
import type { TravelContext } from '../../travel/travelContext.ts';
import { issueForStaff } from '../../travel/voucher/issueForStaff.ts';
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

/** Makes a change in a transaction that is rolled back. @returns the mails that it would send @throws {ApiError} as the change does */
async function previewMails(
  context: TravelContext,
  change: (context: TravelContext, write: Write) => Promise<unknown>,
): Promise<MovePreview[]> {
  let sent: Mail[] = [];
  let list: MovePreview[] = [];
  const mails = collectMails(context.mails, (mail) => sent.push(mail));
  const write: Write = (effect) =>
    inTransaction(context.db, async (trx) => {
      sent = [];
      await effect(trx);
      list = await Promise.all(sent.filter(hasMailbox).map((mail) => toPreview(trx, mail)));
      throw new PreviewEnd();
    });
  await change({ ...context, mails }, write).catch((error: unknown) => {
    if (!(error instanceof PreviewEnd)) throw error;
  });
  return list;
}

/** Previews the mails of a move of one item. */
export const previewMove = (
  context: TravelContext,
  queue: MovedQueue,
  { uid, rev, ...move }: z.output<typeof adminPreviewMove.body>,
  staff: Principal,
): Promise<MovePreview[]> =>
  previewMails(context, (own, write) => queueMoves[queue](own, move, staff)({ uid, rev }, write));

/** Areas of the calls. */
export const previewedAreas = {
  'application.move': 'learn',
  'application.due': 'learn',
  'application.visit': 'learn',
  'booking.slot': 'lab',
  'closure.add': 'lab',
  'penalty.lift': 'lab',
  'training.end': 'lab',
  'course.cancel': 'learn',
  'goods.closeDay': 'travel',
  'voucher.issue': 'travel',
  'qna.answer': 'board',
  'inquiry.answer': 'travel',
} as const satisfies Readonly<Record<PreviewedCall['name'], OfficeArea>>;

/** Previews the mails of a call with more fields than a move. */
export const previewCall = (context: TravelContext, call: PreviewedCall, staff: Principal): Promise<MovePreview[]> =>
  previewMails(context, async (own, write) => {
    switch (call.name) {
      case 'closure.add':
        return write((trx) => addClosure(own, trx, call.body, staff));
      case 'booking.slot': {
        const { rsv_uid: rsvUid } = await getBooking(own.db, call.uid);
        return write((trx) => moveSlot(own, trx, rsvUid, call.body, staff));
      }
      case 'penalty.lift':
        return write((trx) => liftPenalty(own, trx, call.uid, { ...call.body, staff }));
      case 'training.end':
        return write((trx) =>
          endTraining(own, trx, { eqUid: call.eqUid, memberUid: call.uid, memo: call.body.memo, staff }),
        );
      case 'course.cancel':
        return write((trx) => cancelCourse(own, trx, call.uid, { ...call.body, staff }));
      case 'goods.closeDay':
        return write((trx) => closeDay(own, trx, call.uid, call.body, staff));
      case 'voucher.issue':
        return write((trx) => issueForStaff(own, trx, call.uid, staff));
      case 'qna.answer':
        return write((trx) => answerQuestion(own, trx, { ...call.body, qnaUid: call.uid, staff }));
      case 'inquiry.answer':
        return write((trx) => answerInquiry(own, trx, { ...call.body, inquiryUid: call.uid }, staff));
      default:
        return previewApplication(own, call, write, staff);
    }
  });

type ApplicationCall = Extract<PreviewedCall, { readonly name: `application.${string}` }>;

async function previewApplication(own: TravelContext, call: ApplicationCall, write: Write, staff: Principal) {
  const { apl_uid: aplUid, kind } = await getApplication(own.db, call.uid);
  return write<unknown>((trx) => {
    if (call.name === 'application.due') return extendSupplement(own, trx, { aplUid, kind, staff, body: call.body });
    if (call.name === 'application.visit') return moveVisit(own, trx, { aplUid, staff, body: call.body });
    return moveApplication(own, trx, { aplUid, kind, staff, body: call.body });
  });
}

async function toPreview(trx: Trx, mail: Mail): Promise<MovePreview> {
  const { subject, lines } = await fillOwnWords(trx, mail);
  return { to: toMaskedEmail(mail.to), lang: mail.locale ?? 'ko', subject, text: lines.join('\n\n') };
}
