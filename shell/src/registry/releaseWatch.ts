/** How often a tab that is looked at asks for releases, in milliseconds. */
const everyMs = 60_000;
/** After the first page stands; the look also tells the files of the next pages, which are then asked for ahead. */
const firstLookMs = 200;

export interface ReleaseWatchSettings {
  /** Asks for the registry as it is now. */
  look(): Promise<void>;
  /** Goes on with what the last look has found. */
  take(): void;
  /** Something is typed: nothing changes under a person's hands. */
  isBusy(): boolean;
  /** Calls back when nothing is typed any more, and when a remote has left the page. */
  onCalm(listener: () => void): () => void;
}

/** Keeps an open tab up to date: it learns of releases while it is looked at, and takes them where nobody is disturbed. */
export function createReleaseWatch({ look, take, isBusy, onCalm }: ReleaseWatchSettings) {
  let isLooking = false;

  const takeCalmly = () => {
    if (!isBusy()) take();
  };

  async function follow(): Promise<void> {
    // Coming back to a tab is told twice, by focus and by visibility.
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
