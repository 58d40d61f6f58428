import * as z from 'zod/mini';
import { qnaAnswer } from '../board/qnaStaff.ts';
import { uid } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { adminLiftPenalty } from '../lab/bookingStaff.ts';
import { adminAddClosure, adminMoveSlot } from '../lab/scheduleStaff.ts';
import { adminEndTraining } from '../lab/trainingStaff.ts';
import { adminApplicationMove, adminSupplementExtend, adminVisitMove } from '../learn/apply.ts';
import { adminCancelCourse } from '../learn/courseStaff.ts';
import { adminAnswerInquiry } from '../travel/inquiryStaff.ts';
import { adminCloseDay } from '../travel/stockStaff.ts';
import { movePreview } from './officeQueue.ts';

/** Calls of staff whose mails are previewed with the body that the call would have. */
const previewedCall = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('application.move'), uid, body: adminApplicationMove.body }),
  z.strictObject({ name: z.literal('application.due'), uid, body: adminSupplementExtend.body }),
  z.strictObject({ name: z.literal('application.visit'), uid, body: adminVisitMove.body }),
  z.strictObject({ name: z.literal('booking.slot'), uid, body: adminMoveSlot.body }),
  z.strictObject({ name: z.literal('closure.add'), body: adminAddClosure.body }),
  z.strictObject({ name: z.literal('penalty.lift'), uid, body: adminLiftPenalty.body }),
  z.strictObject({ name: z.literal('training.end'), uid, eqUid: z.string(), body: adminEndTraining.body }),
  z.strictObject({ name: z.literal('course.cancel'), uid: z.string(), body: adminCancelCourse.body }),
  z.strictObject({ name: z.literal('goods.closeDay'), uid: z.string(), body: adminCloseDay.body }),
  z.strictObject({ name: z.literal('voucher.issue'), uid }),
  z.strictObject({ name: z.literal('qna.answer'), uid, body: qnaAnswer.body }),
  z.strictObject({ name: z.literal('inquiry.answer'), uid, body: adminAnswerInquiry.body }),
]);
export type PreviewedCall = z.output<typeof previewedCall>;

export const adminPreviewCall = defineEndpoint({
  name: 'admin.previewCall',
  method: 'POST',
  path: '/api/v1/admin/mail-preview',
  access: 'staff',
  area: 'any',
  language: 'header',
  body: z.strictObject({ call: previewedCall }),
  response: z.object({ list: z.array(movePreview) }),
  summary: 'Says which mails a call with more fields than a move would send; changes nothing.',
});
