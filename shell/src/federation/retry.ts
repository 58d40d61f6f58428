import { toLoadError } from './loadErrors.ts';

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

export interface RetryOptions {
  readonly signal: AbortSignal;
  /** No try begins later than this, in milliseconds after the first. */
  readonly budgetMs?: number;
  readonly tries?: number;
  readonly random?: () => number;
}

/**
 * Repeats a load that failed to arrive, with growing pauses of random length; code that ran and threw is not repeated.
 * @throws the last error
 */
export async function retryLoad<T>(load: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { signal, budgetMs = 10_000, tries = 3, random = Math.random } = options;
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      const pauseMs = random() * 300 * 3 ** attempt;
      const isSpent = attempt >= tries || performance.now() - startedAt + pauseMs > budgetMs;
      if (isSpent || signal.aborted || toLoadError(error) === undefined) throw error;
      await wait(pauseMs, signal);
      if (signal.aborted) throw error;
    }
  }
}
