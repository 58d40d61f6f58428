import { useEffect } from 'react';

/** Keeps the screen on while a code is shown; browsers release the lock of a hidden page, so it is acquired again. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    async function acquire() {
      if (document.visibilityState !== 'visible') return;
      // Refused when the battery is low: the code is shown all the same.
      const acquired = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) return acquired?.release();
      lock = acquired;
    }
    const again = () => void acquire();
    void acquire();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [isOn]);
}
