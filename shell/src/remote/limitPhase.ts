/** Timeout of a phase in a remote's lifecycle. */
export class PhaseTimeoutError extends Error {
  override name = 'PhaseTimeoutError';
}

/** Limits the time of a phase; clears the timer. @throws {PhaseTimeoutError} */
export async function limitPhase<T>(name: string, limitMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PhaseTimeoutError(`${name} took longer than ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
