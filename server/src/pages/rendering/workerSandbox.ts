import { spawn } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Start command of render workers that gives the code of a release fewer rights than the server. */
export interface WorkerSandbox {
  /** Program and arguments before Node's own; empty if none of the tools works on this machine. */
  readonly command: readonly string[];
  /** True if processes, networks and socket files of the machine are unreachable, and all its files read-only. */
  readonly isClosed: boolean;
  /** True if the worker has a different user, and cannot send signals to the server. */
  readonly isOtherUser: boolean;
}

/**
 * Node's permission model: no files, no child processes, no threads, no addons, no inspector. It does not cover the network,
 * signals, SQLite, and files that V8 writes for its flags: so SQLite is absent, and a change of flags ends the process. Reading
 * ends before the first build is loaded (`renderWorker.ts`).
 */
export const permissionFlags: readonly string[] = [
  '--permission',
  '--allow-fs-read=*',
  '--no-experimental-sqlite',
  '--freeze-flags-after-init',
];

/** Path of the sandbox tools; workers get no other variable of the server's environment. */
export const toolPath = '/usr/sbin:/usr/bin:/sbin:/bin';

const projectDir = fileURLToPath(new URL('../../../..', import.meta.url));
const nobody = '65534';
/** Folders with sockets of databases and daemons, which a network namespace does not hide. */
const socketFolders = ['/run', '/var/run', '/tmp', '/var/tmp', '/dev/shm'];

const asNobody = ['--reuid', nobody, '--regid', nobody, '--clear-groups'];
// The kernel ends the worker with its parent. A change of the user clears this, so each `setpriv` sets it again.
const endsWithParent = ['setpriv', '--pdeathsig', 'KILL'];
const withoutCapabilities = ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];
/** Makes every mount read-only, and covers the folders in `$0` with empty ones. `%b` decodes spaces in paths. */
const mountReadOnly = `
  while read -r _ folder _ options _; do
    case ",$options," in *,ro,*) continue ;; esac
    mount -o "remount,bind,$options,ro" "$(printf %b "$folder")" || exit 1
  done < /proc/self/mounts
  for folder in $0; do mount -t tmpfs -o ro,size=4k none "$folder" || exit 1; done
  exec "$@"`;

/** Lists folders to cover, without those from which the worker is started. */
function listHiddenFolders(): string[] {
  return socketFolders.filter((folder) => {
    const isNeeded = [projectDir, process.execPath].some((path) => path.startsWith(`${folder}/`));
    return !isNeeded && lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  });
}

/** @param user options of `unshare` for a user namespace @param drop options of `setpriv` for another user */
function inNamespaces(user: readonly string[], drop: readonly string[]): string[] {
  const unshare = ['unshare', ...user, '--mount', '--pid', '--fork', '--net', '--ipc', '--kill-child=SIGKILL'];
  const hide = ['sh', '-c', mountReadOnly, listHiddenFolders().join(' ')];
  return [...endsWithParent, ...unshare, ...hide, ...endsWithParent, ...drop, ...withoutCapabilities];
}

/** Best first. */
function listSandboxes(isRoot: boolean): WorkerSandbox[] {
  const userNamespace = inNamespaces(['--user', '--map-root-user'], []);
  return [
    ...(isRoot ? [{ command: inNamespaces([], asNobody), isClosed: true, isOtherUser: true }] : []),
    { command: userNamespace, isClosed: true, isOtherUser: false },
    ...(isRoot
      ? [{ command: [...endsWithParent, ...asNobody, ...withoutCapabilities], isClosed: false, isOtherUser: true }]
      : []),
    { command: [...endsWithParent, ...withoutCapabilities], isClosed: false, isOtherUser: false },
  ];
}

const withoutTools: WorkerSandbox = { command: [], isClosed: false, isOtherUser: false };

/** Probe inside a sandbox: the worker's modules are readable, and a closed one has neither other processes nor a network. */
const probe = `
  const { readFileSync } = require('node:fs');
  for (const path of process.argv.slice(2)) readFileSync(path);
  const networks = Object.values(require('node:os').networkInterfaces()).flat();
  if (process.argv[1] === 'closed' && (process.pid !== 1 || networks.some(({ internal }) => !internal))) process.exit(1);
`;

async function works({ command: [program, ...options], isClosed }: WorkerSandbox): Promise<boolean> {
  if (program === undefined) return false;
  // A package has its modules in another folder than a checkout.
  const react = createRequire(import.meta.url).resolve('react/package.json');
  const paths = [fileURLToPath(new URL('./renderWorker.ts', import.meta.url)), react];
  const node = [process.execPath, ...permissionFlags, '--eval', probe, isClosed ? 'closed' : 'open', ...paths];
  const child = spawn(program, [...options, ...node], { env: { PATH: toolPath }, stdio: 'ignore', timeout: 10_000 });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false)).once('exit', (status) => resolve(status === 0));
  });
}

/** Chooses the best working sandbox. @param isRoot true if the server can change the user of its children */
export async function chooseSandbox(
  isRoot: boolean,
  isWorking: (sandbox: WorkerSandbox) => boolean | Promise<boolean>,
): Promise<WorkerSandbox> {
  for (const sandbox of listSandboxes(isRoot)) if (await isWorking(sandbox)) return sandbox;
  return withoutTools;
}

let found: Promise<WorkerSandbox> | undefined;

/** Finds the best sandbox that works on this machine, once. */
export function findWorkerSandbox(): Promise<WorkerSandbox> {
  found ??= chooseSandbox(process.getuid?.() === 0, works);
  return found;
}

/** Describes the gaps of a sandbox for operators; undefined for a closed one. */
export function describeGaps({ isClosed, isOtherUser }: WorkerSandbox): string | undefined {
  if (isClosed) return undefined;
  const what = isOtherUser ? 'use its network' : 'use its network and end its processes';
  return `this machine gives render workers no namespaces: the code of a release can ${what} (docs/operations.md, "Code of releases")`;
}
