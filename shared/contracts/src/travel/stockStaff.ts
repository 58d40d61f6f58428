import * as z from 'zod/mini';
import { instant, queryText, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { edited, seenRev } from '../common/officeItem.ts';
import { officeDate, officeTime } from '../common/staffDates.ts';
import { officeLine, officeNumber } from '../common/staffText.ts';
import { date, translatedLocales } from '../common/values.ts';

/** Id of an option. */
const idParams = z.object({ id: z.string() });

const staffStock = z.object({
  /** `HH:mm`; `00:00` is the whole day. */
  time: z.string(),
  qty: z.int(),
  sold: z.int(),
  /** Reason of a closed one; null if open. */
  closedWhy: z.nullable(z.string()),
});

export const adminGoodsStock = defineEndpoint({
  name: 'admin.goodsStock',
  method: 'GET',
  path: '/api/v1/admin/goods/{id}/stock',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  query: z.object({
    /** `YYYY-MM`; default: this month. */
    month: queryText(),
  }),
  response: z.object({
    gdsNm: z.string(),
    optionNm: z.string(),
    month: z.string(),
    today: date,
    ...edited,
    /** Times of the option, in order. */
    times: z.array(z.string()),
    prices: z.array(z.object({ priceNm: z.string(), price: z.int() })),
    days: z.array(z.object({ date, holidayNm: z.nullable(z.string()), stocks: z.array(staffStock) })),
  }),
  summary: 'Days of a month with what is sold and left of an option.',
});

export const adminChangeStock = defineEndpoint({
  name: 'admin.changeStock',
  method: 'PUT',
  path: '/api/v1/admin/goods/{id}/stock',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  body: z.strictObject({
    fromDt: officeDate,
    toDt: officeDate,
    /** 0 is Sunday. */
    weekdays: z
      .array(z.int().check(z.minimum(0), z.maximum(6)))
      .check(z.minLength(1, { error: '요일을 선택해 주세요.' }), z.maxLength(7)),
    time: officeTime,
    qty: officeNumber(0, 10_000),
    /** `Y`: opens closed days again. */
    reopenYn: yn,
    rev: seenRev,
  }),
  response: z.object({ days: z.int() }),
  summary: 'Sets the quantity of the days of a range; days without a stock get one.',
});

const closeDay = {
  date: officeDate,
  /** Empty: all times of the day. */
  time: z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/)),
  /** `Y`: all options of the place, at all times, also those without a stock. Earlier builds of the page do not send it. */
  placeYn: z.optional(yn),
};

export const adminPreviewCloseDay = defineEndpoint({
  name: 'admin.previewCloseDay',
  method: 'POST',
  path: '/api/v1/admin/goods/{id}/close-day/preview',
  access: 'staff',
  area: 'travel',
  isRead: true,
  language: 'header',
  params: idParams,
  body: z.strictObject(closeDay),
  response: z.object({
    /** Paid orders, which are refunded in full. */
    orders: z.int(),
    tickets: z.int(),
    refundSum: z.int(),
    /** Orders whose refund waits for a second member of staff: large ones, and all if they are large together. */
    proposed: z.int(),
    pointSum: z.int(),
    /** Members who are told. */
    people: z.int(),
    coupons: z.int(),
    /** Unpaid orders, which are cancelled. */
    unpaid: z.int(),
    /** Orders whose payment is in progress; the day cannot be closed until it has ended. */
    paying: z.int(),
    /** Orders that have been used, which stay. */
    used: z.int(),
    lines: z.array(z.object({ priceNm: z.string(), unitPrice: z.int(), cnt: z.int(), amount: z.int() })),
  }),
  summary: 'Says what closing a day would refund and whom it tells; changes nothing.',
});

export const adminCloseDay = defineEndpoint({
  name: 'admin.closeDay',
  method: 'POST',
  path: '/api/v1/admin/goods/{id}/close-day',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params: idParams,
  body: z.strictObject({
    ...closeDay,
    reason: officeLine('사유를', 100),
    /** Reason in other languages; a missing one is shown in Korean. Earlier builds of the page do not send it. */
    i18n: z._default(
      z.partialRecord(z.enum(translatedLocales), z.partial(z.strictObject({ why: officeLine('사유를', 100) }))),
      {},
    ),
    /** Number of orders, typed as a confirmation. */
    orders: officeNumber(0, 100_000),
  }),
  response: z.object({
    orders: z.int(),
    refundSum: z.int(),
    /** Refunds that wait for a second member of staff. */
    proposed: z.int(),
    closedDt: instant,
  }),
  summary: 'Closes a day of an option or of its place, refunds its orders in full and tells their members.',
});
export type ClosureForm = z.output<typeof adminCloseDay.body>;
