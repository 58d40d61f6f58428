// `npm run matrix -- --shell stable,next --remote mf-travel=stable,next --specs journey`: tries mixes of builds.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { MatrixOutcome } from '@haesol/contracts/release';
import { MfError } from '../contract/MfError.ts';
import { findPerson } from '../mf/origin.ts';
import { createRegistryClient } from '../mf/registryClient.ts';
import { findQaToken, findToken } from '../mf/releaseToken.ts';
import { type Axes, listMixes } from './listMixes.ts';
import { createMatrixClient } from './matrixClient.ts';
import { openLocalPlace, openSitePlace, type Place } from './places.ts';
import { type MatrixArguments, readArguments } from './readArguments.ts';
import { fetchFolders, resolveAxes } from './resolveBuilds.ts';
import { runMatrix, toTable } from './runMatrix.ts';
import { createProbe, runPlaywright } from './runSpecs.ts';
import { toJunit } from './toJunit.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);
const person = findPerson(process.env);
const qaToken = findQaToken(process.env).token;

/** Opens the axes, and the site for their mixes. @throws {MfError} */
async function open({ builds, server, wanted }: MatrixArguments): Promise<{ axes: Axes; place: Place }> {
  const site = process.env.BASE_URL || undefined;
  const source = site ?? server ?? (process.env.HAESOL_SERVER || 'http://localhost:3000');
  const client = createRegistryClient(source, qaToken ?? findToken(process.env).token, person);
  const { axes, folders } = await resolveAxes(client, wanted);
  if (site !== undefined) return { axes, place: openSitePlace(site, createMatrixClient(site, qaToken)) };
  return { axes, place: await openLocalPlace(resolve(builds), axes, await fetchFolders(client, axes, folders)) };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(resolve(file), text);
}

const toJson = (site: string | null, axes: Axes, outcomes: readonly MatrixOutcome[]) =>
  `${JSON.stringify({ at: new Date().toISOString(), person, site, axes, outcomes }, null, 2)}\n`;

/** @returns true if every mix has passed */
async function run(args: readonly string[]): Promise<boolean> {
  const wanted = readArguments(args);
  const { axes, place } = await open(wanted);
  const mixes = listMixes(axes);
  say(`${mixes.length} mixes on ${place.url}`);
  const runSpecs = wanted.probe === undefined ? runPlaywright : createProbe(wanted.probe);
  const outcomes = await runMatrix(mixes, wanted.specs, { place, runSpecs, log: say }).finally(place.close);
  for (const line of toTable(outcomes, wanted.specs)) process.stdout.write(`${line}\n`);
  for (const { builds, spec, passed, detail } of outcomes) {
    if (!passed) say(`${spec} with ${JSON.stringify(builds)}: ${detail}`);
  }
  write(wanted.out, toJson(place.site, axes, outcomes));
  if (wanted.junit !== undefined) write(wanted.junit, toJunit(outcomes));
  if (wanted.report !== undefined) {
    const saved = await createMatrixClient(wanted.report, qaToken).report(outcomes, { person, site: place.site });
    say(`${saved} results saved on ${wanted.report}`);
  }
  const failed = outcomes.filter(({ passed }) => !passed).length;
  process.stdout.write(`${mixes.length} mixes tried, ${failed} results failed\n`);
  return failed === 0;
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof MfError)) throw error;
  say(error.message);
  if (error.help !== undefined) say(error.help);
  process.exitCode = 2;
}
