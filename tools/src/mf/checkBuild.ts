import { listTargets } from '../build/packages.ts';
import { MfError } from '../contract/MfError.ts';
import type { ReleaseFolder } from '../contract/releaseFolder.ts';
import type { MfContext } from './command.ts';

/**
 * The site that `--server` or HAESOL_SERVER names, with the shell that it serves and the one that it served before. Where
 * neither was given and none runs here, the workspace alone is looked at.
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

/** Holds a finished build against the pages that it will come into, and prints what it finds. @returns how many faults */
export async function checkBuild(context: MfContext, release: ReleaseFolder): Promise<number> {
  const { id, buildId } = release.manifest;
  const packageDir = listTargets().find((target) => target.id === id)?.packageDir;
  const site = await findSite(context);
  // They bring webpack and a page along, which no other command waits for.
  const { checkContract } = await import('../contract/checkContract.ts');
  const { checkMounted } = await import('../contract/checkMounted.ts');
  const ofFiles = await checkContract(release, {
    packageDir,
    shells: site?.shells ?? [],
    remotes: site?.remotes,
  });
  // What has no lifecycles cannot be mounted, and has been named.
  const isWhole = !ofFiles.some(({ rule }) => rule === 'container' || rule === 'lifecycles');
  const mounted = isWhole ? await checkMounted(release.dir, site?.server) : { screens: 0, faults: [] };
  const faults = [...ofFiles, ...mounted.faults];
  for (const { rule, text } of faults) context.print(`${rule}: ${text}`);
  const shells = 1 + (site?.shells.length ?? 0);
  context.print(
    `${id} ${buildId}: ${release.files.size} files, ${shells} shells, ${mounted.screens} screens mounted, ${faults.length} faults`,
  );
  return faults.length;
}
