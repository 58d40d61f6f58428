import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteJson } from '@haesol/contracts/release';
import { isWorkspace, listTargets, rootDir } from '../build/packages.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the site of the commands: HAESOL_SERVER, `haesol.site` of the remote's `package.json`, or the local default. */
export function findSiteAddress(environment: Environment): string {
  return environment.HAESOL_SERVER || readOwnSite() || 'http://localhost:3000';
}

/** Reads `haesol.site` of the `package.json` of a remote in a repository of its own. */
function readOwnSite(): string | undefined {
  const file = join(rootDir, 'package.json');
  if (isWorkspace || !existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { haesol?: { site?: string } }).haesol?.site;
}

/** Describes the remote of a repository of its own, for the types of its site. */
export async function describeOwn(): Promise<{ readonly own: RemoteJson | undefined; readonly withKit: boolean }> {
  if (isWorkspace || !['remote.json', 'src/app.ts'].some((file) => existsSync(join(rootDir, file))))
    return { own: undefined, withKit: false };
  const { readRemoteJson } = await import('@haesol/build');
  return { own: await readRemoteJson(rootDir), withKit: existsSync(join(rootDir, 'node_modules/@haesol/remote')) };
}

/** Names this repository's remote in the arguments of a command that needs one and has got none. */
export function addOwnId(args: readonly string[], usage: string): readonly string[] {
  if (isWorkspace || !/^\w+ mf-…/.test(usage) || /^(mf-|shell$|server$)/.test(args[0] ?? '')) return args;
  return [...listTargets().map(({ id }) => id), ...args];
}

/** Writes commands as they are typed here. */
export const inOwnWords = (text: string): string => (isWorkspace ? text : text.replaceAll('npm run mf --', 'npx mf'));

/** Commands of the installed package alone (`cli.ts`). */
export const ownCommands = [
  {
    usage: 'create mf-… --title "…" [--area /…] [--group infoPlaza] [--roles STAFF,ADMIN] [--site https://…]',
    summary: 'writes a remote for a repository of its own into a new folder',
  },
  { usage: 'dev [--site https://…] [--port 3951]', summary: 'shows the sources in the pages of a running site' },
  { usage: 'test [pattern]', summary: 'runs the tests by jest, with its arguments' },
];
