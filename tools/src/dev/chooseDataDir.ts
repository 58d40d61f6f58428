import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';

/**
 * Returns separate data directories, and so registries, for development builds, `npm start` and each site, unless configured:
 * one data directory has one server, and `npm start` may run beside this one.
 * @param named value of HAESOL_DATA_DIR
 * @param site whose releases are used for the other remotes
 */
export function chooseDataDir(named: string | undefined, site: string | undefined): string {
  if (named) return named;
  const name = site === undefined ? 'workspace' : new URL(site).host.replaceAll(':', '-');
  return join(rootDir, '.data/site', name);
}
