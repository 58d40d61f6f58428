// Installs programs from Debian that a part of `npm test` needs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
/** Output goes to stderr, so that stdout has only results. */
const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0;

/** @returns false where this user cannot install, or Debian has not all of the packages */
export function installDebian(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  // The first attempt fails without package lists.
  return install() || (apt('update') && install());
}

/**
 * Installs packages whose programs are missing.
 * @param packages names of packages by program
 * @throws with the command that installs them
 */
export function requirePrograms(packages) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  const isMissing = (program) => !folders.some((folder) => existsSync(join(folder, program)));
  const missing = Object.keys(packages).filter(isMissing);
  const wanted = missing.map((program) => packages[program]);
  if (wanted.length > 0 && !installDebian(...wanted))
    throw new Error(`Missing: ${missing.join(', ')}. Debian: apt-get install ${wanted.join(' ')}`);
}
