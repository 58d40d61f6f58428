import { errorCodes } from '@haesol/contracts/common';
import {
  bookingStateNames,
  estimatePath,
  estimateQuery,
  type MyBookingDetail,
  priceClassNames,
  priceClassOf,
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
import { toContentDisposition } from '../../common/files/contentDisposition.ts';
import { toTax, toWon } from '../../common/money/won.ts';
import type { FormRow, OfficeForm } from '../../common/pdf/officeForm.ts';
import { type Device, getDevice, toAmount } from '../equipment/device.ts';
import { affiliation } from './affiliation.ts';
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

/** Serves estimates and statements as PDF instead of an envelope; errors are as in every other endpoint. */
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

  app.get(decodeURIComponent(toStatementPath(':rsvUid')), { config: { access: 'member' } }, async (request, reply) => {
    const { principal: member, params } = request;
    if (member === undefined) throw new ApiError(errorCodes.signInRequired);
    const { memberUid, now } = member;
    const rsvUid = requireUuid((params as { rsvUid: string }).rsvUid);
    const booking = await findMyBooking(context, { rsvUid, memberUid, now });
    if (booking === undefined) throw new ApiError(errorCodes.notFound);
    const form = toStatement(booking);
    const { docNo, pdf } = await issueDocument(db, { kind: 'STATEMENT', memberUid, form }, now);
    return sendPdf(reply, `거래명세서 ${docNo}`, pdf);
  });
}
