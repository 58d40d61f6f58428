import { errorCodes } from '@haesol/contracts/common';
import { type BookingState, bookingLimits } from '@haesol/contracts/lab';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { seoulInstant, toSeoulDate } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toDayReason } from '../equipment/dayReasons.ts';
import { type Device, getDevice } from '../equipment/device.ts';
import { readHolidays, readOccupations, readWindow } from '../equipment/occupation.ts';
import { toDay, toDayState } from '../equipment/rules.ts';
import { toPeriodText } from './bookingText.ts';
import { getBooking } from './findBooking.ts';
import { requireFreeSlots } from './holdSlots.ts';
import { notifyNews } from './notifyNews.ts';
import { offerFreed, offerLeft } from './offerFreed.ts';
import { countWeekSlots } from './quota.ts';
import { findTraining } from './refusal.ts';
import { type BookingRow, createBookingRepository, createHoldRepository } from './repository.ts';
import { requireSlots } from './requireMayHold.ts';
import { isMovable } from './rules.ts';

export interface SlotMove {
  readonly date: string;
  /** `HH:mm` */
  readonly start: string;
  readonly end: string;
  /** Version that the person saw. */
  readonly rev: number;
  /** Message to the member. */
  readonly memo?: string | undefined;
}

/** Returns the failure of a move of a booking that has changed meanwhile, with its present state. */
const changedMeanwhile = (booking: BookingRow) =>
  new ApiError(errorCodes.moveNotAllowed, {
    message: '그사이 예약이 바뀌었습니다. 바뀐 내용을 확인해 주세요.',
    data: { rsvUid: booking.rsv_uid, state: booking.state, rev: booking.rev },
  });

/** @throws {ApiError} `4505` for a past or closed day, or one beyond the booking window */
async function requireDay(trx: Trx, device: Device, date: string, now: Date): Promise<void> {
  const holidays = await readHolidays(trx, date, date);
  const occupation = await readOccupations(trx, [device.eqUid], { from: date, to: date }, { memberUid: null }, now);
  const day = toDay(date, device.grid, { ...occupation, now }, holidays);
  // Staff may move a booking to a day that members can no longer book.
  const { lastDate } = await readWindow(trx, device, now);
  const state = toDayState(day, { firstDate: toSeoulDate(now), lastDate });
  if (state !== 'CLOSED' && state !== 'PAST' && state !== 'LATE') return;
  const message = toDayReason(state, device, { holidayNm: holidays.get(date), blocked: [] });
  throw new ApiError(errorCodes.dateUnavailable, message === null ? {} : { message });
}

/** @throws {ApiError} `4503` without a training on the day, `4502` above the weekly limit of the member */
async function requireMemberMay(trx: Trx, booking: BookingRow, device: Device, date: string, count: number) {
  const { member_uid: memberUid, rsv_uid: rsvUid } = booking;
  if (device.needsTraining) {
    const training = await findTraining(trx, memberUid, device.eqUid);
    if (training === undefined || training.validDt < date) {
      const message = '신청자의 안전교육이 그날 유효하지 않습니다.';
      throw new ApiError(errorCodes.safetyTrainingRequired, { message });
    }
  }
  const left = bookingLimits.weekSlots - (await countWeekSlots(trx, memberUid, date, rsvUid));
  if (count <= left) return;
  const message = `신청자는 한 주(월~일)에 ${bookingLimits.weekSlots}칸까지 예약할 수 있습니다. 그 주에는 ${Math.max(0, left)}칸 남았습니다.`;
  throw new ApiError(errorCodes.reservationTooLong, { message });
}

/**
 * Moves a booking for staff to another time of the same length, by the rules of the device, and tells its member. Its state
 * and amount stay.
 * @throws {ApiError} `4040`, `4405` for a version that is not the present one, `4000`, `4501`, `4502`, `4503`, `4505`
 */
export async function moveSlot(
  context: AppContext,
  trx: Trx,
  rsvUid: string,
  { date, start, end, rev, memo }: SlotMove,
  staff: Principal,
) {
  const { now } = staff;
  const { eq_uid: eqUid } = await getBooking(trx, rsvUid);
  const holds = createHoldRepository(trx);
  await holds.lockEquipment(eqUid);
  const ended = await holds.endHolds(eqUid, null, now);
  const booking = await getBooking(trx, rsvUid);
  if (booking.rev !== rev || !isMovable(booking, now)) throw changedMeanwhile(booking);
  const device = await getDevice(trx, eqUid, 'ALL');
  const count = requireSlots(device, { start, end });
  const period = { from: seoulInstant(date, start), to: seoulInstant(date, end) };
  const isSameLength = period.to.getTime() - period.from.getTime() === booking.to.getTime() - booking.from.getTime();
  if (!isSameLength) throw fieldError('end', '이용 시간의 길이는 바꿀 수 없습니다.');
  await requireDay(trx, device, date, now);
  if (period.from <= now)
    throw new ApiError(errorCodes.dateUnavailable, { message: '지난 시간으로는 옮길 수 없습니다.' });
  await requireFreeSlots(trx, device, { eqUid, date, start, end, rsvUid }, { memberUid: booking.member_uid, now });
  await requireMemberMay(trx, booking, device, date, count);
  // Has a number, so that it is not a hold.
  const state = booking.state as BookingState;
  const { amount, price_class } = booking;
  const during = `[${period.from.toISOString()},${period.to.toISOString()})`;
  const moved = await createBookingRepository(trx).changeTime(
    { rsvUid, from: [state], to: state, now },
    { during, amount, price_class },
    booking,
  );
  if (moved === undefined) throw changedMeanwhile(booking);
  const after = await getBooking(trx, rsvUid);
  const change = `${toPeriodText(booking)} → ${toPeriodText(period)}`;
  const news = '장비 예약 시간이 변경되었습니다.';
  await notifyNews(context, trx, after, { news, memo: memo === undefined ? change : `${change} ${memo}`, staff });
  for (const freed of ended) await offerLeft(context, trx, { ...freed, now });
  await offerFreed(context, trx, { eqUid, from: booking.from, to: booking.to, now });
  const detail = { from: booking.from.toISOString(), to: period.from.toISOString() };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'equipment.moveSlot', targetUid: rsvUid, detail });
  return { rsvUid, state, date, start, end, rev: after.rev };
}
