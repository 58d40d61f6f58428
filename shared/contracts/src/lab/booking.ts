import * as z from 'zod/mini';
import { email, emptyObject, instant, uid, yn } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { fileLimits } from '../common/files.ts';
import { memberText } from '../common/memberText.ts';
import { date } from '../common/values.ts';
import { checkPhone, checkTogether, phoneParts } from '../identity/member.ts';
import { equipmentModes } from './equipment.ts';

/** States of a booking that its member sees; excludes `HOLD`. */
export const bookingStates = [
  'REQUESTED',
  'APPROVED',
  'IN_USE',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'CANCEL_REQUESTED',
  'NO_SHOW',
  'EXPIRED',
] as const;
export type BookingState = (typeof bookingStates)[number];

export const bookingPurposes = ['RESEARCH', 'PROTO', 'TEST', 'EDU', 'ETC'] as const;
export type BookingPurpose = (typeof bookingPurposes)[number];
export const bookingSettlements = ['TRANSFER', 'RESEARCH', 'TICKET'] as const;
export type BookingSettlement = (typeof bookingSettlements)[number];
export const bookingCancelReasons = ['SCHEDULE', 'SAMPLE', 'OTHER_EQUIPMENT', 'OTHER'] as const;
export type BookingCancelReason = (typeof bookingCancelReasons)[number];

/** Limits for every piece of equipment; further limits are in its row. */
export const bookingLimits = {
  /** Duration of a hold; it can be extended once. */
  holdSec: 300,
  /** Limit of slots per member from Monday to Sunday, over all equipment. */
  weekSlots: 8,
  /** Up to this many hours before the start a booking is cancelled or changed immediately. */
  freeCancelHours: 24,
  /** Duration of the offer of freed slots to a waiting member. */
  offerHours: 12,
  companions: 5,
  sampleCount: 999,
  projectNm: 60,
  sampleNm: 60,
  why: 500,
} as const;

/** `HH:mm`. */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const range = { date, start: timeOfDay, end: timeOfDay };

const line = (max: number, tooLong: string) => z.optional(memberText({ max, tooLong, hasLines: false }));

const fileUids = z._default(
  z
    .array(uid)
    .check(z.maxLength(fileLimits.maxCount, { error: `파일은 최대 ${fileLimits.maxCount}개까지 첨부할 수 있습니다.` })),
  [],
);

const bookingFields = {
  modeCd: z.enum(equipmentModes, { error: '이용방식을 선택해 주세요.' }),
  purposeCd: z.enum(bookingPurposes, { error: '이용목적을 선택해 주세요.' }),
  projectNm: line(bookingLimits.projectNm, `과제명은 ${bookingLimits.projectNm}자까지 입력할 수 있습니다.`),
  sample: z.strictObject({
    nm: line(bookingLimits.sampleNm, `시료명은 ${bookingLimits.sampleNm}자까지 입력할 수 있습니다.`),
    cnt: z._default(
      z.int({ error: '시료 수량은 숫자로 입력해 주세요.' }).check(
        z.gte(0, { error: '시료 수량은 0개 이상이어야 합니다.' }),
        z.lte(bookingLimits.sampleCount, {
          error: `시료 수량은 ${bookingLimits.sampleCount}개까지 입력할 수 있습니다.`,
        }),
      ),
      0,
    ),
    hazardYn: z.enum(['Y', 'N'], { error: '위험물 여부를 선택해 주세요.' }),
  }),
  companions: z._default(z.int().check(z.gte(0), z.lte(bookingLimits.companions)), 0),
  safetyYn: z.literal('Y', { error: '안전수칙을 확인해 주세요.' }),
  settleCd: z.enum(bookingSettlements, { error: '정산방식을 선택해 주세요.' }),
  /** Address for the tax invoice; only for companies. */
  taxMail: z.optional(email),
  ...phoneParts,
  /** Safety data sheets of a dangerous sample. */
  hazardFileUids: fileUids,
  fileUids,
  agree: z.literal('Y', { error: '필수 약관에 동의해 주세요.' }),
};

const checkHazardFiles = checkTogether<{
  sample: { hazardYn?: string | undefined };
  hazardFileUids: readonly string[];
}>(({ sample, hazardFileUids }) =>
  sample?.hazardYn === 'Y' && (!Array.isArray(hazardFileUids) || hazardFileUids.length === 0)
    ? [{ path: ['hazardFileUids'], message: '물질안전보건자료를 첨부해 주세요.' }]
    : [],
);

/** Input that turns a hold into a booking. */
export const bookingForm = z.strictObject(bookingFields).check(checkHazardFiles, checkPhone);
export type BookingForm = z.output<typeof bookingForm>;
/** Input that is stored with the booking; empty for a hold. */
export type BookingPayload = Partial<Omit<BookingForm, 'safetyYn' | 'agree' | 'fileUids' | 'hazardFileUids'>>;

