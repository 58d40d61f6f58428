// `npm test -- pages`: executes the commands of the operators' pages as they are written, in a shell for each page, on the
// PostgreSQL of TEST_DATABASE_URL.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { rootDir } from '../build/packages.ts';
import { freePort } from '../freePort.ts';
import { endGroup, listNetworkVariables, run, startGroup } from '../programs.ts';
import { createTimedLines } from '../timedLines.ts';
import { readBlocks } from './readBlocks.ts';

const pages = ['docs/running.md', 'docs/another-university.md'];
const limitMs = 600_000;
const database = (process.env.TEST_DATABASE_URL ?? '').replace(/[^/]*$/, '');
const dir = mkdtempSync(join(tmpdir(), 'haesol-pages-'));
const { say } = createTimedLines();

const ports = new Map<string, string>();
for (const port of ['3000', '3001', '3002']) ports.set(port, String(await freePort()));

/** Writes places of this run in those of the page. */
const adapt = (written: string): string =>
  written
    .replaceAll('/usr/src/haesol', rootDir)
    .replaceAll(/\/(?:opt|etc|var)\/(?=haesol|lib\/haesol|backups\/haesol)/g, (place) => `${dir}${place}`)
    .replaceAll('postgres://haesol@localhost/', database)
    .replaceAll(/(localhost:|PORT=)(300\d)/g, (_all, name: string, port: string) => `${name}${ports.get(port)}`);

/** Adds the member who is to be the administrator, as if that person had joined. */
function addAdministrator(): void {
  const sql = `insert into member (member_uid, email, name, role, class_cd) values (gen_random_uuid(), 'admin@school.example', '한가람', 'MEMBER', 'GENERAL')`;
  run(dir, 'psql', '--quiet', `${database}haesol`, '--command', sql);
}

/** Opens a shell without variables of this process that the server would read. */
function openShell() {
  const { PATH, HOME, USER, TZ } = process.env;
  const env = { ...listNetworkVariables(), PATH, HOME, USER, TZ, PORT: ports.get('3000') };
  const shell = startGroup('bash', ['-e'], { cwd: rootDir, env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = shell.stdout && createInterface(shell.stdout)[Symbol.asyncIterator]();
  return {
    /** Runs commands to their end. @throws if one fails */
    async execute(commands: readonly string[]): Promise<void> {
      const late = setTimeout(() => endGroup(shell, 'SIGKILL'), limitMs);
      shell.stdin?.write(`${commands.join('\n')}\necho @done\n`);
      for (let next = await lines?.next(); !next?.value?.endsWith('@done'); next = await lines?.next()) {
        if (next === undefined || next.done === true) throw new Error(`A command failed: ${commands.join('\n')}`);
        process.stdout.write(`    ${next.value}\n`);
      }
      clearTimeout(late);
    },
    close: () => endGroup(shell),
  };
}

/** @returns number of commands of a page */
async function executePage(page: string): Promise<number> {
  const shell = openShell();
  let count = 0;
  try {
    for (const block of readBlocks(page)) {
      if ('file' in block) {
        const file = adapt(block.file);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, adapt(block.text));
        continue;
      }
      if (block.commands.some((command) => command.includes('makeAdministrator'))) addAdministrator();
      await shell.execute(block.commands.map(adapt));
      count += block.commands.length;
      say(block.commands.join('; '));
    }
    return count;
  } finally {
    shell.close();
  }
}

for (const folder of ['opt', 'etc', 'var/lib', 'var/backups']) mkdirSync(join(dir, folder), { recursive: true });
try {
  let count = 0;
  for (const page of pages) count += await executePage(page);
  process.stdout.write(`${count} commands of ${pages.length} pages ran\n`);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
