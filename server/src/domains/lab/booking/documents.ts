import { errorCodes } from '@haesol/contracts/common';
import {
  bookingStateNames,
  estimatePath,
  estimateQuery,
  type MyBookingDetail,
  priceClassNames,
  priceClassOf,
  toBookingReceiptPath,
  toStaffDocumentPath,
  toStatementPath,
} from '@haesol/contracts/lab';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { addDays, toMinutes, toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { issueDocument } from '../../common/documents/issueDocument.ts';
import { recordPrint } from '../../common/documents/recordPrint.ts';
import { toContentDisposition } from '../../common/files/contentDisposition.ts';
import { toTax, toWon } from '../../common/money/won.ts';
import type { FormRow, OfficeForm } from '../../common/pdf/officeForm.ts';
import { type Device, getDevice, toAmount } from '../equipment/device.ts';
import { affiliation } from './affiliation.ts';
import { getBooking } from './findBooking.ts';
import { findMyBooking } from './myBookingRepository.ts';
import { requireSlots, type WantedSlots } from './requireMayHold.ts';

/** Days that an estimate is valid for. */
const estimateDays = 30;

interface Price {
  readonly perHour: number;
  readonly className: string | undefined;
  readonly minutes: number;
  readonly amount: number;
}

function toAmountRows({ perHour, className, minutes, amount }: Price): FormRow[] {
  const tax = toTax(amount);
  const hours = (minutes / 60).toLocaleString('ko-KR');
  const price = className === undefined ? toWon(perHour) : `${className} ${toWon(perHour)}`;
  return [
    [`이용료 (${price}/시간 × ${hours}시간)`, toWon(amount)],
    ['공급가액', toWon(amount - tax)],
    ['부가가치세', toWon(tax)],
    ['합계(부가세 포함)', toWon(amount), true],
  ];
}

function findPerson(db: Db, memberUid: string) {
  return db
    .selectFrom('member as m')
    .select(['m.name', affiliation.as('affiliation')])
    .where('m.member_uid', '=', memberUid)
    .executeTakeFirstOrThrow();
}

const toPersonText = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');

/** @throws {ApiError} `4000` for a past day, and as {@link requireSlots} */
async function toEstimate(db: Db, device: Device, wanted: WantedSlots, member: Principal): Promise<OfficeForm> {
  const { memberUid, memberClass, now } = member;
  const { date, start, end } = wanted;
  const today = toSeoulDate(now);
  if (date < today) throw fieldError('date', '지난 날짜의 견적서는 받을 수 없습니다.');
  const minutes = requireSlots(device, wanted) * device.grid.slotMin;
  const { name, affiliation: from } = await findPerson(db, memberUid);
  const priceClass = priceClassOf(memberClass);
  return {
    title: '견적서',
    facts: [
      ['받는 분', toPersonText(name, from)],
      ['장비', device.eqNm],
      ['이용 일시', `${date} ${start}–${end}`],
      ['유효기간', `${addDays(today, estimateDays)}까지`],
    ],
    amounts: toAmountRows({
      perHour: device.prices[priceClass],
      className: priceClassNames[priceClass],
      minutes,
      amount: toAmount(device, memberClass, minutes),
    }),
    notes: ['이 견적서는 예약을 뜻하지 않습니다. 예약은 누리집에서 시간을 고르고 신청하신 뒤 승인되면 확정됩니다.'],
  };
}

function toStatement(booking: MyBookingDetail): OfficeForm {
  const { amount, price, priceClass, applicant, state, settleNm, settleState } = booking;
  const minutes = toMinutes(booking.end) - toMinutes(booking.start);
  return {
    title: '거래명세서',
    facts: [
      ['예약번호', booking.rsvNo],
      ['공급받는 자', toPersonText(applicant.nm, applicant.affiliation)],
      ['장비', `${booking.eqNm} (${booking.model})`],
      ['장소', booking.place],
      ['이용 일시', `${booking.date} ${booking.start}–${booking.end}`],
      ['이용방식', booking.modeNm],
      ['상태', bookingStateNames[state]],
      ['정산방식', settleNm],
      ...(settleState === null ? [] : ([['정산', settleState === 'PAID' ? '정산 완료' : '미정산']] as const)),
    ],
    amounts: toAmountRows({
      perHour: price,
      className: priceClass ? priceClassNames[priceClass] : undefined,
      minutes,
      amount,
    }),
    notes: [],
  };
}

const sendPdf = (reply: FastifyReply, name: string, pdf: Buffer) =>
  reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header('content-disposition', toContentDisposition(`${name}.pdf`))
    .send(pdf);

/** @throws {ApiError} `4405` for a booking that is not paid */
function toReceipt({ rsvNo, applicant, eqNm, model, settleState, paidDt, ...booking }: MyBookingDetail): OfficeForm {
  if (settleState !== 'PAID') {
    throw new ApiError(errorCodes.moveNotAllowed, { message: '정산이 끝나면 영수증을 받으실 수 있습니다.' });
  }
  const { date, start, end, price, priceClass, amount, settleNm } = booking;
  return {
    title: '영수증',
    facts: [
      ['예약번호', rsvNo],
      ['받는 분', toPersonText(applicant.nm, applicant.affiliation)],
      ['장비', `${eqNm} (${model})`],
      ['이용 일시', `${date} ${start}–${end}`],
      ['정산방식', settleNm],
      ...(paidDt ? ([['정산일', toSeoulDate(new Date(paidDt))]] as const) : []),
    ],
    amounts: toAmountRows({
      perHour: price,
      className: priceClass ? priceClassNames[priceClass] : undefined,
      minutes: toMinutes(end) - toMinutes(start),
      amount,
    }),
    notes: ['위 금액을 영수하였습니다.'],
  };
}

/** One receipt for the payment of a booking on a day: a device that is renamed, or a payment that is recorded again, makes no second. */
const toReceiptKey = ({ rsvUid, paidDt }: MyBookingDetail) =>
  `receipt ${rsvUid} ${paidDt ? toSeoulDate(new Date(paidDt)) : ''}`;

/** Documents of a booking, by the end of their path. */
const bookingForms = {
  statement: { kind: 'STATEMENT', name: '거래명세서', toForm: toStatement, toKey: () => undefined },
  receipt: { kind: 'RECEIPT', name: '영수증', toForm: toReceipt, toKey: toReceiptKey },
} as const;
type DocumentName = keyof typeof bookingForms;

/** Issues a document of a booking. @throws {ApiError} `4040` */
async function issueForBooking(
  context: AppContext,
  name: DocumentName,
  { rsvUid, memberUid, now }: { readonly rsvUid: string; readonly memberUid: string; readonly now: Date },
) {
  const booking = await findMyBooking(context, { rsvUid, memberUid, now });
  if (booking === undefined) throw new ApiError(errorCodes.notFound);
  const { kind, name: title, toForm, toKey } = bookingForms[name];
  const wanted = { kind, memberUid, form: toForm(booking), key: toKey(booking) };
  const { docNo, pdf } = await issueDocument(context.db, wanted, now);
  return { docNo, fileNm: `${title} ${docNo}`, pdf };
}

const toPattern = (path: string) => decodeURIComponent(path);
const readRsvUid = (params: unknown) => requireUuid((params as { rsvUid: string }).rsvUid);

/** Serves estimates, statements and receipts as PDF instead of an envelope; errors are as in every other endpoint. */
export function installDocuments(app: FastifyInstance, context: AppContext): void {
  const { db, limits } = context;

  app.get(estimatePath, { config: { access: 'member' } }, async ({ principal: member, query }, reply) => {
    if (member === undefined) throw new ApiError(errorCodes.signInRequired);
    const { memberUid, now } = member;
    const { eqUid, ...wanted } = z.parse(estimateQuery, query);
    await limits.acquire('equipmentHold', memberUid, now);
    const form = await toEstimate(db, await getDevice(db, eqUid), { eqUid, ...wanted }, member);
    const { docNo, pdf } = await issueDocument(db, { kind: 'ESTIMATE', memberUid, form }, now);
    return sendPdf(reply, `견적서 ${docNo}`, pdf);
  });

  const ownPaths = { statement: toStatementPath, receipt: toBookingReceiptPath } as const;
  for (const name of ['statement', 'receipt'] as const) {
    const own = toPattern(ownPaths[name](':rsvUid'));
    app.get(own, { config: { access: 'member' } }, async ({ principal: member, params }, reply) => {
      if (member === undefined) throw new ApiError(errorCodes.signInRequired);
      const { memberUid, now } = member;
      const { fileNm, pdf } = await issueForBooking(context, name, { rsvUid: readRsvUid(params), memberUid, now });
      return sendPdf(reply, fileNm, pdf);
    });

    const ofStaff = toPattern(toStaffDocumentPath(':rsvUid', name));
    app.get(ofStaff, { config: { access: 'staff', area: 'lab' } }, async (request, reply) => {
      const { principal: staff, params } = request;
      if (staff === undefined) throw new ApiError(errorCodes.signInRequired);
      const { now } = staff;
      const { rsv_uid: rsvUid, member_uid: memberUid } = await getBooking(db, readRsvUid(params));
      const { docNo, fileNm, pdf } = await issueForBooking(context, name, { rsvUid, memberUid, now });
      await recordPrint(db, request, { action: 'booking.print', targetType: 'BOOKING', targetUid: rsvUid, docNo });
      return sendPdf(reply, fileNm, pdf);
    });
  }
}
