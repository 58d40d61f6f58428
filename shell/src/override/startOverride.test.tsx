import { brokenOverrideKey } from '@haesol/contracts/release';
import type { ToastMessage } from '@haesol/remote/shell-api';
import { waitFor } from '@haesol/remote/testing';
import { overrideMessages } from './messages.ko.ts';
import { startOverride } from './startOverride.ts';

function start(): readonly ToastMessage[] {
  const toasts: ToastMessage[] = [];
  startOverride({
    base: {
      http: { request: () => Promise.reject(new Error('A visitor asks for nothing')) },
      toast: (toast) => toasts.push(toast),
      confirm: () => Promise.resolve(false),
    },
    session: { ready: () => Promise.resolve() },
  });
  return toasts;
}

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('startOverride', () => {
  it('shows once that a chosen build has failed', async () => {
    sessionStorage.setItem(brokenOverrideKey, 'mf-travel');

    const toasts = start();

    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: overrideMessages.broken('mf-travel') }]));
    expect(sessionStorage.getItem(brokenOverrideKey)).toBeNull();
  });

  it('asks a visitor to sign in for the builds of the address', async () => {
    history.replaceState(null, '', '/?mf=mf-travel@pr-1');

    const toasts = start();

    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: overrideMessages.loginRequired }]));
  });
});