export const equipmentHold = defineEndpoint({
  name: 'equipment.hold',
  method: 'POST',
  path: '/api/v1/equipment/hold',
  access: 'member',
  language: 'header',
  body: z.strictObject({
    eqUid: z.string().check(z.maxLength(40)),
    ...range,
    /** The member's booking that the hold replaces. */
    rsvUid: z.optional(uid),
  }),
  response: z.object({
    holdId: z.string(),
    expireDt: instant,
    /** Seconds until it ends, because the clock of a browser may be wrong. */
    leftSec: z.int(),
    /** In won, for the class of the member. */
    amount: z.int(),
    /** The member's last settlement method, or the default of the class. */
    settleCd: z.enum(bookingSettlements),
  }),
  summary: 'Keeps consecutive slots for five minutes; an earlier hold of the member ends with it.',
});

/** Path that downloads an estimate as PDF, with {@link estimateQuery}: without envelope; needs the bearer token. */
export const estimatePath = '/api/v1/easy-reservation/estimate';
export const estimateQuery = z.object({ eqUid: z.string().check(z.maxLength(40)), ...range });

const holdParams = z.object({ holdId: z.string() });

export const equipmentHoldExtend = defineEndpoint({
  name: 'equipment.extendHold',
  method: 'PATCH',
  path: '/api/v1/equipment/hold/{holdId}/extend',
  access: 'member',
  language: 'header',
  params: holdParams,
  response: z.object({ holdId: z.string(), expireDt: instant, leftSec: z.int() }),
  summary: 'Keeps the slots for another five minutes, once.',
});

export const equipmentHoldRemove = defineEndpoint({
  name: 'equipment.removeHold',
  method: 'DELETE',
  path: '/api/v1/equipment/hold/{holdId}',
  access: 'member',
  language: 'header',
  params: holdParams,
  response: emptyObject,
  summary: 'Gives held slots back.',
});

export const equipmentReserve = defineEndpoint({
  name: 'equipment.reserve',
  method: 'POST',
  path: '/api/v1/equipment/reserve',
  access: 'member',
  language: 'header',
  body: z.strictObject({ holdId: uid, ...bookingFields }).check(checkHazardFiles, checkPhone),
  response: z.object({
    rsvUid: z.string(),
    rsvNo: z.string(),
    state: z.enum(bookingStates),
    amount: z.int(),
    /** Day until which staff answer; on the day of use, before its beginning. Absent from responses of earlier server releases. */
    answerBy: z.optional(date),
  }),
  summary: 'Makes a booking of a hold; it waits for approval.',
});

export const equipmentWaitlistAdd = defineEndpoint({
  name: 'equipment.wait',
  method: 'POST',
  path: '/api/v1/equipment/waitlist',
  access: 'member',
  language: 'header',
  body: z.strictObject({ eqUid: z.string().check(z.maxLength(40)), ...range }),
  response: z.object({ waitUid: z.string(), waitNo: z.int() }),
  summary: 'Requests a notification for free slots.',
});

export const equipmentWaits = defineEndpoint({
  name: 'equipment.waits',
  method: 'GET',
  path: '/api/v1/equipment/waitlist',
  access: 'member',
  language: 'header',
  response: z.object({
    /** The earliest time first; at most ten. */
    list: z.array(
      z.object({
        waitUid: z.string(),
        eqUid: z.string(),
        eqNm: z.string(),
        ...range,
        /** Position in the queue of all who wait for a part of that time. */
        waitNo: z.int(),
        /** Until then the member alone can book the time. Absent from responses of the previous server release. */
        offerExpDt: z.optional(z.nullable(instant)),
      }),
    ),
  }),
  summary: 'Times that the member waits for.',
});

export const equipmentWaitlistRemove = defineEndpoint({
  name: 'equipment.stopWaiting',
  method: 'DELETE',
  path: '/api/v1/equipment/waitlist/{waitUid}',
  access: 'member',
  language: 'header',
  params: z.object({ waitUid: z.string() }),
  response: emptyObject,
  summary: 'Ends the wait for slots.',
});

export const equipmentWaitlistPass = defineEndpoint({
  name: 'equipment.passSlots',
  method: 'POST',
  path: '/api/v1/equipment/waitlist/{waitUid}/pass',
  access: 'member',
  language: 'header',
  params: z.object({ waitUid: z.string() }),
  response: emptyObject,
  summary: 'Lets offered slots pass to the next one; the wait goes on behind the others.',
});

export const equipmentFavoriteAdd = defineEndpoint({
  name: 'equipment.addFavorite',
  method: 'POST',
  path: '/api/v1/equipment/{eqUid}/favorite',
  access: 'member',
  language: 'header',
  params: z.object({ eqUid: z.string() }),
  response: z.object({ favoriteYn: yn }),
  summary: 'Puts equipment among the favourites of the member.',
});

export const equipmentFavoriteRemove = defineEndpoint({
  name: 'equipment.removeFavorite',
  method: 'DELETE',
  path: '/api/v1/equipment/{eqUid}/favorite',
  access: 'member',
  language: 'header',
  params: z.object({ eqUid: z.string() }),
  response: z.object({ favoriteYn: yn }),
  summary: 'Takes equipment out of the favourites of the member.',
});
