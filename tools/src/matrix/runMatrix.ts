import type { MatrixOutcome } from '@haesol/contracts/release';
import type { Mix } from './listMixes.ts';
import type { Place } from './places.ts';
import type { RunSpecs, SpecOutcome } from './runSpecs.ts';

/** Runs each spec for each mix. A mix that cannot be served has failed. */
export async function runMatrix(
  mixes: readonly Mix[],
  specs: readonly string[],
  { place, runSpecs, log }: { readonly place: Place; readonly runSpecs: RunSpecs; log(line: string): void },
): Promise<readonly MatrixOutcome[]> {
  const outcomes: MatrixOutcome[] = [];
  const { releaseToken, url } = place;
  for (const [at, builds] of mixes.entries()) {
    const startedAt = performance.now();
    const found: readonly SpecOutcome[] = await place.put(builds).then(
      (cookie) => runSpecs(specs, { url, cookie, releaseToken }),
      (error: Error) => specs.map((spec) => ({ spec, passed: false, detail: error.message.slice(0, 900) })),
    );
    outcomes.push(...found.map((outcome) => ({ ...outcome, builds })));
    const failed = found.filter(({ passed }) => !passed).map(({ spec }) => spec);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    log(
      `mix ${at + 1} of ${mixes.length}: ${failed.length === 0 ? 'passed' : `failed ${failed.join(', ')}`}, ${seconds} s`,
    );
  }
  return outcomes;
}

const shortBuild = 10;

/** Formats one line for each mix: its builds, and the result of each spec. */
export function toTable(outcomes: readonly MatrixOutcome[], specs: readonly string[]): readonly string[] {
  const mixes = Map.groupBy(outcomes, ({ builds }) => JSON.stringify(builds));
  const ids = Object.keys(outcomes[0]?.builds ?? {});
  const rows = [...mixes.values()].map((own) => [
    ...ids.map((id) => own[0]?.builds[id]?.slice(0, shortBuild) ?? ''),
    ...specs.map((spec) => (own.find((outcome) => outcome.spec === spec)?.passed === true ? 'passed' : 'FAILED')),
  ]);
  const head = [...ids, ...specs];
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
