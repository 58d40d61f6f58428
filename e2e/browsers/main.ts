// Runs the journeys in every browser against the site at BASE_URL and prints a table. Arguments select browsers or journeys by
// name.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startChromium } from './chromiumEngine.ts';
import { createDriver, type Engine } from './driver.ts';
import { startFirefox } from './firefoxEngine.ts';
import { type Journey, type JourneyPlace, journeys } from './journeys.ts';
import { type BrowserName, browserNames, debianPackages, findPrograms, readLeftOut } from './programs.ts';
import { startWebkit } from './webkitEngine.ts';

const { BASE_URL: siteUrl, HAESOL_TEST_RUN = '.data', HAESOL_WITHOUT } = process.env;
const say = (text: string) => void process.stdout.write(`${text}\n`);
const folder = resolve(HAESOL_TEST_RUN, 'browsers');

/** @returns a function that starts a browser; undefined if it is not installed */
function findStart(name: BrowserName): (() => Promise<Engine<unknown>>) | undefined {
  if (name === 'chromium') {
    const programs = findPrograms(name);
    return programs && (() => startChromium(programs.browser) as Promise<Engine<unknown>>);
  }
  if (name === 'firefox') {
    const programs = findPrograms(name);
    return programs && (() => startFirefox(programs.browser) as Promise<Engine<unknown>>);
  }
  const programs = findPrograms(name);
  return programs && (() => startWebkit(programs) as Promise<Engine<unknown>>);
}

interface Result {
  readonly journey: Journey;
  readonly seconds: number;
  readonly failure: string | undefined;
}

const toMessage = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${toMessage(error.cause)})`;
};

/** Runs each journey in a separate browser, without a session. */
async function runJourney(
  name: BrowserName,
  start: () => Promise<Engine<unknown>>,
  journey: Journey,
  place: JourneyPlace,
): Promise<Result & { readonly title: string }> {
  const startedAt = performance.now();
  const engine = await start();
  let failure: string | undefined;
  try {
    await journey.run(createDriver(engine, place.siteUrl), place);
    const errors = engine.listErrors();
    if (errors.length > 0) failure = errors.join('\n');
  } catch (error) {
    failure = toMessage(error);
    const picture = join(folder, `${name}-${journey.name}.png`);
    await engine.screenshot(picture).then(
      () => {
        failure = `${failure}\n${picture}`;
      },
      () => undefined,
    );
  } finally {
    await engine.close();
  }
  return { journey, title: engine.title, failure, seconds: (performance.now() - startedAt) / 1000 };
}

function toTable(columns: ReadonlyMap<string, readonly Result[]>, rows: readonly Journey[]): string {
  const titles = [...columns.keys()];
  const width = Math.max(...rows.map(({ title }) => title.length));
  const lines = rows.map((row) =>
    [
      row.title.padEnd(width),
      ...titles.map((title) => {
        const result = columns.get(title)?.find(({ journey }) => journey === row);
        const text =
          result === undefined ? '–' : `${result.failure ? 'FAILED' : 'passed'} ${result.seconds.toFixed(1)} s`;
        return text.padEnd(title.length);
      }),
    ].join('  '),
  );
  return [[''.padEnd(width), ...titles.map((title) => title.padEnd(13))].join('  '), ...lines].join('\n');
}

async function main(): Promise<number> {
  if (siteUrl === undefined) throw new Error('BASE_URL is missing: npm test -- browsers');
  const words = process.argv.slice(2);
  const leftOut = readLeftOut(HAESOL_WITHOUT);
  const isAsked = (names: readonly string[], name: string) =>
    !names.some((known) => words.includes(known)) || words.includes(name);
  const chosen = journeys.filter(({ name }) =>
    isAsked(
      journeys.map((journey) => journey.name),
      name,
    ),
  );
  mkdirSync(folder, { recursive: true });
  const file = join(folder, '참고 자료.txt');
  writeFileSync(file, '자료');

  const columns = new Map<string, Result[]>();
  const failures: string[] = [];
  for (const name of browserNames.filter((one) => isAsked(browserNames, one))) {
    const start = findStart(name);
    if (leftOut.includes(name)) {
      say(`${name}: left out by HAESOL_WITHOUT`);
    } else if (start === undefined) {
      failures.push(
        `${name}: not installed. Debian: apt-get install ${debianPackages[name]}; or HAESOL_WITHOUT=${name}`,
      );
    } else {
      for (const journey of chosen) {
        const { title, ...result } = await runJourney(name, start, journey, { siteUrl, file });
        columns.set(title, [...(columns.get(title) ?? []), result]);
        if (result.failure !== undefined) failures.push(`${title}, ${journey.title}: ${result.failure}`);
      }
    }
  }
  say(toTable(columns, chosen));
  for (const failure of failures) say(failure);
  const passed = [...columns.values()].flat().filter(({ failure }) => failure === undefined).length;
  const without = leftOut.length === 0 ? '' : `, without ${leftOut.join(', ')}`;
  say(`${passed} journeys passed in ${columns.size} browsers${without}; ${failures.length} failures`);
  return failures.length === 0 ? 0 : 1;
}

process.exit(await main());
