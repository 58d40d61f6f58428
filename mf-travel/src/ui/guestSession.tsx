import type { EndpointData } from '@haesol/contracts/common';
import { type certSendMail, guestStart } from '@haesol/contracts/identity';
import { readDraft, removeDraft, writeDraft } from '@haesol/remote/form';
import { useCall, useSession, useShell, useText } from '@haesol/remote/lifecycle';
import { useEffect, useState } from 'react';
import { paths } from '#paths';

/** Mailed code; times in milliseconds since the epoch, by the server's clock. */
export interface SentCode {
  readonly email: string;
  readonly expiresAt: number;
  readonly resendAt: number;
  /** Number of the order that is looked for. */
  readonly no?: string;
}

/** @param now milliseconds since the epoch, by the server's clock */
export const toSentCode = (
  email: string,
  { expireSec, resendSec }: EndpointData<typeof certSendMail>,
  now: number,
): SentCode => ({ email, expiresAt: now + expireSec * 1_000, resendAt: now + resendSec * 1_000 });

/** Reads a value that {@link useSentCode} has written; undefined after the end of the code. */
function readSentCode(name: string, now: number): SentCode | undefined {
  const sent = readDraft(name);
  const isSent = typeof sent === 'object' && sent !== null && 'email' in sent && 'expiresAt' in sent;
  return isSent && (sent as SentCode).expiresAt > now ? (sent as SentCode) : undefined;
}

/**
 * Returns the mailed code, without its digits, and a function to change it. A reload keeps it; the first render, which may be the
 * server's, has none.
 */
export function useSentCode(name: string): [SentCode | undefined, (sent: SentCode | undefined) => void] {
  const shell = useShell();
  const [sent, setSent] = useState<SentCode>();
  useEffect(() => setSent(readSentCode(name, shell.now())), [name, shell]);
  const keep = (next: SentCode | undefined) => {
    if (next === undefined) removeDraft(name);
    else writeDraft(name, next);
    setSent(next);
  };
  return [sent, keep];
}

/** Returns a function that starts the session of a buyer without an account, with the proof of an address. */
export function useGuestStart(): (certToken: string) => Promise<void> {
  const call = useCall();
  const shell = useShell();
  return async (certToken) => shell.signIn(await call(guestStart, { body: { certToken } }));
}

/** Returns the link to the person's bookings: "my trips" of a member, the list of a guest. */
export function useOwnBookings(): { readonly href: string; readonly label: string } {
  const t = useText();
  const { guest } = useSession();
  return guest === undefined
    ? { href: paths.my, label: t('my.title') }
    : { href: paths.findOrder, label: t('guest.find.own') };
}
