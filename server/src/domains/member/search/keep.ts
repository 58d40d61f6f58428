/**
 * Reads at most once in `keptMs`, also when asked while it reads. A failed reading is not kept.
 * @param clock milliseconds of a clock that never goes back
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
