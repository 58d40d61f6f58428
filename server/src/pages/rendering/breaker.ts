/** Builds that took a worker down this often in a row are left out for a while. */
const maxFailures = 3;
const pauseMs = 60_000;

/** Circuit breaker: a build that took workers down several times in a row is rendered once a minute at most. */
export function createBreaker(now: () => number = () => performance.now()) {
  const failures = new Map<string, { count: number; openUntil: number }>();
  return {
    isOpen(build: string): boolean {
      return (failures.get(build)?.openUntil ?? 0) > now();
    },
    /** @returns true when the build is left out from now on */
    fail(build: string): boolean {
      const count = (failures.get(build)?.count ?? 0) + 1;
      const isOpening = count >= maxFailures;
      failures.set(build, { count, openUntil: isOpening ? now() + pauseMs : 0 });
      return isOpening;
    },
    succeed(build: string): void {
      failures.delete(build);
    },
  };
}
