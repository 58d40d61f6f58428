import { addDays, seoulInstant } from '../../../db/seoulTime.ts';

/** Days of validity of a voucher without a day. */
const undatedDays = 180;

export interface VoucherTime {
  readonly use_date: string | null;
  readonly use_time: string | null;
}

/** Formats day and hour of a reservation. */
export function toUseText({ use_date, use_time }: VoucherTime): string {
  if (use_date === null) return '날짜 지정 없음';
  const time = use_time?.slice(0, 5) ?? '00:00';
  return time === '00:00' ? use_date : `${use_date} ${time}`;
}

/** Returns `HH:mm`; null for the whole day. */
export function toUseTime({ use_time }: VoucherTime): string | null {
  const time = use_time?.slice(0, 5) ?? null;
  return time === '00:00' ? null : time;
}

/**
 * Returns the validity of a voucher: the day of use in Asia/Seoul, for rooms until noon of the next day; without a day 180 days
 * from its issue.
 */
export function toValidity(
  { use_date, issuedAt }: Pick<VoucherTime, 'use_date'> & { readonly issuedAt: Date },
  isRoom: boolean,
): { readonly from: Date; readonly to: Date } {
  if (use_date === null) return { from: issuedAt, to: new Date(issuedAt.getTime() + undatedDays * 86_400_000) };
  return { from: seoulInstant(use_date), to: seoulInstant(addDays(use_date, 1), isRoom ? '12:00' : '00:00') };
}
