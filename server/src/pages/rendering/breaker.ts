/** Consecutive crashes after which a build is excluded for a while. */
const maxFailures = 3;
const pauseMs = 60_000;

/** Circuit breaker: renders a build with several consecutive crashes at most once a minute. */
export function createBreaker(now: () => number = () => performance.now()) {
  const failures = new Map<string, { count: number; openUntil: number }>();
  return {
    isOpen(build: string): boolean {
      return (failures.get(build)?.openUntil ?? 0) > now();
    },
    /** @returns true if the build is excluded from now on */
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
