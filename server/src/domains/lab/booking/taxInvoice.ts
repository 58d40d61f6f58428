import { errorCodes } from '@haesol/contracts/common';
import type { adminRevealBooking, adminTaxInvoice, TaxInvoice, TaxState } from '@haesol/contracts/lab';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { nextRev, requireRev } from '../../../http/versions.ts';
import { toDayText } from './bookingText.ts';
import { getBooking } from './findBooking.ts';
import { toTel } from './myBookingRepository.ts';
import { notifyNews } from './notifyNews.ts';
import type { BookingRow } from './repository.ts';
import { taxColumns, toTaxInvoice, toTaxText } from './taxRow.ts';

type Wanted = z.output<typeof adminTaxInvoice.body> & { readonly staff: Principal };

/** Tells a member of an issued, corrected or withdrawn invoice; nothing of one that is only asked for. */
async function tell(
  context: AppContext,
  trx: Trx,
  booking: BookingRow,
  before: TaxState,
  after: TaxInvoice,
  staff: Principal,
) {
  if (after.no !== null && after.dt !== null) {
    const news = before === 'ISSUED' ? '세금계산서 정보가 변경되었습니다.' : '세금계산서가 발행되었습니다.';
    const memo = `승인번호 ${after.no}, 발행일 ${toDayText(after.dt)}`;
    await notifyNews(context, trx, booking, { news, memo, staff });
  } else if (before === 'ISSUED') {
    await notifyNews(context, trx, booking, { news: '세금계산서 발행이 취소되었습니다.', staff });
  }
}

/**
 * Records the tax invoice of a used booking.
 * @throws {ApiError} `4405` for one that was not used, `4000` for a day in the future
 */
export async function recordTaxInvoice(
  context: AppContext,
  trx: Trx,
  rsvUid: string,
  { taxState, taxNo, taxDt, taxMail, rev, staff }: Wanted,
) {
  const { now, memberUid: actorUid } = staff;
  await requireRev(trx, { table: 'equipment_rsv', uid: rsvUid, rev, now, isForm: true });
  if (taxDt !== undefined && taxDt > toSeoulDate(now)) {
    throw fieldError('taxDt', '발행일은 오늘까지만 입력할 수 있습니다.');
  }
  const before = await trx
    .selectFrom('equipment_rsv as r')
    .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
    .select([...taxColumns, 'r.state', 'm.state as member_state'])
    .where('r.rsv_uid', '=', rsvUid)
    // Locks the member too, so that leaving erases a mailbox that is typed meanwhile.
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.state !== 'COMPLETED') {
    throw new ApiError(errorCodes.moveNotAllowed, { message: '이용을 마친 예약만 세금계산서를 처리할 수 있습니다.' });
  }
  if (taxMail !== undefined && before.member_state === 'LEFT') {
    throw fieldError('taxMail', '탈퇴한 회원의 예약에는 메일 주소를 저장할 수 없습니다.');
  }
  const isIssued = taxState === 'ISSUED';
  const tax: TaxInvoice = { state: taxState, no: (isIssued && taxNo) || null, dt: (isIssued && taxDt) || null };
  const old = toTaxInvoice(before);
  // Idempotent: the same invoice again sends no notification.
  const isSame = old.state === tax.state && old.no === tax.no && old.dt === tax.dt;
  if (isSame && taxMail === undefined) return { rsvUid, tax };
  await trx
    .updateTable('equipment_rsv')
    .set({ tax_state: tax.state, tax_no: tax.no, tax_on: tax.dt, updated_at: now, ...nextRev })
    .$if(taxMail !== undefined, (update) =>
      update.set({ payload: sql<string>`payload || jsonb_build_object('taxMail', ${taxMail}::text)` }),
    )
    .where('rsv_uid', '=', rsvUid)
    .execute();
  if (!isSame) await tell(context, trx, await getBooking(trx, rsvUid), old.state, tax, staff);
  const detail = {
    ...(!isSame && { from: toTaxText(old), to: toTaxText(tax) }),
    ...(taxMail !== undefined && { items: ['받는 메일 주소'] }),
  };
  await writeAudit(trx, { actorUid, action: 'equipment.taxInvoice', targetUid: rsvUid, detail });
  return { rsvUid, tax };
}

/**
 * Returns the contact of a booking without masks, and records the look. Takes no idempotency key, which would store the values
 * with the response.
 */
export async function revealBooking(
  db: Db,
  rsvUid: string,
  wish: z.output<typeof adminRevealBooking.body>,
  { staff, request }: { readonly staff: Principal; readonly request: FastifyRequest },
) {
  const { payload, ...row } = await db
    .selectFrom('equipment_rsv as r')
    .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
    .select(['r.payload', 'm.name', 'm.tel1', 'm.tel2', 'm.tel3'])
    .where('r.rsv_uid', '=', rsvUid)
    .executeTakeFirstOrThrow();
  // Written before the response: without a record nothing is shown.
  await writeAudit(db, {
    ...{ actorUid: staff.memberUid, action: 'booking.reveal', targetType: 'BOOKING', targetUid: rsvUid },
    ...{ detail: wish, ip: request.ip, requestId: request.id },
  });
  return { memberNm: row.name, tel: toTel(payload, row), taxMail: payload.taxMail ?? '' };
}
