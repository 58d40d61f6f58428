import { addDays, seoulInstant, toSeoulDate, toSeoulTime, weekdayOf } from '../../../db/seoulTime.ts';

/** Days of validity of a voucher without a day. */
const undatedDays = 180;

export interface VoucherTime {
  readonly use_date: string | null;
  readonly use_time: string | null;
}

const weekdayNames = ['일', '월', '화', '수', '목', '금', '토'];

/** Formats a day: "2026. 12. 5.(토)". */
export const toDayText = (date: string): string =>
  `${Number(date.slice(0, 4))}. ${Number(date.slice(5, 7))}. ${Number(date.slice(8))}.(${weekdayNames[weekdayOf(date)]})`;

/** Formats a moment in Seoul. */
export const toMomentText = (moment: Date): string => `${toDayText(toSeoulDate(moment))} ${toSeoulTime(moment)}`;

/** Formats day and hour of a reservation. */
export function toUseText({ use_date, use_time }: VoucherTime): string {
  if (use_date === null) return '날짜 지정 없음';
  const time = use_time?.slice(0, 5) ?? '00:00';
  return time === '00:00' ? toDayText(use_date) : `${toDayText(use_date)} ${time}`;
}

/** Returns `HH:mm`; null for the whole day. */
export function toUseTime({ use_time }: VoucherTime): string | null {
  const time = use_time?.slice(0, 5) ?? null;
  return time === '00:00' ? null : time;
}

/** Hours of a room on its first and last day. */
export interface RoomHours {
  readonly checkIn: string;
  readonly checkOut: string;
}

/**
 * Returns the validity that a voucher shows: from its session, or the whole day, of a room from check-in to check-out; without a
 * day 180 days from its issue.
 */
export function toSession(
  { use_date, use_time, issuedAt }: VoucherTime & { readonly issuedAt: Date },
  room: RoomHours | null,
): { readonly from: Date; readonly to: Date } {
  if (use_date === null) return toValidity({ use_date, issuedAt }, false);
  if (room !== null)
    return { from: seoulInstant(use_date, room.checkIn), to: seoulInstant(addDays(use_date, 1), room.checkOut) };
  return {
    from: seoulInstant(use_date, toUseTime({ use_date, use_time }) ?? '00:00'),
    to: seoulInstant(addDays(use_date, 1)),
  };
}

/**
 * Returns the time in which the gate accepts a voucher: the day of use in Asia/Seoul, for rooms until noon of the next day; without
 * a day 180 days from its issue.
 */
export function toValidity(
  { use_date, issuedAt }: Pick<VoucherTime, 'use_date'> & { readonly issuedAt: Date },
  isRoom: boolean,
): { readonly from: Date; readonly to: Date } {
  if (use_date === null) return { from: issuedAt, to: new Date(issuedAt.getTime() + undatedDays * 86_400_000) };
  return { from: seoulInstant(use_date), to: seoulInstant(addDays(use_date, 1), isRoom ? '12:00' : '00:00') };
}
