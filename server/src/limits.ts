import { errorCodes, failuresToWait, firstLoginWaitSec } from '@haesol/shared/contracts';
import type { LimitRule } from './limitRule.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const tooMany = errorCodes.tooManyRequests;

/**
 * Every limit of the site. A new one is an entry here and one call of `context.limits.take` where it holds;
 * `node tools/src/limits/main.ts` then writes the table of the documentation.
 */
export const limitRules = {
  login: {
    calls: 'sign in, link a social account by password',
    places: 20,
    windowSec: minute,
    per: 'address',
    counts: 'failures',
    code: errorCodes.tooManyLogins,
  },
  refusalLog: {
    calls: 'sign-ins that are refused before a password is checked, in the log of sign-ins; the rest is not logged',
    places: 20,
    windowSec: hour,
    per: 'address',
    counts: 'attempts',
    code: null,
  },
  mailCode: {
    calls: 'mail a code; typing it correctly is the success',
    places: 20,
    windowSec: hour,
    per: 'address',
    counts: 'failures',
    code: tooMany,
  },
  codeCheck: {
    calls: 'check a code, over all codes of a mailbox',
    places: 10,
    windowSec: hour,
    per: 'mailbox and address',
    counts: 'attempts',
    code: errorCodes.tooManyCodeTries,
  },
  findAccount: {
    calls: 'find id, find password',
    places: 20,
    windowSec: hour,
    per: 'address',
    counts: 'failures',
    code: tooMany,
  },
  findName: {
    calls: 'find id',
    places: 5,
    windowSec: hour,
    per: 'name and address',
    counts: 'failures',
    code: tooMany,
  },
  findMail: {
    calls: 'mail an id, mail a temporary password',
    places: 5,
    windowSec: hour,
    per: 'mailbox and address',
    counts: 'attempts',
    code: tooMany,
  },
  mailboxDay: {
    calls: 'mail a code, an id, a temporary password; one that is not sent counts for nothing',
    places: 10,
    windowSec: day,
    per: 'mailbox',
    counts: 'failures',
    code: tooMany,
  },
  deviceDay: {
    calls: 'the same from a device that the owner was signed in on, after `mailboxDay`',
    places: 1,
    windowSec: day,
    per: 'device',
    counts: 'failures',
    code: tooMany,
  },
  socialStart: {
    calls: 'begin to sign in with a social account',
    places: 60,
    windowSec: 10 * minute,
    per: 'address',
    counts: 'attempts',
    code: tooMany,
  },
  searchWord: {
    calls: 'count a searched word for the popular ones; the rest is not counted',
    places: 1,
    windowSec: day,
    per: 'word and address',
    counts: 'attempts',
    code: null,
  },
  join: { calls: 'sign up', places: 10, windowSec: hour, per: 'address', counts: 'failures', code: tooMany },
  joinMailbox: {
    calls: 'check an e-mail address while signing up; a taken one is the failure',
    places: 20,
    windowSec: hour,
    per: 'address',
    counts: 'failures',
    code: tooMany,
  },
  reauth: {
    calls: 'confirm the password',
    places: 10,
    windowSec: 10 * minute,
    per: 'member',
    counts: 'failures',
    code: tooMany,
  },
  currentPassword: {
    calls: 'change the password, withdraw',
    places: 10,
    windowSec: hour,
    per: 'member',
    counts: 'failures',
    code: tooMany,
  },
  dataExport: {
    calls: 'export own data',
    places: 3,
    windowSec: hour,
    per: 'member',
    counts: 'attempts',
    code: tooMany,
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
    calls: 'check or use the code of a voucher, pass, card or coupon; a code that exists is the success',
    places: 30,
    windowSec: 10 * minute,
    per: 'member',
    counts: 'failures',
    code: tooMany,
  },
  couponCode: {
    calls: 'get a mobile coupon code',
    places: 30,
    windowSec: minute,
    per: 'member',
    counts: 'attempts',
    code: tooMany,
  },
  couponTake: {
    calls: 'take a coupon',
    places: 30,
    windowSec: minute,
    per: 'member',
    counts: 'attempts',
    code: tooMany,
  },
  review: {
    calls: 'write or report a review',
    places: 20,
    windowSec: hour,
    per: 'member',
    counts: 'attempts',
    code: tooMany,
  },
  upload: { calls: 'upload', places: 30, windowSec: hour, per: 'member', counts: 'attempts', code: tooMany },
  question: {
    calls: 'ask a question',
    places: 10,
    windowSec: minute,
    per: 'member',
    counts: 'attempts',
    code: tooMany,
  },
  application: {
    calls: 'hand in an application',
    places: 10,
    windowSec: minute,
    per: 'member',
    counts: 'attempts',
    code: tooMany,
  },
  equipmentHold: {
    calls: 'hold slots of equipment, wait for slots',
    places: 30,
    windowSec: minute,
    per: 'member',
    counts: 'attempts',
    code: tooMany,
  },
  order: {
    calls: 'open an order of the travel service',
    places: 30,
    windowSec: minute,
    per: 'member',
    counts: 'attempts',
    code: tooMany,
  },
  payHint: {
    calls: 'hints of a payment provider; the rest is found out by the job',
    places: 600,
    windowSec: minute,
    per: 'site',
    counts: 'attempts',
    code: tooMany,
  },
  comment: {
    calls: 'write a comment',
    places: 10,
    windowSec: minute,
    per: 'member',
    counts: 'attempts',
    code: tooMany,
  },
  enroll: {
    calls: 'enrol in a course',
    places: 20,
    windowSec: minute,
    per: 'member',
    counts: 'attempts',
    code: tooMany,
  },
  certificate: {
    calls: 'verify the number of a certificate',
    places: 30,
    windowSec: hour,
    per: 'address',
    counts: 'failures',
    code: tooMany,
  },
  readMember: {
    calls: 'every GET of a member',
    places: 600,
    windowSec: minute,
    per: 'member',
    counts: 'attempts',
    code: tooMany,
  },
  readVisitor: {
    calls: 'every GET of visitors',
    places: 3_000,
    windowSec: minute,
    per: 'address',
    counts: 'attempts',
    code: tooMany,
  },
  reports: {
    calls: 'telemetry and policy reports of one address; the rest is not stored',
    places: 600,
    windowSec: hour,
    per: 'address',
    counts: 'attempts',
    code: null,
    always: true,
  },
  telemetry: {
    calls: 'telemetry and policy reports; the rest is not stored',
    places: 6_000,
    windowSec: hour,
    per: 'site',
    counts: 'attempts',
    code: null,
    always: true,
  },
} as const satisfies Readonly<Record<string, LimitRule>>;

