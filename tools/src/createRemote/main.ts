import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readRemoteJson } from '@haesol/build';
import { listTargets, rootDir } from '../build/packages.ts';
import { MfError } from '../contract/MfError.ts';
import { checkNewRemote, type NewRemote, writeRemote } from './writeRemote.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);
const usage =
  'npm run create-remote -- mf-lectures --title "공개 강좌" [--area /lectures] [--group infoPlaza] [--roles STAFF,ADMIN] [--no-install]';

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: {
        title: { type: 'string' },
        area: { type: 'string' },
        group: { type: 'string', default: 'infoPlaza' },
        roles: { type: 'string', default: '' },
        install: { type: 'boolean', default: true },
      },
    });
  } catch (error) {
    throw new MfError((error as Error).message, usage);
  }
}

/** @throws {MfError} for a path or a menu group that does not fit the other remotes */
async function checkAmongOthers({ area, group }: NewRemote): Promise<void> {
  const targets = listTargets().filter(({ id }) => id !== 'shell');
  const remotes = await Promise.all(targets.map(({ packageDir }) => readRemoteJson(packageDir)));
  const first = (path: string) => path.toLowerCase().split('/')[1];
  const owner = remotes.find(({ area: areas }) => areas.some((path) => path !== '/' && first(path) === first(area)));
  if (owner !== undefined) throw new MfError(`${area} belongs to ${owner.id}`, 'Choose another with --area.');
  const groups = new Set(remotes.flatMap(({ menu }) => menu.map((entry) => entry.group)));
  if (!groups.has(group))
    throw new MfError(`The menu has no group ${group}`, `It has ${[...groups].sort().join(', ')}.`);
}

const pnpm = join(rootDir, 'scripts/pnpm.mjs');

/** Links the new package to packages in the lockfile, and adds its entry there. Removes the remote after a failed install. */
function install(id: string): void {
  const lockfile = join(rootDir, 'pnpm-lock.yaml');
  const before = readFileSync(lockfile);
  const args = [pnpm, 'install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  const { status } = spawnSync(process.execPath, args, { cwd: rootDir, stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  rmSync(join(rootDir, id), { recursive: true, force: true });
  writeFileSync(lockfile, before);
  throw new MfError(
    `Its packages could not be installed, so ${id} was taken away again`,
    'pnpm says why above. Repeat the command, or write the folder alone with --no-install.',
  );
}

try {
  const { values, positionals } = readArguments();
  const [id] = positionals;
  if (id === undefined || values.title === undefined) throw new MfError('A new remote needs a name and a title', usage);
  const { title, group, area = `/${id.replace(/^mf-/, '')}` } = values;
  const roles = values.roles.split(',').filter((role) => role !== '');
  const remote = { id, title, area, group, roles };
  checkNewRemote(remote, rootDir);
  await checkAmongOthers(remote);
  const files = writeRemote(remote, rootDir);
  say(`${id}: ${files.length} files`);
  if (values.install) install(id);
  say(`\n  npm run dev -- ${id}           the site with it, on http://localhost:3000${area}`);
  say(`  npm test -- unit:${id}         its tests`);
  say(`  npm run mf -- publish ${id}    puts it into the pages of a running server`);
} catch (error) {
  if (!(error instanceof MfError)) throw error;
  say(error.message);
  if (error.help !== undefined) say(error.help);
  process.exitCode = 1;
}
