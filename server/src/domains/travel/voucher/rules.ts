import type { ContentLocale } from '@haesol/contracts/common';
import { travelNumbers } from '@haesol/contracts/travel';
import { addDays, daysBetween, seoulInstant, toSeoulDate } from '../../../db/seoulTime.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { toNews } from '../../../mail/texts/news.ts';

/** Days of validity of a voucher without a day. */
export const undatedDays = 180;

export interface VoucherTime {
  readonly use_date: string | null;
  readonly use_time: string | null;
  /** Departure of a stay; null for others. */
  readonly depart_date: string | null;
}

/** Returns the last moment of a free cancellation; undefined if it is over. */
export function toFreeUntil(useDate: string | null, locale: ContentLocale, now: Date): string | undefined {
  if (useDate === null) return undefined;
  const last = addDays(useDate, -travelNumbers().lastFullDays);
  return last < toSeoulDate(now) ? undefined : `${localFormats(locale).day(last)} 23:59`;
}

/** Formats a day: "2026. 12. 5.(토)". */
export const toDayText = (date: string): string => localFormats('ko').day(date);

/** Formats a moment in Seoul. */
export const toMomentText = (moment: Date): string => localFormats('ko').moment(moment);

const undatedTexts: Readonly<Record<ContentLocale, string>> = {
  ko: '날짜 지정 없음',
  en: 'No fixed date',
  ja: '日付指定なし',
  'zh-CN': '不限日期',
  'zh-TW': '不限日期',
};

/** Formats day and hour of a reservation, of a stay arrival, departure and nights. */
export function toUseText({ use_date, use_time, depart_date }: VoucherTime, locale: ContentLocale = 'ko'): string {
  const { day, nights, period } = localFormats(locale);
  if (use_date === null) return undatedTexts[locale];
  if (depart_date !== null) {
    const count = nights(daysBetween(use_date, depart_date));
    const separator = locale === 'ko' || locale === 'en' ? ', ' : locale === 'ja' ? '、' : '，';
    return `${period(use_date, depart_date)}${separator}${count}`;
  }
  const time = use_time?.slice(0, 5) ?? '00:00';
  return time === '00:00' ? day(use_date) : `${day(use_date)} ${time}`;
}

/** Formats as {@link toUseText}, with Korea's zone after an hour, because readers of other languages may be elsewhere. */
export function toZonedUseText(time: VoucherTime, locale: ContentLocale): string {
  const text = toUseText(time, locale);
  return time.depart_date !== null || toUseTime(time) === null ? text : localFormats(locale).inKorea(text);
}

/** Sentence after another about the points of a use; empty without points. */
export const toEarned = (points: number, locale: ContentLocale): string =>
  points === 0
    ? ''
    : ` ${toNews('{points}포인트를 적립했습니다.', locale, { points: localFormats(locale).number(points) })}`;

/** Returns `HH:mm`; null for the whole day. */
export function toUseTime({ use_time }: Pick<VoucherTime, 'use_time'>): string | null {
  const time = use_time?.slice(0, 5) ?? null;
  return time === '00:00' ? null : time;
}

/** Hours of a room on its first and last day. */
export interface RoomHours {
  readonly checkIn: string;
  readonly checkOut: string;
}

/**
 * Returns the validity that a voucher shows: from its session, or the whole day, of a stay from check-in to check-out; without a
 * day 180 days from its issue.
 */
export function toSession(
  { use_date, use_time, depart_date, issuedAt }: VoucherTime & { readonly issuedAt: Date },
  room: RoomHours | null,
): { readonly from: Date; readonly to: Date } {
  if (use_date === null) return toValidity({ use_date, depart_date, issuedAt });
  if (room !== null && depart_date !== null)
    return { from: seoulInstant(use_date, room.checkIn), to: seoulInstant(depart_date, room.checkOut) };
  return {
    from: seoulInstant(use_date, toUseTime({ use_time }) ?? '00:00'),
    to: seoulInstant(addDays(use_date, 1)),
  };
}

/**
 * Returns the time in which the gate accepts a voucher: the day of use in Asia/Seoul, of a stay until noon of its departure;
 * without a day 180 days from its issue.
 */
export function toValidity({
  use_date,
  depart_date,
  issuedAt,
}: Omit<VoucherTime, 'use_time'> & { readonly issuedAt: Date }): { readonly from: Date; readonly to: Date } {
  if (use_date === null) return { from: issuedAt, to: new Date(issuedAt.getTime() + undatedDays * 86_400_000) };
  const to = depart_date === null ? seoulInstant(addDays(use_date, 1)) : seoulInstant(depart_date, '12:00');
  return { from: seoulInstant(use_date), to };
}
