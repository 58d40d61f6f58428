import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';

/**
 * Development builds, those of `npm start` and those of a site have registries of their own, unless somebody says where:
 * one data directory has one server, and `npm start` may run beside this one.
 * @param named what HAESOL_DATA_DIR says
 * @param site whose releases stand beside the remotes that are worked on
 */
export function chooseDataDir(named: string | undefined, site: string | undefined): string {
  if (named) return named;
  const name = site === undefined ? 'workspace' : new URL(site).host.replaceAll(':', '-');
  return join(rootDir, '.data/site', name);
}