export type LimitName = keyof typeof limitRules;
/** Limits whose place a success gives back. */
export type FailureLimitName = {
  [Name in LimitName]: (typeof limitRules)[Name]['counts'] extends 'failures' ? Name : never;
}[LimitName];

/** An account waits after so many failed sign-ins, whether it exists or not: first so long, then twice as long each time. */
export const accountLock = {
  failures: failuresToWait,
  firstWaitSec: firstLoginWaitSec,
  longestWaitSec: 15 * minute,
} as const;

/**
 * Codes to one mailbox for one asker (its own device, or an address), and how often each may be tried: by strangers
 * together, and apart from them by the own device.
 */
export const mailboxCodes = { pauseSec: 60, perHour: 5, triesPerCode: 5 } as const;

/** Password hashes of one address that may wait for their turn, so that a flood leaves room for others. */
export const waitingHashesPerAddress = 40;

/** Event streams that one address may have open at once, as a share of its reads in a minute: 300. */
export const streamShare = 10;

/** Bytes that a member may have stored in all. */
export const storageQuotaBytes = 500 * 1024 * 1024;

/** A remote keeps its last builds and the young ones; a channel `pr-<n>` ends so long after its last move, with its builds. */
export const releaseRetention = { builds: 10, days: 30, previewDays: 14 } as const;
