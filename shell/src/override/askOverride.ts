import { errorCodes } from '@haesol/contracts/common';
import { overrideSet, withoutOverrideKeys } from '@haesol/contracts/release';
import type { Envelope, ShellHttp, ToastMessage, TransportFailure } from '@haesol/remote/shell-api';
import { overrideMessages } from './messages.ko.ts';

export interface AskOverrideSettings {
  readonly http: Pick<ShellHttp, 'request'>;
  /** Resolves once the session is known. @returns true if signed in */
  isSignedIn(): Promise<boolean>;
  /** Replaces this address. */
  replace(address: string): void;
  toast(toast: ToastMessage): void;
}

/** Returns the message of the field if there is one: it names the refused part. */
function readRefusal({ status, data }: Envelope): string {
  const { fieldErrors } = (data ?? {}) as { fieldErrors?: readonly { message: string }[] };
  return fieldErrors?.[0]?.message ?? status.message;
}

/** Requests the builds of the page's address, and reloads the page with them; otherwise shows the reason. */
export async function askOverride(
  { http, isSignedIn, replace, toast }: AskOverrideSettings,
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
): Promise<void> {
  const { pathname, search, hash } = address;
  const keys = new URLSearchParams(search);
  const refuse = (text: string) => toast({ kind: 'error', text: keys.has('sig') ? overrideMessages.badLink : text });
  if (!(await isSignedIn())) return refuse(overrideMessages.loginRequired);
  const { name, method, path } = overrideSet;
  try {
    const envelope = await http.request({ name, method, path, body: { mf: keys.get('mf') ?? '' } });
    if (envelope.status.code === '200') return replace(`${pathname}${withoutOverrideKeys(search)}${hash}`);
    refuse(readRefusal(envelope));
  } catch (error) {
    const { envelope } = error as TransportFailure;
    // The shell handles a session that has ended.
    if (envelope?.status.code !== errorCodes.sessionExpired)
      refuse(envelope?.status.message ?? overrideMessages.failed);
  }
}
