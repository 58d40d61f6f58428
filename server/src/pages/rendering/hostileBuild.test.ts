import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import { endWorker, type RenderWorker, sendToWorker, startWorker } from './workerProcess.ts';
import { describeGaps, findWorkerSandbox } from './workerSandbox.ts';

const secret = 'a secret of the server';
let folder: string;
/** Folder with a file, both writable for every user, that no sandbox covers. */
let open: string;
let ports: Server;
let socketFile: Server;
const sandbox = await findWorkerSandbox();
let worker: RenderWorker;

beforeAll(async () => {
  folder = await mkdtemp('/tmp/hostile-');
  await writeFile(join(folder, 'secret'), secret);
  await mkdir('.data', { recursive: true });
  open = await mkdtemp(resolve('.data/hostile-'));
  await writeFile(join(open, 'file'), secret);
  await Promise.all([chmod(open, 0o777), chmod(join(open, 'file'), 0o666)]);
  ports = createServer().listen(0, '127.0.0.1');
  socketFile = createServer().listen(join(folder, 'database.sock'));
  await Promise.all([once(ports, 'listening'), once(socketFile, 'listening')]);
});

afterEach(() => endWorker(worker));

afterAll(async () => {
  ports.close();
  socketFile.close();
  await Promise.all([folder, open].map((path) => rm(path, { recursive: true })));
});

/** Attempts of a build, each as code whose value is shown in the page. */
const attempts = (port: number) => ({
  file: `fs.readFileSync('${folder}/secret', 'utf8')`,
  source: `fs.readFileSync(${JSON.stringify(import.meta.filename)}, 'utf8').length`,
  folder: `fs.readdirSync('/')`,
  writing: `fs.writeFileSync('${folder}/written', '')`,
  database: `new (builtin('sqlite').DatabaseSync)('${open}/written.db').exec('create table a (b)') ?? true`,
  environmentOfServer: `fs.readFileSync('/proc/${process.pid}/environ', 'utf8')`,
  environmentOfParent: `fs.readFileSync('/proc/' + process.ppid + '/environ', 'utf8')`,
  ownEnvironment: `Object.keys(process.env).filter((name) => !['NODE_ENV', 'PATH'].includes(name))`,
  program: `builtin('child_process').execFileSync('id')`,
  thread: `new (builtin('worker_threads').Worker)('1', { eval: true, execArgv: ['--no-permission'] })`,
  inspector: `builtin('inspector').open(0)`,
  binding: `process.binding('spawn_sync')`,
  addon: `process.dlopen({ exports: {} }, '${folder}/secret')`,
  signalToServer: `process.kill(${process.pid}, 0)`,
  signalToParent: `process.ppid === 0 ? '' : process.kill(process.ppid, 0)`,
  portOfServer: `await connected({ port: ${port}, host: '127.0.0.1' })`,
  portElsewhere: `await connected({ port: 53, host: '192.0.2.1' })`,
  socketOfDatabase: `await connected({ path: '${folder}/database.sock' })`,
  ownSocketFile: `await listening('${open}/own.sock')`,
});

/** Shows `file: reached` or `file: refused` for each attempt. */
const hostileCode = (port: number) => `
  const builtin = (name) => process.getBuiltinModule('node:' + name);
  const fs = builtin('fs');
  const connected = (to) => new Promise((resolve, reject) => {
    const socket = builtin('net').connect(to, () => resolve(true)).on('error', reject);
    setTimeout(() => reject(socket.destroy()), 1500);
  });
  const listening = (path) => new Promise((resolve, reject) => {
    builtin('net').createServer().listen(path, () => resolve(true)).on('error', reject);
  });
  const attempts = {
    ${Object.entries(attempts(port))
      .map(([name, code]) => `${name}: async () => ${code},`)
      .join('\n')}
  };
  exports.prepare = async () => {
    const texts = [];
    for (const [name, run] of Object.entries(attempts)) {
      const value = await run().catch(() => undefined);
      const isReached = Array.isArray(value) ? value.length > 0 : Boolean(value);
      texts.push(name + ': ' + (isReached ? 'reached' : 'refused'));
    }
    return require('react').createElement('p', null, texts.join());
  };
`;

