import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';

export interface Case {
  /** Command run instead of the row's command. */
  readonly npm: readonly string[];
  /** Runs until it is ended. */
  readonly isServer?: boolean;
  /** Prefixes of the paths that it may write. */
  readonly writes?: readonly string[];
  /** No package may be built again because of it. */
  readonly keepsBuilds?: boolean;
}

const builds = join(rootDir, '.data/builds.json');

/** By the command in the README's table. */
export const cases: Readonly<Record<string, Case>> = {
  'npm start': { npm: ['start'], isServer: true },
  'npm run dev -- [mf-…]': { npm: ['run', 'dev', '--', 'mf-reservation'], isServer: true },
  'npm run mf -- …': { npm: ['run', 'mf', '--', '--help'] },
  'npm run create-remote -- mf-…': {
    npm: ['run', 'create-remote', '--', 'mf-lectures', '--title', '공개 강좌'],
    writes: ['mf-lectures/', 'pnpm-lock.yaml'],
    keepsBuilds: true,
  },
  'npm run package': { npm: ['run', 'package'] },
  'npm run config': { npm: ['run', 'config'] },
  'npm run pack:packages': { npm: ['run', 'pack:packages'] },
  'npm run db:types': { npm: ['run', 'db:types'] },
  'npm test -- types lint': { npm: ['test', '--', 'versions', 'styles'] },
  'npm test -- unit:bookingRules': { npm: ['test', '--', 'unit:bookingRules'] },
  'npm test -- e2e:journey': { npm: ['test', '--', 'e2e:journey'] },
  'npm test -- --changed': { npm: ['test', '--', '--changed'] },
  'npm run bench': { npm: ['run', 'bench', '--', '--runs', '1'] },
  'npm run bench:api': {
    // With the builds of the part before, so that pages and registry are measured too.
    npm: ['run', 'bench:api', '--', '--seconds', '1', '--posts', '2000', '--rounds', '3', '--builds', builds],
  },
  'npm run bench:office': { npm: ['run', 'bench:office', '--', '--rows', '300', '--rounds', '3'] },
  'npm run bench:pages': { npm: ['run', 'bench:pages'] },
  'npm run count:lines': { npm: ['run', 'count:lines', '--', '--base', 'HEAD'] },
  'npm run screens': { npm: ['run', 'screens'], writes: ['docs/screens/'] },
  'npm run format': { npm: ['run', 'format'] },
};

/** Returns true for runs that this part belongs to: `npm test`, `npm run test:long`, `npm test -- reload`. */
const isOfThisRun = (command: string) => /^npm (test|run test:long|test -- [a-z0-9]+)$/.test(command);

/** Lists the commands in the first column of the README's table, without the runs that try them. */
export function listCommands(): string[] {
  const rows = readFileSync(join(rootDir, 'README.md'), 'utf8').matchAll(/^\| `(npm [^`]+)`/gm);
  return [...rows].map(([, command = '']) => command).filter((command) => !isOfThisRun(command));
}
