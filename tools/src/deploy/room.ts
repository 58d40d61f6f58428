import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';
import { listNetworkVariables } from '../programs.ts';

/** Folder of Node in a room. */
const nodeDir = '/node';
/** User `node` of the image. */
const ordinaryUser = '1000';

const readOnly = (...paths: readonly string[]) => paths.flatMap((path) => ['--ro-bind-try', path, path]);
const base = (root: string) => [
  '--unshare-pid',
  '--unshare-ipc',
  '--die-with-parent',
  '--clearenv',
  '--bind',
  root,
  '/',
];
const devices = ['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'];
const node = ['--dir', nodeDir, '--ro-bind', process.execPath, `${nodeDir}/node`];
const variables = (env: Readonly<Record<string, string>>) =>
  Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]);

/** Caches of npm, pnpm and of builds, as a builder of images may mount them. */
function listCaches(): string[] {
  const caches = [
    [join(homedir(), '.npm'), '/root/.npm'],
    [join(homedir(), '.npmrc'), '/root/.npmrc'],
    [join(homedir(), '.local/share/pnpm'), '/root/.local/share/pnpm'],
    [join(rootDir, '.data/build-cache'), '/source/.data/build-cache'],
  ] as const;
  return caches.filter(([from]) => existsSync(from)).flatMap(([from, to]) => ['--bind', from, to]);
}

/** Command of a room as a stage of an image has it: a root of its own, programs of the system, the user `root`. */
export const toStageRoom = (root: string, cwd: string): string[] => [
  ...base(root),
  ...[
    '--ro-bind',
    '/usr',
    '/usr',
    ...['bin', 'sbin', 'lib', 'lib64'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
  ],
  ...readOnly('/etc/resolv.conf', '/etc/hosts', '/etc/ssl', '/etc/nsswitch.conf'),
  ...node,
  ...devices,
  // The first stage has the sources.
  ...(existsSync(join(root, 'source')) ? listCaches() : []),
  ...variables({ PATH: `${nodeDir}:/usr/sbin:/usr/bin`, HOME: '/root', ...listNetworkVariables() }),
  ...['--chdir', cwd],
];

/** Lists the libraries of the system that a program or a native module loads, with the loader. */
const listLibraries = (file: string): string[] =>
  [...spawnSync('ldd', [file], { encoding: 'utf8' }).stdout.matchAll(/(?:=> |\t)(\/(?:usr\/)?lib\S+) \(/g)].map(
    ([, path = '']) => path,
  );

/** Lists the native modules of the packages in a folder. */
const listNative = (folder: string): string[] =>
  readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.node$|\.so(\.\d+)*$/.test(name))
    .map((name) => join(folder, 'node_modules', name));

/** Binds libraries below `/usr`, to which `/lib` and `/lib64` of a stage lead. */
const bindLibrary = (path: string) => {
  const target = path.replace(/^\/lib/, '/usr/lib');
  // Folders that are made on the way would be those of root alone.
  const folders = target.split('/').slice(2, -1);
  const made = folders.flatMap((_, at) => ['--dir', `/usr/${folders.slice(0, at + 1).join('/')}`]);
  return [...made, '--ro-bind', path, target];
};

const setpriv = execFileSync('which', ['setpriv'], { encoding: 'utf8' }).trim();

export interface Container {
  readonly root: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Files and folders of the machine by their paths in the room; those of `/data` may be written to. */
  readonly mounts: Readonly<Record<string, string>>;
}

/**
 * Command of a room that has a root which nothing can be written to, Node, the libraries of the system that it and native modules load, and no program; an
 * ordinary user without capabilities.
 */
export const toContainer = ({ root, cwd, env, mounts }: Container): string[] => [
  ...base(root),
  ...[...new Set([process.execPath, setpriv, ...listNative(join(root, cwd))].flatMap(listLibraries))].flatMap(
    bindLibrary,
  ),
  ...node,
  ...['--ro-bind', setpriv, '/setpriv'],
  ...devices,
  ...Object.entries(mounts).flatMap(([to, from]) => [to === '/data' ? '--bind' : '--ro-bind', from, to]),
  ...['--remount-ro', '/'],
  ...variables({ PATH: nodeDir, ...env }),
  ...['--chdir', cwd],
  ...['/setpriv', '--reuid', ordinaryUser, '--regid', ordinaryUser, '--clear-groups'],
  ...['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'],
];
