import type { UndoneQueue } from '@haesol/contracts/member';
import type { Trx } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';
import { undoAnswer } from '../../board/qna/answerQuestion.ts';
import { undoBookingMove } from '../../lab/booking/moveBooking.ts';
import { undoEnrolmentMove } from '../../learn/enrolment/moveEnrolment.ts';
import { undoInquiryAnswer } from '../../travel/inquiry/answerInquiry.ts';

/** Takes the last move of an item back, by queue. */
export const undoMoves: Readonly<Record<UndoneQueue, (trx: Trx, uid: string, staff: Principal) => Promise<void>>> = {
  reservations: undoBookingMove,
  enrolments: undoEnrolmentMove,
  qna: undoAnswer,
  inquiries: undoInquiryAnswer,
};
