import { errorCodes } from '@haesol/contracts/common';
import type { LimitRule } from './limitRule.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const tooMany = errorCodes.tooManyRequests;

/** Limits of sign-in, sign-up, mailboxes and a member's own account; part of `limits.ts`. */
export const accountLimits = {
  login: {
    calls: 'sign in, link a social account by password',
    places: 20,
    windowSec: minute,
    per: 'address',
    counts: 'failures',
    code: errorCodes.tooManyLogins,
  },
  secondStep: {
    calls: 'second step of a sign-in by a code, confirmation of an authenticator app',
    places: 10,
    windowSec: hour,
    per: 'member and device',
    counts: 'failures',
    code: tooMany,
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
} as const satisfies Readonly<Record<string, LimitRule>>;
