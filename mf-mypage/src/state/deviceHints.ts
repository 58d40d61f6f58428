import type { SocialProviderName } from '@haesol/contracts/identity';
import { useSyncExternalStore } from 'react';

const lastKey = 'haesol.lastProvider';
const subscribe = () => () => undefined;

function readLastProvider(): SocialProviderName | undefined {
  try {
    const value = localStorage.getItem(lastKey);
    return value === 'naver' || value === 'kakao' || value === 'google' ? value : undefined;
  } catch {
    // Storage may be forbidden; there is no hint then.
    return undefined;
  }
}

/** Returns the last sign-in provider on this device; undefined in the first render. */
export const useLastProvider = (): SocialProviderName | undefined =>
  useSyncExternalStore(subscribe, readLastProvider, () => undefined);

export function noteLastProvider(provider: SocialProviderName): void {
  try {
    localStorage.setItem(lastKey, provider);
  } catch {
    // Storage may be full or forbidden; there is no hint then.
  }
}

const inAppBrowsers = /KAKAOTALK|NAVER\(inapp|Instagram|FBAN|FBAV|Line\/|DaumApps/i;
const readInApp = (): boolean => inAppBrowsers.test(navigator.userAgent);

/** Returns true in an in-app browser, where some providers refuse sign-ins; false in the first render. */
export const useInAppBrowser = (): boolean => useSyncExternalStore(subscribe, readInApp, () => false);
