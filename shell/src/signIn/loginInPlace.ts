import { findSlotOwner } from '@haesol/contracts/release';
import type { NavigateOptions, RouterLocation } from '@haesol/remote/shell-api';
import { registryAtom } from '../registry/registry.ts';
import { accessTokenAtom, sessionAtom } from '../session/sessionAtoms.ts';
import { shellStore } from '../session/shellStore.ts';
import { loginDialogAtom } from './signInAtoms.ts';

export const loginPath = '/login';
/** Slot for the form; the dialog around it belongs to the shell. */
export const loginSlot = 'auth.login-dialog.v1';

type Place = Pick<RouterLocation, 'hash' | 'key' | 'pathname' | 'search' | 'state'>;

export interface LoginInPlaceSettings {
  /** Returns true with a member and an access token. */
  isSignedIn(): boolean;
  getLocation(): Place;
  navigate(to: string, options?: NavigateOptions): void;
}

/** Requests a sign-in in a dialog, or on the page `/login` if no remote offers the form. */
export function createLoginDialog({ isSignedIn, getLocation, navigate }: LoginInPlaceSettings) {
  let asking: Promise<boolean> | undefined;

  const hasOwner = () => findSlotOwner(shellStore.get(registryAtom), loginSlot)?.entry.enabled === true;

  function open(toLogin: string): Promise<boolean> {
    return new Promise((resolve) => {
      const finish = (isDone: boolean) => {
        for (const stop of stops) stop();
        shellStore.set(loginDialogAtom, null);
        resolve(isDone);
      };
      const look = () => isSignedIn() && finish(true);
      const stops = [shellStore.sub(accessTokenAtom, look), shellStore.sub(sessionAtom, look)];
      shellStore.set(loginDialogAtom, {
        location: { ...getLocation(), action: 'POP' },
        close: () => finish(false),
        leave: () => {
          finish(false);
          navigate(toLogin);
        },
      });
    });
  }

  return {
    /** @returns true once signed in, false when the person declined or was redirected to the page */
    async ask(returnTo?: string): Promise<boolean> {
      if (isSignedIn()) return true;
      const { pathname, search } = getLocation();
      const toLogin = `${loginPath}?next=${encodeURIComponent(returnTo ?? `${pathname}${search}`)}`;
      if (!hasOwner()) {
        navigate(toLogin);
        return false;
      }
      asking ??= open(toLogin).finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}
