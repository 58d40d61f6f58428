import { errorCodes } from '@haesol/contracts/common';
import { accountLock, mailboxCodes, storageQuotaBytes, streamShare, waitingHashesPerAddress } from './fixedLimits.ts';
import type { LimitRule } from './limitRule.ts';
import { limitRules } from './limits.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

interface LimitRow {
  readonly name: string;
  readonly calls: string;
  readonly limit: string;
  readonly counts: string;
  readonly per: string;
  readonly code: string;
}

function toPeriod(seconds: number): string {
  if (seconds === day) return 'a day';
  if (seconds === hour) return 'an hour';
  return seconds === minute ? 'a minute' : `in ${seconds / minute} minutes`;
}

const toNumber = (value: number) => value.toLocaleString('en-US');

/** Lists the limits for the table in `docs/operations.md`. */
export function listLimitRows(): LimitRow[] {
  const { failures, firstWaitSec, longestWaitSec } = accountLock;
  const { pauseSec, perHour, triesPerCode } = mailboxCodes;
  const rules: readonly (readonly [string, LimitRule])[] = Object.entries(limitRules);
  return [
    ...rules.map(([name, { calls, places, windowSec, counts, per, code }]) => ({
      name,
      calls,
      limit: `${toNumber(places)} ${toPeriod(windowSec)}`,
      counts: String(counts),
      per: String(per),
      code: code ?? '–',
    })),
    {
      name: 'accountLock',
      calls: 'sign in, link a social account by password',
      limit: `${failures}, then a wait of ${firstWaitSec} s, doubling to ${longestWaitSec / minute} min`,
      counts: 'failures',
      per: 'account and known device',
      code: errorCodes.tooManyLogins,
    },
    {
      name: 'mailboxCodes',
      calls: 'mail a code',
      limit: `one in ${pauseSec} s, ${perHour} an hour`,
      counts: 'attempts',
      per: 'mailbox and address',
      code: `${errorCodes.mailCodeTooSoon}, ${errorCodes.tooManyMailCodes}`,
    },
    {
      name: 'mailboxCodes',
      calls: 'check a code',
      limit: `${triesPerCode}`,
      counts: 'attempts',
      per: 'code and known device',
      code: errorCodes.tooManyCodeTries,
    },
    {
      name: 'waitingHashesPerAddress',
      calls: 'every check of a password',
      limit: `${waitingHashesPerAddress} at a time`,
      counts: 'attempts',
      per: 'address',
      code: '503',
    },
    {
      name: 'eventStreams',
      calls: 'event streams',
      limit: `${toNumber(limitRules.readVisitor.places / streamShare)} at a time`,
      counts: 'open streams',
      per: 'address',
      code: errorCodes.tooManyRequests,
    },
    {
      name: 'storageQuotaBytes',
      calls: 'upload',
      limit: `${storageQuotaBytes / 1024 / 1024} MB in all`,
      counts: 'stored bytes',
      per: 'member',
      code: errorCodes.fileTooLarge,
    },
  ];
}
