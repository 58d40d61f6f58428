// Times of a run's suites: reporters write them into its folder, and `npm test` lists the slowest at its end.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'times';

/**
 * Records the time of each suite; does nothing outside `npm test`.
 * @param part of `npm test`
 * @param times milliseconds by the suite's path
 */
export function writeTimes(part, times, run = process.env.HAESOL_TEST_RUN) {
  if (run === undefined) return;
  mkdirSync(join(run, folder), { recursive: true });
  writeFileSync(
    // The word after the part's name may be a path.
    join(run, folder, `${part.replaceAll('/', '-')}-${process.pid}.json`),
    JSON.stringify({ part, times: Object.fromEntries(times) }),
  );
}

/** @returns the slowest suites of a run in descending order: `{ part, suite, ms }` */
export function listSlowest(run, count) {
  const dir = join(run, folder);
  const files = existsSync(dir) ? readdirSync(dir) : [];
  return files
    .map((name) => JSON.parse(readFileSync(join(dir, name), 'utf8')))
    .flatMap(({ part, times }) => Object.entries(times).map(([suite, ms]) => ({ part, suite, ms })))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count);
}
