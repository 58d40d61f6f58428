import { whenUsed } from '../state/whenUsed.ts';

/** Poll interval of a visible tab, in milliseconds. */
const everyMs = 60_000;

export interface ReleaseWatchSettings {
  /** Requests the current registry. */
  look(): Promise<void>;
  /** Applies the result of the last poll. */
  take(): void;
  /** Returns true with unsaved input: releases wait. */
  isBusy(): boolean;
  /** Calls back when there is no unsaved input left, and when a remote is unmounted. @returns unsubscribe */
  onCalm(listener: () => void): () => void;
}

/**
 * Keeps an open tab up to date: polls for releases while the tab is visible, and applies them while there is no unsaved input.
 */
export function createReleaseWatch({ look, take, isBusy, onCalm }: ReleaseWatchSettings) {
  let isLooking = false;

  const takeCalmly = () => {
    if (!isBusy()) take();
  };

  async function follow(): Promise<void> {
    // Returning to a tab fires both `focus` and `visibilitychange`.
    if (isLooking || document.visibilityState === 'hidden') return;
    isLooking = true;
    await look();
    isLooking = false;
    takeCalmly();
  }

  return {
    /** @returns stop */
    start(): () => void {
      const onSign = () => void follow();
      // The answer also has the files of the next pages.
      const stopWaiting = whenUsed(onSign);
      const timer = setInterval(onSign, everyMs);
      addEventListener('focus', onSign);
      document.addEventListener('visibilitychange', onSign);
      const forget = onCalm(takeCalmly);
      return () => {
        stopWaiting();
        clearInterval(timer);
        removeEventListener('focus', onSign);
        document.removeEventListener('visibilitychange', onSign);
        forget();
      };
    },
  };
}
