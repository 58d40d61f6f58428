/** The end is announced this long before it comes (WCAG 2.2.1). */
const warningSec = 120;
/** While somebody is there the session is prolonged this often at most. */
const keepEverySec = 300;
const tickMs = 1_000;
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;

export interface IdleWatchSettings {
  now(): number;
  /** Seconds without a sign of life after which the session ends; null: never, or nobody is signed in. */
  idleSec(): number | null;
  /** Prolongs the session. @returns false when it is over */
  keep(): Promise<boolean>;
  /** @param end when the session will end; null: it goes on */
  warn(end: number | null): void;
  /** The time has passed, and the server says that the session is over. */
  onOver(): void;
}

/**
 * Knows whether somebody is there. Typing and pointing prolong the session, so that nobody who fills in a long form is
 * signed out; without a sign of life its end is announced.
 */
export function createIdleWatch({ now, idleSec, keep, warn, onOver }: IdleWatchSettings) {
  let keptAt = now();
  let seenAt = now();
  let isWarned = false;
  let isAsking = false;

  function setWarning(end: number | null): void {
    if (end === null && !isWarned) return;
    isWarned = end !== null;
    warn(end);
  }

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    try {
      const isKept = await keep();
      if (!isKept) {
        setWarning(null);
        onOver();
      }
    } catch {
      // Nobody knows without a connection: asked again at the next tick.
    } finally {
      isAsking = false;
    }
  }

  function look(): void {
    const idle = idleSec();
    if (idle === null) {
      setWarning(null);
      return;
    }
    const sinceKept = (now() - keptAt) / 1000;
    if (seenAt > keptAt && sinceKept >= keepEverySec && !isWarned) void ask();
    else if (sinceKept >= idle) void ask();
    else if (sinceKept >= idle - warningSec && !isWarned) setWarning(keptAt + idle * 1000);
  }

  const noteSign = () => {
    // A warning is answered by its button: a move of the hand may be no more than that.
    if (!isWarned) seenAt = now();
  };

  return {
    /** @returns stop */
    start(): () => void {
      const timer = setInterval(look, tickMs);
      for (const sign of signs) addEventListener(sign, noteSign, { passive: true, capture: true });
      return () => {
        clearInterval(timer);
        for (const sign of signs) removeEventListener(sign, noteSign, { capture: true });
      };
    },
    /** The session was prolonged, by whatever. */
    noteKept(): void {
      keptAt = now();
      setWarning(null);
    },
    keepNow: () => void ask(),
  };
}
