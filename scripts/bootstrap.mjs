// Plain JavaScript for any Node >= 18, runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Prints progress to stderr; stdout is for programs. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

export function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

/** Running children, to forward signals to them; `stopped` is the exit status after a signal. */
const children = new Set();
let stopped;

function stop(signal) {
  stopped ??= 128 + constants.signals[signal];
  for (const child of children) child.kill(signal);
  if (children.size === 0) process.exit(stopped);
}
for (const signal of signals) process.on(signal, () => stop(signal));

/** @returns parent of a process; undefined without /proc */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) \S+ /s, '')
      .split(' ', 1)[0];
  } catch {
    return undefined;
  }
}

/** npm starts us through `sh -c`, which ends on SIGTERM without forwarding it, and survives a killed npm. */
function watchNpm() {
  const shell = process.ppid;
  const isShell =
    existsSync(`/proc/${shell}/comm`) && /^(ba|da)?sh$/.test(readFileSync(`/proc/${shell}/comm`, 'utf8').trim());
  const npm = isShell ? parentOf(shell) : undefined;
  const isGone = () => process.ppid !== shell || (npm !== undefined && parentOf(shell) !== npm);
  const watch = setInterval(() => {
    if (!isGone()) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 250);
  watch.unref();
}
if (process.env.npm_lifecycle_event !== undefined) watchNpm();

/**
 * @returns exit status, `128 + signal` if a signal ended it. After a signal the process exits here instead, and with a failure
 * if a step before the last one was interrupted, because the requested command has not run.
 */
function spawnStep(command, args, { last = false, ...options }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, ...options });
    children.add(child);
    const finish = (status) => {
      children.delete(child);
      if (stopped === undefined) resolve(status);
      else process.exit(last ? status : status || stopped);
    };
    child.on('error', (error) => {
      say(`${command}: ${error.message}`);
      finish(127);
    });
    child.on('exit', (code, signal) => finish(code ?? 128 + constants.signals[signal]));
  });
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Exact name and version, defined only in `packageManager`. */
const pnpm = manifest.packageManager.split('+')[0];

function sha256(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${relative(root, file)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Exits if PORT is in use, before the work starts. The server checks again in case it is used meanwhile. */
export async function requireFreePort(command) {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port <= 0 || port >= 65536 || (await isFree(port))) return;
  say(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} ${command}`);
  process.exit(1);
}

/** Package of the browser tests; a lean install leaves it out, and all devDependencies. */
const browserTests = 'e2e';

/** Exits with the name of a file that is no JSON. */
function readManifest(folder) {
  const file = join(folder, 'package.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    say(`${file} is no JSON: ${error.message}`);
    process.exit(1);
  }
}

/** @returns hash of what an install depends on and of what it wrote; undefined where a dependency is missing */
function fingerprint({ lean }) {
  const made = join(root, 'node_modules/.pnpm/lock.yaml');
  const packages = [root, join(root, 'shared')].filter(existsSync).flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(parent, entry.name, 'package.json')))
      .map((entry) => join(parent, entry.name)),
  );
  const wantedOf = ({ dependencies, peerDependencies, devDependencies }) => ({
    ...dependencies,
    ...peerDependencies,
    ...(lean ? {} : devDependencies),
  });
  const installed = packages.filter((folder) => !lean || relative(root, folder) !== browserTests);
  const incomplete = installed.some((folder) => {
    const wanted = wantedOf(readManifest(folder));
    return Object.keys(wanted).some((name) => !existsSync(join(folder, 'node_modules', name)));
  });
  if (incomplete || !existsSync(made)) return undefined;
  const manifests = [root, ...packages].map((folder) => join(folder, 'package.json'));
  const files = [...manifests, join(root, 'pnpm-workspace.yaml'), join(root, 'pnpm-lock.yaml'), made];
  return `${pnpm} ${process.platform}-${process.arch} ${sha256(files)}`;
}

/**
 * Runs the pinned pnpm, which is not on PATH. Replaces a `node_modules` of another store without a prompt, because the terminal
 * may be unattended.
 * @returns its exit status
 */
export function runPnpm(args, options = {}) {
  const all = ['--yes', pnpm, '--config.confirmModulesPurge=false', ...args];
  return spawnStep('npx', all, { shell: windows, stdio: ['inherit', 'inherit', 'inherit'], ...options });
}

/**
 * Installs what the lockfile says; nothing is started when nothing has changed since the last time. Exits on failure.
 * `lean` leaves out what only tests and checks need, unless a whole install is there already.
 */
export async function install({ lean: isLean = false } = {}) {
  const startedAt = performance.now();
  const leanStamp = join(root, 'node_modules/.installed-lean');
  const wholeStamp = join(root, 'node_modules/.installed');
  const lean = isLean && !existsSync(wholeStamp);
  const stamp = lean ? leanStamp : wholeStamp;
  const before = fingerprint({ lean });
  if (before !== undefined && existsSync(stamp) && readFileSync(stamp, 'utf8') === before) {
    say(`install  up to date, ${seconds(startedAt)}`);
    return;
  }
  say(`install  ${pnpm} …`);
  const filters = lean ? ['--prod', '--filter', `!./${browserTests}`] : [];
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only', ...filters];
  const status = await runPnpm(args, { stdio: ['ignore', 2, 2] });
  if (status !== 0) {
    say(`install  failed (${status}), ${seconds(startedAt)}; pnpm says why above`);
    say('         After a change of a package.json: npm run pnpm -- install --no-frozen-lockfile');
    process.exit(status);
  }
  const after = fingerprint({ lean });
  if (after !== undefined) writeFileSync(stamp, after);
  say(`install  done, ${seconds(startedAt)}`);
}

/** Path of the pinned Node binary: the link in `.bin` may be a shell script, which does not forward signals. */
function pinnedNode() {
  const platform = windows ? 'win' : process.platform;
  const file = windows ? 'node.exe' : 'node';
  const direct = join(root, 'server/node_modules', `node-${platform}-${process.arch}`, 'bin', file);
  if (existsSync(direct)) return direct;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 15)) return process.execPath;
  const link = join(root, 'server/node_modules/.bin', windows ? 'node.cmd' : 'node');
  if (existsSync(link)) return link;
  say(`Node 24.15 or later is needed on ${process.platform}-${process.arch}; this is ${process.version}.`);
  process.exit(1);
}

/**
 * Runs a script of the project with the pinned Node, and forwards signals. `last`: its status is ours; the stdout of earlier
 * steps goes to stderr.
 * @returns its exit status
 */
export function run(script, args, { last }) {
  if (!existsSync(join(root, script))) {
    say(`${script} is missing`);
    process.exit(1);
  }
  const node = pinnedNode();
  const PATH = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return spawnStep(node, [join(root, script), ...args], {
    last,
    stdio: ['ignore', last ? 'inherit' : 2, 'inherit'],
    env: { ...process.env, PATH },
  });
}
