import type { ContentLocale } from '@haesol/contracts/common';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { toClientNetwork } from '../../../http/clientNetwork.ts';
import type { Limits } from '../../../http/limits/createLimits.ts';
import { readCookie } from '../../../http/ownCookies.ts';
import { readLocale } from '../../common/text/translation.ts';
import { createDevices } from './devices.ts';

/** Requester of a mail to a mailbox. */
export interface MailRequester {
  /** Distinguishes requesters of one mailbox: the owner's device, or a network. */
  readonly key: string;
  /** True if the mailbox's owner was signed in on this device before. */
  readonly isOwnDevice: boolean;
  /** Language of the request, in which the mail is written. */
  readonly locale: ContentLocale;
}

export function toMailRequester(
  { config, secrets }: Pick<AppContext, 'config' | 'secrets'>,
  request: FastifyRequest,
  email: string,
): MailRequester {
  const device = createDevices(secrets).find(email, readCookie(config, request, 'hs_dev'));
  return { key: device ?? toClientNetwork(request.ip), isOwnDevice: device !== undefined, locale: readLocale(request) };
}

/**
 * Counts one of the mails that a mailbox may get in a day. The limit counts all requesters, so that strangers cannot flood the
 * mailbox; the owner's device has one mail more, so that strangers cannot use up the limit.
 * @returns a function to release it; undefined at the limit
 */
export async function acquireMail(
  limits: Limits,
  email: string,
  { key, isOwnDevice }: MailRequester,
  now: Date,
): Promise<{ release(places: 0 | 1): Promise<void> } | undefined> {
  const choices = [['mailboxDay', email] as const, ...(isOwnDevice ? [['deviceDay', `${email} ${key}`] as const] : [])];
  for (const [name, who] of choices) {
    if (await limits.tryTake(name, who, now, 1)) {
      return { release: (places) => limits.release(name, who, now, places) };
    }
  }
  return undefined;
}
