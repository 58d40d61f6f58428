import { toSeoulTime } from '../../../db/seoulTime.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import type { Period } from '../equipment/rules.ts';

const { day, moment } = localFormats('ko');

/** Formats as `2026. 12. 3.(목)`. @param date `YYYY-MM-DD` */
export const toDayText = day;

/** Formats as `2026. 12. 3.(목) 10:00–12:00`, in Seoul. */
export const toPeriodText = ({ from, to }: Period): string => `${moment(from)}–${toSeoulTime(to)}`;

/** Formats as `2026. 12. 3.(목) 10:00`, in Seoul. */
export const toInstantText = moment;
