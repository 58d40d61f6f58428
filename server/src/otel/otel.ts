import type { Config } from '../config.ts';
import type { Otel, SpanOptions } from './otelType.ts';

let current: Otel | undefined;

/** Returns the OpenTelemetry of this process; undefined where it is off. */
export const getOtel = (): Otel | undefined => current;

/** Starts OpenTelemetry if an endpoint is configured; only then its packages are loaded. */
export async function startOtel({ otel }: Pick<Config, 'otel'>): Promise<void> {
  if (otel === undefined) return;
  const { createOtel } = await import('./createOtel.ts');
  current = createOtel(otel);
}

/** Sends what is recorded and ends the recording. */
export async function stopOtel(): Promise<void> {
  await current?.stop();
  current = undefined;
}

/** Runs work in a span, or plainly where OpenTelemetry is off. */
export const runInSpan = <T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> =>
  current === undefined ? work() : current.run(name, options, work);
