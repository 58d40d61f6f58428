import { brokenOverrideKey, overrideClear } from '@haesol/contracts/release';
import type { ShellHttp, ToastMessage } from '@haesol/remote/shell-api';
import { overrideMessages } from './messages.ko.ts';

type AskHttp = Pick<ShellHttp, 'request'>;

/** Gives the chosen builds of this browser up; what stands in the page stays. @returns whether the server did it */
export async function clearOverride(http: AskHttp): Promise<boolean> {
  const { name, method, path } = overrideClear;
  const envelope = await http.request({ name, method, path }).catch(() => undefined);
  return envelope?.status.code === '200';
}

export interface TakeBackSettings {
  readonly http: AskHttp;
  /** Something typed is not saved: the page is not loaded anew. */
  isBusy(): boolean;
  reload(): void;
  /** Uses the releases that the server has now. */
  refresh(): Promise<void>;
  toast(toast: ToastMessage): void;
}

/**
 * Goes back to the released builds, because a chosen one has failed, and says so: on the next page, or on this one while
 * something typed stands in it.
 * @param failed id of the remote
 * @returns true when the page is about to be loaded anew
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
    // Without storage the page goes back without a word.
  }
  settings.reload();
  return true;
}

/** Says once which build has failed on the page before. */
export function sayBrokenOverride(toast: TakeBackSettings['toast']): void {
  const failed = sessionStorage.getItem(brokenOverrideKey);
  sessionStorage.removeItem(brokenOverrideKey);
  if (failed !== null) toast({ kind: 'error', text: overrideMessages.broken(failed) });
}
