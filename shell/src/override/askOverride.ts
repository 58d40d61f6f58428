import { errorCodes } from '@haesol/contracts/common';
import { overrideSet, withoutOverrideKeys } from '@haesol/contracts/release';
import type { ConfirmQuestion, Envelope, ShellHttp, ToastMessage, TransportFailure } from '@haesol/remote/shell-api';
import { overrideMessages } from './messages.ko.ts';

export interface AskOverrideSettings {
  readonly http: Pick<ShellHttp, 'request'>;
  /** Resolves once the session is known. @returns true if signed in */
  isSignedIn(): Promise<boolean>;
  /** Replaces this address. */
  replace(address: string): void;
  toast(toast: ToastMessage): void;
  confirm(question: ConfirmQuestion): Promise<boolean>;
}

/** Asks before code of this machine runs, because the address may have come from another person. @returns true to go on */
async function confirmLocal({ confirm }: Pick<AskOverrideSettings, 'confirm'>, mf: string): Promise<boolean> {
  const local = mf.split(',').filter((part) => /@(localhost|127\.0\.0\.1):/.test(part));
  if (local.length === 0) return true;
  const { title, text, yes, no } = overrideMessages.localQuestion;
  return confirm({ title, text: text(local.join(', ')), yes, no });
}

/** Returns the message of the field if there is one: it names the refused part. */
function readRefusal({ status, data }: Envelope): string {
  const { fieldErrors } = (data ?? {}) as { fieldErrors?: readonly { message: string }[] };
  return fieldErrors?.[0]?.message ?? status.message;
}

/** Requests the builds of the page's address, and reloads the page with them; otherwise shows the reason. */
export async function askOverride(
  { http, isSignedIn, replace, toast, confirm }: AskOverrideSettings,
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
): Promise<void> {
  const { pathname, search, hash } = address;
  const keys = new URLSearchParams(search);
  const refuse = (text: string) => toast({ kind: 'error', text: keys.has('sig') ? overrideMessages.badLink : text });
  if (!(await isSignedIn())) return refuse(overrideMessages.loginRequired);
  const mf = keys.get('mf') ?? '';
  if (!(await confirmLocal({ confirm }, mf))) return;
  const { name, method, path } = overrideSet;
  try {
    const envelope = await http.request({ name, method, path, body: { mf } });
    if (envelope.status.code === '200') return replace(`${pathname}${withoutOverrideKeys(search)}${hash}`);
    refuse(readRefusal(envelope));
  } catch (error) {
    const { envelope } = error as TransportFailure;
    // The shell handles a session that has ended.
    if (envelope?.status.code !== errorCodes.sessionExpired)
      refuse(envelope?.status.message ?? overrideMessages.failed);
  }
}
