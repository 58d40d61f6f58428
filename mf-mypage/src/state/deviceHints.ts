import type { SocialProviderName } from '@haesol/contracts/identity';
import { useSyncExternalStore } from 'react';

const lastKey = 'haesol.lastProvider';
const subscribe = () => () => undefined;

function readLastProvider(): SocialProviderName | undefined {
  try {
    const value = localStorage.getItem(lastKey);
    return value === 'naver' || value === 'kakao' || value === 'google' ? value : undefined;
  } catch {
    // Storage may be forbidden; the hint is then left out.
    return undefined;
  }
}

/** With which provider somebody signed in on this device last; none in the first render. */
export const useLastProvider = (): SocialProviderName | undefined =>
  useSyncExternalStore(subscribe, readLastProvider, () => undefined);

export function noteLastProvider(provider: SocialProviderName): void {
  try {
    localStorage.setItem(lastKey, provider);
  } catch {
    // Storage may be full or forbidden; the hint is then left out.
  }
}

const inAppBrowsers = /KAKAOTALK|NAVER\(inapp|Instagram|FBAN|FBAV|Line\/|DaumApps/i;
const readInApp = (): boolean => inAppBrowsers.test(navigator.userAgent);

/** Whether the page stands inside another app, where some providers refuse to sign people in; false in the first render. */
export const useInAppBrowser = (): boolean => useSyncExternalStore(subscribe, readInApp, () => false);
