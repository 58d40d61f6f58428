import { listTargets } from '../build/packages.ts';
import { MfError } from '../contract/MfError.ts';
import type { ReleaseFolder } from '../contract/releaseFolder.ts';
import type { MfContext } from './command.ts';

/**
 * Reads the site of `--server` or HAESOL_SERVER, with its current and previous shell. Without both options and without a local
 * server, checks only against the workspace.
 */
async function findSite({ client, options, log }: MfContext) {
  try {
    const shells = await client.shells();
    for (const { name } of shells) log(`held against ${name}`);
    return { server: client.server, shells, remotes: await client.remotes() };
  } catch (error) {
    if (options.isServerGiven || !(error instanceof MfError)) throw error;
    log(`${error.message}: held against the shell of this workspace alone, its screens without data`);
    return undefined;
  }
}

export interface CheckResult {
  /** Builds of the site's shells against which the build was held. */
  readonly shells: readonly string[];
  /** `rule: text` */
  readonly faults: readonly string[];
}

/** Checks a finished build against its pages, and prints the findings. */
export async function checkBuild(context: MfContext, release: ReleaseFolder): Promise<CheckResult> {
  const { id, buildId } = release.manifest;
  const packageDir = listTargets().find((target) => target.id === id)?.packageDir;
  const site = await findSite(context);
  // Imported late, because they load webpack and a page, which no other command needs.
  const { checkContract } = await import('../contract/checkContract.ts');
  const { checkMounted } = await import('../contract/checkMounted.ts');
  const ofFiles = await checkContract(release, {
    packageDir,
    shells: site?.shells ?? [],
    remotes: site?.remotes,
  });
  // A build without lifecycles cannot be mounted, and has been reported.
  const isWhole = !ofFiles.some(({ rule }) => rule === 'container' || rule === 'lifecycles');
  const mounted = isWhole ? await checkMounted(release.dir, site?.server) : { screens: 0, faults: [] };
  const faults = [...ofFiles, ...mounted.faults].map(({ rule, text }) => `${rule}: ${text}`);
  for (const line of faults) context.print(line);
  const shells = 1 + (site?.shells.length ?? 0);
  context.print(
    `${id} ${buildId}: ${release.files.size} files, ${shells} shells, ${mounted.screens} screens mounted, ${faults.length} faults`,
  );
  return { shells: site?.shells.map((shell) => shell.buildId) ?? [], faults };
}
