// `npm test -- pages`: executes the commands of a page for operators as they are written, in a shell.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { rootDir } from '../build/packages.ts';
import { freePort } from '../freePort.ts';
import { endGroup, startGroup } from '../programs.ts';
import { readBlocks } from './readBlocks.ts';

const page = 'docs/another-university.md';
const limitMs = 600_000;
const dir = mkdtempSync(join(tmpdir(), 'haesol-pages-'));
const startedAt = performance.now();
const say = (line: string) =>
  void process.stdout.write(`${((performance.now() - startedAt) / 1000).toFixed(1)} s ${line}\n`);

const port = String(await freePort());

/** Writes places of this run in those of the page. */
const adapt = (written: string): string =>
  written
    .replaceAll('/usr/src/haesol', rootDir)
    .replaceAll(/\/(?:etc|var\/lib)\/(?=haesol)/g, (place) => `${dir}${place}`)
    .replaceAll('localhost:3000', `localhost:${port}`);

/** Opens a shell without variables of this process that the server would read. */
function openShell() {
  const { PATH, HOME, USER, TZ } = process.env;
  const network = Object.entries(process.env).filter(([name]) =>
    /^npm_config_|_proxy$|^NODE_EXTRA_CA_CERTS$/i.test(name),
  );
  const env = { ...Object.fromEntries(network), PATH, HOME, USER, TZ, PORT: port };
  const shell = startGroup('bash', ['-e'], { cwd: rootDir, env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = shell.stdout && createInterface(shell.stdout)[Symbol.asyncIterator]();
  return {
    /** Runs commands to their end. @throws if one fails */
    async execute(commands: readonly string[]): Promise<void> {
      const late = setTimeout(() => endGroup(shell, 'SIGKILL'), limitMs);
      shell.stdin?.write(`${commands.join('\n')}\necho @done\n`);
      for (let next = await lines?.next(); next?.value !== '@done'; next = await lines?.next()) {
        if (next === undefined || next.done === true) throw new Error(`A command failed: ${commands.join('\n')}`);
        process.stdout.write(`    ${next.value}\n`);
      }
      clearTimeout(late);
    },
    close: () => endGroup(shell),
  };
}

mkdirSync(join(dir, 'etc'));
mkdirSync(join(dir, 'var/lib'), { recursive: true });
const shell = openShell();
try {
  let count = 0;
  for (const block of readBlocks(page)) {
    if (!('commands' in block)) continue;
    await shell.execute(block.commands.map(adapt));
    count += block.commands.length;
    say(block.commands.join('; '));
  }
  process.stdout.write(`${count} commands of ${page} ran\n`);
} finally {
  shell.close();
  rmSync(dir, { recursive: true, force: true });
}
