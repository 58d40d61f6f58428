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
  /** Maximum pause before the second try; each later one may be three times as long. */
  readonly pauseMs?: number;
  readonly random?: () => number;
}

/**
 * Retries a failed load with exponential backoff and jitter; code that ran and threw is not retried.
 * @throws the last error
 */
export async function retryLoad<T>(load: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { signal, budgetMs = 10_000, tries = 3, pauseMs: firstMs = 900, random = Math.random } = options;
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      const pauseMs = random() * firstMs * 3 ** (attempt - 1);
      const isSpent = attempt >= tries || performance.now() - startedAt + pauseMs > budgetMs;
      if (isSpent || signal.aborted || toLoadError(error) === undefined) throw error;
      await wait(pauseMs, signal);
      if (signal.aborted) throw error;
    }
  }
}
