import { errorCodes } from '@haesol/contracts/common';
import { accountLimits } from './accountLimits.ts';
import type { LimitRule } from './limitRule.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const tooMany = errorCodes.tooManyRequests;
/** Default for requests of members. */
const ofMemberAMinute = { windowSec: minute, per: 'member', counts: 'attempts', code: tooMany } as const;

/**
 * All rate limits of the site. Add a new one here, or in `accountLimits.ts` if it is about an account, and call
 * `context.limits.take` once; `node tools/src/limits/main.ts` then updates the table of the documentation.
 */
export const limitRules = {
  ...accountLimits,
  searchWord: {
    calls: 'count a searched word for the popular ones; the rest is not counted',
    places: 1,
    windowSec: day,
    per: 'word and address',
    counts: 'attempts',
    code: null,
  },
  missedWord: {
    calls: 'count a searched word without a hit for the office; the rest is not counted',
    places: 20,
    windowSec: day,
    per: 'address',
    counts: 'attempts',
    code: null,
  },
  inquiry: {
    calls: 'ask the travel service something',
    places: 10,
    windowSec: hour,
    per: 'member',
    counts: 'attempts',
    code: tooMany,
  },
  goodsCode: {
    calls: 'check or use the code of a voucher, pass, card, coupon or promotion; a code that exists is the success',
    places: 30,
    windowSec: 10 * minute,
    per: 'member',
    counts: 'failures',
    code: tooMany,
  },
  couponCode: { calls: 'get a mobile coupon code', places: 30, ...ofMemberAMinute },
  couponTake: { calls: 'take a coupon', places: 30, ...ofMemberAMinute },
  review: {
    calls: 'write or report a review',
    places: 20,
    windowSec: hour,
    per: 'member',
    counts: 'attempts',
    code: tooMany,
  },
  reviewHelpful: { calls: 'mark a review as helpful, take the mark back', places: 30, ...ofMemberAMinute },
  upload: { calls: 'upload', places: 30, windowSec: hour, per: 'member', counts: 'attempts', code: tooMany },
  question: { calls: 'ask a question', places: 10, ...ofMemberAMinute },
  application: { calls: 'hand in an application', places: 10, ...ofMemberAMinute },
  equipmentHold: { calls: 'hold slots of equipment, wait for slots, get an estimate', places: 30, ...ofMemberAMinute },
  order: { calls: 'open an order of the travel service', places: 30, ...ofMemberAMinute },
  payHint: {
    calls: 'hints of a payment provider; the rest is found out by the job',
    places: 600,
    windowSec: minute,
    per: 'site',
    counts: 'attempts',
    code: tooMany,
  },
  comment: { calls: 'write a comment', places: 10, ...ofMemberAMinute },
  enroll: { calls: 'enrol in a course', places: 20, ...ofMemberAMinute },
  override: { calls: 'choose builds for a browser', places: 30, ...ofMemberAMinute },
  certificate: {
    calls: 'verify the number of a certificate',
    places: 30,
    windowSec: hour,
    per: 'address',
    counts: 'failures',
    code: tooMany,
  },
  readMember: { calls: 'every GET of a member', places: 600, ...ofMemberAMinute },
  readVisitor: {
    calls: 'every GET of visitors',
    places: 3_000,
    windowSec: minute,
    per: 'address',
    counts: 'attempts',
    code: tooMany,
  },
  reports: {
    calls: 'telemetry and policy reports of one address; the rest is not counted',
    places: 600,
    windowSec: hour,
    per: 'address',
    counts: 'attempts',
    code: null,
    always: true,
  },
  canaryFailures: {
    calls: 'reports of failures that a canary is compared by; the rest counts for no comparison',
    // Two failures do not roll a canary back, so that one address cannot do so within a day.
    places: 2,
    windowSec: day,
    per: 'address',
    counts: 'attempts',
    code: null,
    always: true,
  },
  newErrors: {
    calls: 'kinds of errors that nobody has reported that day; the rest is counted without its text',
    places: 20,
    windowSec: hour,
    per: 'address',
    counts: 'attempts',
    code: null,
    always: true,
  },
  telemetry: {
    calls: 'policy reports; the rest is not stored',
    places: 6_000,
    windowSec: hour,
    per: 'site',
    counts: 'attempts',
    code: null,
    always: true,
  },
} as const satisfies Readonly<Record<string, LimitRule>>;

export type LimitName = keyof typeof limitRules;
/** Limits with a place that a success releases. */
export type FailureLimitName = {
  [Name in LimitName]: (typeof limitRules)[Name]['counts'] extends 'failures' ? Name : never;
}[LimitName];
