import { brokenOverrideKey } from '@haesol/contracts/release';
import type { ConfirmQuestion, ShellHttp, ToastMessage } from '@haesol/remote/shell-api';
import { sessionAtom } from '../session/sessionAtoms.ts';
import { shellStore } from '../session/shellStore.ts';

export interface OverrideServices {
  readonly base: {
    readonly http: Pick<ShellHttp, 'request'>;
    toast(toast: ToastMessage): void;
    confirm(question: ConfirmQuestion): Promise<boolean>;
  };
  readonly session: { ready(): Promise<unknown> };
}

function hasBroken(): boolean {
  try {
    return sessionStorage.getItem(brokenOverrideKey) !== null;
  } catch {
    return false;
  }
}

/** Handles `?mf=` in the address, and shows that a chosen build has failed. Other pages do not load the code for it. */
export function startOverride({ base: { http, toast, confirm }, session }: OverrideServices): void {
  if (hasBroken()) {
    void import(/* webpackChunkName: "override" */ './takeBackOverride.ts')
      .then(({ sayBrokenOverride }) => sayBrokenOverride(toast))
      .catch(() => undefined);
  }
  if (!new URLSearchParams(location.search).has('mf')) return;
  const isSignedIn = async () => {
    await session.ready();
    return shellStore.get(sessionAtom).isLogin;
  };
  const replace = (address: string) => location.replace(address);
  void import(/* webpackChunkName: "override" */ './askOverride.ts')
    .then(({ askOverride }) => askOverride({ http, isSignedIn, replace, toast, confirm }, location))
    .catch(() => undefined);
}
