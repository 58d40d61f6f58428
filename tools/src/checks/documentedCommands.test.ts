import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { commands } from '../mf/commands.ts';
import { findFault, listCommands } from './documentedCommands.ts';
import { listDocuments } from './documents.ts';
import { root } from './workspace.ts';

/** Whether `npm test` knows a part, as it finds out itself. */
function findParts(names: readonly string[]): ReadonlySet<string> {
  const program = `import { choose } from './scripts/testParts.mjs'; console.log(JSON.stringify(choose(${JSON.stringify(names)}).unknown))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  });
  const unknown = JSON.parse(stdout) as string[];
  return new Set(names.filter((name) => !unknown.includes(name)));
}

const documented = listDocuments()
  .filter(({ path }) => path.endsWith('.md'))
  .flatMap(listCommands);
const partNames = documented.filter(({ words }) => words[1] === 'test').flatMap(({ words }) => words.slice(2));
const parts = findParts([...new Set(partNames)].filter((name) => !name.startsWith('--')));
const known = { mf: Object.keys(commands), isPart: (name: string) => parts.has(name) };

const aCommand = (line: string) => listCommands({ path: 'x.md', text: `\`${line}\`` })[0] ?? { path: '', words: [] };

describe('commands of the documents', () => {
  it('are there, with every flag', () => {
    const faults = documented.flatMap((command) => {
      const fault = findFault(command, known);
      return fault === undefined ? [] : [`${command.path}: ${command.words.join(' ')}: ${fault}`];
    });

    process.stderr.write(`documents: ${documented.length} commands\n`);
    expect(faults).toEqual([]);
    expect(documented.length).toBeGreaterThan(40);
  });

  it('take the words of parts that have some, and none that no database test has', () => {
    const names = ['postgres:bookings', 'postgres:nothingHere', 'walks:newMail', 'lint:newMail'];

    expect([...findParts(names)]).toEqual(['postgres:bookings', 'walks:newMail']);
  });

  it('name every command of npm run mf in teams.md', () => {
    const named = documented.filter(({ path, words }) => path === 'docs/teams.md' && words[2] === 'mf');

    expect(known.mf.filter((name) => named.every(({ words }) => words[4] !== name))).toEqual([]);
  });

  it('are understood by the program that runs them', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/src/mf/main.ts'), '--help'], {
      encoding: 'utf8',
    });

    expect(status).toBe(0);
    expect(known.mf.filter((name) => !stderr.includes(`  ${name} `))).toEqual([]);
  });
});

describe('findFault', () => {
  it.each([
    ['npm run mf -- deploy mf-travel', 'npm run mf has no deploy'],
    ['npm run mf -- publish mf-travel --chanel next', 'npm run mf has no --chanel'],
    ['npm run dev -- mf-travel --web', 'npm run dev has no --web'],
    ['pnpm mf list', 'pnpm is on no PATH of a bare machine: npm run …'],
    ['npm run mf list', '-- is missing after npm run mf'],
    ['npm run serve', 'there is no script serve'],
    ['npm test -- nothing', 'npm test has no part nothing'],
  ])('finds that %s is not so', (line, fault) => {
    expect(findFault(aCommand(line), known)).toBe(fault);
  });

  it.each([
    ['npm run mf -- off mf-travel --notice "점검 중입니다."'],
    ['HAESOL_SERVER=https://x npm run mf -- --help'],
    ['npm run create-remote -- mf-lectures --title "공개 강좌" --area /lectures'],
    ['npm run pnpm -- add dayjs --filter mf-travel'],
  ])('lets %s pass', (line) => {
    expect(findFault(aCommand(line), known)).toBeUndefined();
  });
});

describe('listCommands', () => {
  it('reads blocks and lines, without what is said about a command', () => {
    const text =
      'Run `npm start`.\n\n```\nnpm run mf -- publish mf-a    # builds it\nPORT=1 npm run dev\nnot a command\n```\n';

    expect(listCommands({ path: 'x.md', text }).map(({ words }) => words.join(' '))).toEqual([
      'npm run mf -- publish mf-a',
      'npm run dev',
      'npm start',
    ]);
  });
});
