import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rootDir } from '../build/packages.ts';
import { MfError } from '../mf/MfError.ts';
import { writeRemote } from './writeRemote.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);
const usage =
  'pnpm create-remote mf-lectures --title "공개 강좌" [--area /lectures] [--group infoPlaza] [--no-install]';

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: {
        title: { type: 'string' },
        area: { type: 'string' },
        group: { type: 'string', default: 'infoPlaza' },
        install: { type: 'boolean', default: true },
      },
    });
  } catch (error) {
    throw new MfError((error as Error).message, usage);
  }
}

/** Links the new package to what the lockfile has already; the lockfile gets its entry. */
function install(): void {
  const { packageManager } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const args = ['--yes', packageManager.split('+')[0] ?? 'pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline'];
  const { status } = spawnSync('npx', args, {
    cwd: rootDir,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new MfError('The packages could not be installed', 'Repeat it with: pnpm install');
}

try {
  const { values, positionals } = readArguments();
  const [id] = positionals;
  if (id === undefined || values.title === undefined) throw new MfError('A new remote needs a name and a title', usage);
  const { title, group, area = `/${id.replace(/^mf-/, '')}` } = values;
  const files = await writeRemote({ id, title, area, group }, rootDir);
  say(`${id}: ${files.length} files`);
  if (values.install) install();
  say(`\n  pnpm dev ${id}                 the site with it, on http://localhost:3000${area}`);
  say(`  npm test -- unit:${id}         its tests`);
  say(`  pnpm mf publish ${id}          puts it into the pages of a running server`);
} catch (error) {
  if (!(error instanceof MfError)) throw error;
  say(error.message);
  if (error.help !== undefined) say(error.help);
  process.exitCode = 1;
}
