import { skipReason } from '@haesol/contracts/release';
import { MfError } from '../contract/MfError.ts';
import { type ReleaseFolder, readReleaseFolder } from '../contract/releaseFolder.ts';
import { type CheckResult, checkBuild } from './checkBuild.ts';
import type { MfContext } from './command.ts';
import { fetchBuild } from './fetchBuild.ts';

/** Result of a check, or the reason for leaving it out. */
export type CheckReport = CheckResult | { readonly reason: string };

/** @throws {MfError} for `--no-check` without a reason that the server takes */
function readSkip({ options }: MfContext): { readonly reason: string } | undefined {
  if (options.check) return undefined;
  const { success, data } = skipReason.safeParse(options.reason);
  if (success) return { reason: data };
  throw new MfError('Why is the check left out?', 'Say it with --reason "…", in 5 to 500 characters.');
}

function refuseFaults(id: string, buildId: string, { faults }: CheckResult, what: string): void {
  if (faults.length === 0) return;
  throw new MfError(
    `${id} ${buildId} is not ${what}: it has ${faults.length} faults`,
    'They are named above. --no-check --reason "…" leaves the check out, which everybody sees on /platform.',
  );
}

/**
 * Checks a build before it is uploaded for visitors.
 * @returns the result to store with the build; undefined for the shell, which has no check
 * @throws {MfError} for a build with faults
 */
export async function checkRelease(context: MfContext, release: ReleaseFolder): Promise<CheckReport | undefined> {
  const { id, buildId } = release.manifest;
  if (id === 'shell') return undefined;
  const skip = readSkip(context);
  if (skip !== undefined) return skip;
  const result = await checkBuild(context, release);
  refuseFaults(id, buildId, result, 'published');
  return result;
}

/** Returns true if a build was checked without faults against the shell that pages have. */
async function isChecked({ client, log }: MfContext, id: string, buildId: string): Promise<boolean> {
  const row = (await client.releases(id)).find((one) => one.buildId === buildId);
  if (row === undefined)
    throw new MfError(`${id} has no build ${buildId}`, `npm run mf -- list ${id} names those that are kept.`);
  const { check } = row;
  if (check === null || check.reason !== null || check.faults.length > 0) return false;
  if (!check.shells.includes((await client.registry()).shell.buildId)) return false;
  log(`${id} ${buildId}: checked ${check.at} by ${check.person}, no faults`);
  return true;
}

/**
 * Requires a stored check against the present shell before visitors get a build, and runs the check if it is missing.
 * @throws {MfError} for a build with faults
 */
export async function requireCheck(context: MfContext, buildId: string, what: string): Promise<void> {
  const { args, client } = context;
  const [id = ''] = args;
  if (id === 'shell') return;
  const skip = readSkip(context);
  if (skip !== undefined) {
    await client.saveCheck(id, buildId, skip);
    return;
  }
  if (await isChecked(context, id, buildId)) return;
  const { dir } = await fetchBuild(client, id, buildId);
  const result = await checkBuild(context, await readReleaseFolder(dir));
  await client.saveCheck(id, buildId, toStored(result));
  refuseFaults(id, buildId, result, what);
}

const maxFaults = 200;
const maxFaultLength = 500;

/** Shortens a result to what the server takes. */
export const toStored = <T extends CheckReport>(report: T): T =>
  'faults' in report
    ? { ...report, faults: report.faults.slice(0, maxFaults).map((text) => text.slice(0, maxFaultLength)) }
    : report;
