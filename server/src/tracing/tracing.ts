import type { Config } from '../config.ts';
import type { SpanOptions, Tracing } from './tracingType.ts';

let current: Tracing | undefined;

/** Returns the tracing of this process; undefined where it is off. */
export const getTracing = (): Tracing | undefined => current;

/** Starts tracing if an endpoint is configured; only then its packages are loaded. */
export async function startTracing({ tracing }: Pick<Config, 'tracing'>): Promise<void> {
  if (tracing === undefined) return;
  const { createTracing } = await import('./openTelemetry.ts');
  current = createTracing(tracing);
}

/** Sends what is recorded and ends the tracing. */
export async function stopTracing(): Promise<void> {
  await current?.stop();
  current = undefined;
}

/** Runs work in a span, or plainly where tracing is off. */
export const runInSpan = <T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> =>
  current === undefined ? work() : current.run(name, options, work);
