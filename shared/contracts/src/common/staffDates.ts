import * as z from 'zod/mini';
import { instant } from './common.ts';
import { date } from './values.ts';

/** Allowed years of staff input; PostgreSQL refuses year 0. */
const isInRange = (value: string) => value >= '2000' && value < '2100';
const outOfRange = { error: '날짜를 다시 확인해 주세요.' };

export const officeDate = date.check(z.refine(isInRange, outOfRange));
export const officeInstant = instant.check(z.refine(isInRange, outOfRange));

/** `HH:mm` from staff. */
export const officeTime = z
  .string({ error: '시각을 입력해 주세요.' })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: '시각을 다시 확인해 주세요.' }));
