/** Time of the warning before the end (WCAG 2.2.1). */
const warningSec = 120;
/** Minimum time between prolongations while the person is active. */
const keepEverySec = 300;
const tickMs = 1_000;
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;

export interface IdleWatchSettings {
  now(): number;
  /** Idle timeout of the session in seconds; null: none, or no session. */
  idleSec(): number | null;
  /** Prolongs the session. @returns false when it is over */
  keep(): Promise<boolean>;
  /** @param end when the session will end; null: it continues */
  warn(end: number | null): void;
  /** Called when the time has passed and the server confirms the end. */
  onOver(): void;
}

/**
 * Watches the person's activity. Typing and pointing prolong the session, so that filling in a long form does not end it; without
 * activity its end is announced.
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
      // No connection: retried at the next tick.
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
    else if (sinceKept < idle - warningSec) setWarning(null);
    else if (!isWarned) setWarning(keptAt + idle * 1000);
  }

  const noteSign = () => {
    // While the warning is shown only its button prolongs the session: a pointer may move by accident.
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
    /** Called when the session was prolonged, here or in another tab. */
    noteKept(): void {
      keptAt = now();
      setWarning(null);
    },
    keepNow: () => void ask(),
    /** Tests if the person did something since the session was prolonged; calls of an open page alone do not prolong it. */
    isUsed: () => seenAt > keptAt,
  };
}
