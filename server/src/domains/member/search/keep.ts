/**
 * Caches a value for `keptMs`; concurrent calls share one read. Failures are not cached.
 * @param clock milliseconds of a monotonic clock
 */
export function keep<T, A extends unknown[]>(
  keptMs: number,
  read: (...input: A) => Promise<T>,
  clock: () => number = () => performance.now(),
): (...input: A) => Promise<T> {
  let kept: { readonly readAt: number; readonly value: Promise<T> } | undefined;
  return (...input) => {
    if (kept === undefined || clock() - kept.readAt > keptMs) {
      const reading = { readAt: clock(), value: read(...input) };
      kept = reading;
      reading.value.catch(() => {
        if (kept === reading) kept = undefined;
      });
    }
    return kept.value;
  };
}
