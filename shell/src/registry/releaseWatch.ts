/** How often a visible tab asks for releases, in milliseconds. */
const everyMs = 60_000;
/** Delay after the first page is mounted, in milliseconds; the answer also names the files of the next pages, for preloading. */
const firstLookMs = 200;

export interface ReleaseWatchSettings {
  /** Asks for the registry as it is now. */
  look(): Promise<void>;
  /** Goes on with what the last look has found. */
  take(): void;
  /** True while something typed is not saved: releases wait. */
  isBusy(): boolean;
  /** Calls back when nothing unsaved is left, and when a remote is unmounted. @returns unsubscribe */
  onCalm(listener: () => void): () => void;
}

/** Keeps an open tab up to date: asks for releases while the tab is visible, and takes them while nothing typed is unsaved. */
export function createReleaseWatch({ look, take, isBusy, onCalm }: ReleaseWatchSettings) {
  let isLooking = false;

  const takeCalmly = () => {
    if (!isBusy()) take();
  };

  async function follow(): Promise<void> {
    // Coming back to a tab fires both `focus` and `visibilitychange`.
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
      const first = setTimeout(onSign, firstLookMs);
      const timer = setInterval(onSign, everyMs);
      addEventListener('focus', onSign);
      document.addEventListener('visibilitychange', onSign);
      const forget = onCalm(takeCalmly);
      return () => {
        clearTimeout(first);
        clearInterval(timer);
        removeEventListener('focus', onSign);
        document.removeEventListener('visibilitychange', onSign);
        forget();
      };
    },
  };
}
