import { type EndpointData, type EndpointInput, errorCodes } from '@haesol/contracts/common';
import { type SocialProviderName, type snsCallback, socialProviders } from '@haesol/contracts/identity';
import type { CallError } from '@haesol/remote/http';
import type { SocialTicket } from '#state/socialTicket';

export type CallbackBody = EndpointInput<typeof snsCallback>['body'];
export type CallbackAnswer = EndpointData<typeof snsCallback>;

/** Reads the provider's response from the address; undefined if there is none. */
export function readCallback(search: URLSearchParams): CallbackBody | undefined {
  const provider = socialProviders.find((name) => name === search.get('provider'));
  const state = search.get('state');
  if (provider === undefined || state === null) return undefined;
  const code = search.get('code');
  const error = search.get('error');
  return { provider, state, ...(code !== null && { code }), ...(error !== null && { error }) };
}

/** `other`: not the linked account; `failed`: anything else, e.g. a response without a request. */
export const failReasons = ['cancel', 'expired', 'down', 'taken', 'account', 'other', 'failed'] as const;
export type FailReason = (typeof failReasons)[number];

const reasonOf: Readonly<Record<string, FailReason>> = {
  [errorCodes.socialRequestExpired]: 'expired',
  [errorCodes.socialCancelled]: 'cancel',
  [errorCodes.socialUnavailable]: 'down',
  [errorCodes.socialAccountTaken]: 'taken',
  [errorCodes.accountUnavailable]: 'account',
};

export const toFailReason = ({ code }: CallError): FailReason => reasonOf[code] ?? 'failed';

/** Purpose of a failed sign-in, from the address of its page. */
export interface FailedFor {
  readonly next?: string;
  readonly purpose?: 'link' | 'reauth';
}

export const toPurpose = (text: unknown): FailedFor['purpose'] =>
  (['link', 'reauth'] as const).find((name) => name === String(text).toLowerCase());

/** @param data of a refused callback, unvalidated */
export function toFailedFor(data: unknown): FailedFor {
  const { next, purpose } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const known = toPurpose(purpose);
  return {
    ...(typeof next === 'string' && next !== '/' && { next }),
    ...(known !== undefined && { purpose: known }),
  };
}

export function toTicket(provider: SocialProviderName, answer: CallbackAnswer): SocialTicket | undefined {
  const { snsTicket, prefill, next, maskedId } = answer;
  if (snsTicket === undefined) return undefined;
  return {
    provider,
    ticket: snsTicket,
    next,
    name: prefill?.name ?? '',
    email: prefill?.email ?? '',
    isEmailProven: prefill?.emailVerified === true,
    tel: prefill?.tel ?? '',
    maskedId,
  };
}
