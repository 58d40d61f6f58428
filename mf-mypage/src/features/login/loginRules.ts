import { emailPattern, errorCodes } from '@haesol/shared/contracts';
import { type CallError, ValidationError } from '@haesol/shared/http';

export interface Credentials {
  readonly id: string;
  readonly password: string;
  /** Stay signed in on this device. */
  readonly keep: boolean;
}

export const loginFields = ['id', 'password'] as const;
export type LoginField = (typeof loginFields)[number];
/** What is wrong with a field: the key of its text, or the server's own words. */
export type LoginErrors = Readonly<Partial<Record<LoginField, { readonly key: string } | { readonly text: string }>>>;

export const hasErrors = (errors: LoginErrors): boolean => Object.keys(errors).length > 0;

const maxIdLength = 254;

/** Failures after which an account has to wait. */
export const failuresToWait = 5;

export function checkCredentials({ id, password }: Credentials): LoginErrors {
  const trimmed = id.trim();
  const isEmail = trimmed.length <= maxIdLength && emailPattern.test(trimmed);
  return {
    ...(trimmed === '' && { id: { key: 'idMissing' } }),
    ...(trimmed !== '' && !isEmail && { id: { key: 'idFormat' } }),
    ...(password === '' && { password: { key: 'passwordMissing' } }),
  };
}

/** How signing in was refused. */
export type LoginFailure =
  | { readonly kind: 'mismatch'; readonly failed: number | undefined }
  | { readonly kind: 'wait'; readonly until: number }
  /** Nobody was here for a year: a mail to the address wakes the account. */
  | { readonly kind: 'dormant'; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

function readNumber(data: unknown, key: string): number | undefined {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** @param now milliseconds since the epoch, by the server's clock */
export function toLoginFailure({ code, data, message }: CallError, now: number): LoginFailure {
  if (code === errorCodes.wrongLogin) {
    const remain = readNumber(data, 'remain');
    return { kind: 'mismatch', failed: remain === undefined ? undefined : failuresToWait - remain };
  }
  const waitSec = readNumber(data, 'waitSec');
  if (code === errorCodes.tooManyLogins && waitSec !== undefined) return { kind: 'wait', until: now + waitSec * 1000 };
  const isDormant =
    code === errorCodes.accountUnavailable && typeof data === 'object' && data !== null && 'state' in data;
  return { kind: isDormant && data.state === 'DORMANT' ? 'dormant' : 'other', text: message };
}

/** The server's complaints, at the fields that this form has. */
export function toFieldErrors(error: CallError): LoginErrors {
  if (!(error instanceof ValidationError)) return {};
  const known = error.fields.filter(({ field }) => loginFields.some((name) => name === field));
  return Object.fromEntries(known.map(({ field, message }) => [field, { text: message }]));
}