/** Renders a page with this code as its shell. Returns the page, or how the worker ended. */
function renderShell(code: string): Promise<string> {
  return new Promise((resolve) => {
    worker = startWorker({ sandbox, mode: 'production', memoryMb: 64, onEnd: (_worker, error) => resolve(error) });
    worker.settle = (outcome) => resolve(outcome.kind === 'done' ? outcome.result.html : JSON.stringify(outcome));
    sendToWorker(worker, { kind: 'load', build: 'shell@1', code });
    sendToWorker(worker, { kind: 'registry', registry: { version: '1', shell: { buildId: '1' }, remotes: {} } });
    const job = { shell: 'shell@1', parts: [], path: '/', hasSession: false, languageCd: '', answers: {}, now: 0 };
    sendToWorker(worker, { kind: 'render', job });
  });
}

it('gives the code of a release no access to the server', async () => {
  const address = ports.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  // Gaps of this machine's sandbox, which are reported at the start; no others are allowed.
  const gaps = sandbox.isClosed
    ? []
    : [
        'portOfServer',
        'socketOfDatabase',
        'ownSocketFile',
        ...(sandbox.isOtherUser ? [] : ['signalToServer', 'signalToParent']),
      ];

  const html = await renderShell(hostileCode(port));

  expect(describeGaps(sandbox) === undefined).toBe(sandbox.isClosed);
  expect(/<p>(.*)<\/p>/.exec(html)?.[1]?.split(',')).toEqual(
    Object.keys(attempts(port)).map((name) => `${name}: ${gaps.includes(name) ? 'reached' : 'refused'}`),
  );
});

it('ends a release that changes flags of the engine, before the engine writes a file', async () => {
  const flag = `--redirect-code-traces-to=${open}/file`;
  const code = `process.getBuiltinModule('node:v8').setFlagsFromString('${flag}'); exports.prepare = () => null;`;

  expect(await renderShell(code)).toMatch(/exit SIG(ABRT|TRAP|SEGV|ILL)|exit 13[0-9]/);
  expect(await readFile(join(open, 'file'), 'utf8')).toBe(secret);
  expect(await readdir(open)).toEqual(['file']);
});

it('bounds the memory that a release takes within one turn, before its worker can be measured', async () => {
  const takenMb = 2_048;
  const page = "require('react').createElement('p', null, String(kept.length * 64))";
  const take = `while (kept.length < ${takenMb / 64}) kept.push(Buffer.alloc(2 ** 26));`;

  const html = await renderShell(
    `exports.prepare = async () => { const kept = []; try { ${take} } catch {} return ${page}; };`,
  );

  expect(Number(/^<p>(\d+)<\/p>$/.exec(html)?.[1])).toBeLessThanOrEqual(
    process.platform === 'linux' ? takenMb / 2 : takenMb,
  );
});

it('makes the files of the machine read-only for a worker in namespaces', () => {
  const { command, isClosed } = sandbox;
  const [program = 'env', ...options] = command;
  const { status } = spawnSync(program, [...options, 'touch', join(open, 'file')]);

  expect(status === 0).toBe(!isClosed);
});

it.each([
  [{ isClosed: true, isOtherUser: true }, undefined],
  [{ isClosed: false, isOtherUser: true }, /can use its network \(/],
  [{ isClosed: false, isOtherUser: false }, /can use its network and end its processes \(/],
])('reports the gaps of a sandbox: %j', (sandbox, words) => {
  const gaps = describeGaps({ command: [], ...sandbox });

  if (words === undefined) expect(gaps).toBeUndefined();
  else expect(gaps).toMatch(words);
});

it('does not reach a process of the server with a signal to its own group', async () => {
  const page = "require('react').createElement('p', null, 'goes on')";

  const html = await renderShell(
    `exports.prepare = async () => { try { process.kill(0, 'SIGKILL'); } catch {} return ${page}; };`,
  );

  // Without namespaces the worker is in its own group, and ends.
  expect(['<p>goes on</p>', 'exit SIGKILL ']).toContain(html);
});
