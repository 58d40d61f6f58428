import { brokenOverrideKey, overrideClear } from '@haesol/contracts/release';
import type { ShellHttp, ToastMessage } from '@haesol/remote/shell-api';
import { overrideMessages } from './messages.ko.ts';

type AskHttp = Pick<ShellHttp, 'request'>;

/** Resets the chosen builds of this browser; the page stays. @returns true if the server did it */
export async function clearOverride(http: AskHttp): Promise<boolean> {
  const { name, method, path } = overrideClear;
  const envelope = await http.request({ name, method, path }).catch(() => undefined);
  return envelope?.status.code === '200';
}

export interface TakeBackSettings {
  readonly http: AskHttp;
  /** Unsaved input prevents a reload. */
  isBusy(): boolean;
  reload(): void;
  /** Uses the current releases of the server. */
  refresh(): Promise<void>;
  toast(toast: ToastMessage): void;
}

/**
 * Resets to the released builds after a chosen one has failed, and shows a message: after the reload, or on this page if it has
 * unsaved input.
 * @param failed id of the remote
 * @returns true when the page is about to be reloaded
 */
export async function takeBackOverride(failed: string, settings: TakeBackSettings): Promise<boolean> {
  if (!(await clearOverride(settings.http))) return false;
  if (settings.isBusy()) {
    await settings.refresh();
    settings.toast({ kind: 'error', text: overrideMessages.broken(failed) });
    return false;
  }
  try {
    sessionStorage.setItem(brokenOverrideKey, failed);
  } catch {
    // Without storage there is no message after the reload.
  }
  settings.reload();
  return true;
}

/** Shows once which build failed on the previous page. */
export function sayBrokenOverride(toast: TakeBackSettings['toast']): void {
  const failed = sessionStorage.getItem(brokenOverrideKey);
  sessionStorage.removeItem(brokenOverrideKey);
  if (failed !== null) toast({ kind: 'error', text: overrideMessages.broken(failed) });
}
