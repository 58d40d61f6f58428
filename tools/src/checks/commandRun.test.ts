import { spawnSync } from 'node:child_process';
import { root } from './workspace.ts';

/** Evaluates a module's text in the root of the workspace. @returns its output as JSON */
function evaluate<T>(text: string): T {
  const args = ['--input-type=module', '--eval', text];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 60_000 });
  return JSON.parse(stdout);
}

/** Runs a command like a part of `npm test`. */
const start = (command: readonly string[], limitMs: number) =>
  evaluate<{ status: number; output: string }>(`
    import { startCommand } from './scripts/commandRun.mjs';
    const { ended } = startCommand(${JSON.stringify(command)}, { limitMs: ${limitMs} });
    console.log(JSON.stringify(await ended));`);

const hang = 'setInterval(() => {}, 1000);';
/** Starts a process that outlives its parent and keeps its output open. */
const hangInChild = `require('node:child_process').spawn(process.execPath, ['-e', '${hang}'], { stdio: 'inherit' }).unref();`;

describe('a command of npm test', () => {
  it('returns exit code and complete output', () => {
    const text = "console.log('out'); console.error('err'); process.exitCode = 3;";

    expect(start([process.execPath, '-e', text], 60_000)).toEqual({ status: 3, output: 'out\nerr\n' });
  });

  it.each([
    ['hangs', hang],
    ['leaves a child that hangs', hangInChild],
  ])('is ended with its children when it %s', (_name, text) => {
    const { output } = start([process.execPath, '-e', text], 500);

    expect(output).toContain('Still running after 0.5 s: ended.');
  });

  it('reports a missing command', () => {
    expect(start(['no-such-command'], 60_000)).toMatchObject({
      status: 127,
      output: expect.stringContaining('ENOENT'),
    });
  });
});

describe('output of a failed part', () => {
  it('shows type errors without the list of checked files', () => {
    const error = "mf-travel/src/paths.ts(3,7): error TS2322: Type 'number' is not assignable to type 'string'.";
    const files = ['/work/mf-travel/src/paths.ts', '/work/node_modules/react/index.d.ts', 'C:/work/ko.json'];

    const lines = evaluate<string[]>(`
      import { readableLines } from './scripts/commandRun.mjs';
      import { choose } from './scripts/testParts.mjs';
      const [types] = choose(['types']).chosen;
      console.log(JSON.stringify(readableLines(${JSON.stringify([...files, error, ''].join('\n'))}, types.noise)));`);

    expect(lines).toEqual([error]);
  });

  it('is complete for the other parts', () => {
    const lines = evaluate<string[]>(`
      import { readableLines } from './scripts/commandRun.mjs';
      console.log(JSON.stringify(readableLines('one\\n/two.ts\\n')));`);

    expect(lines).toEqual(['one', '/two.ts']);
  });
});

describe('a part of npm test with a word', () => {
  const choose = (names: readonly string[]) =>
    evaluate<{ commands: string[]; unknown: string[] }>(`
      import { choose } from './scripts/testParts.mjs';
      const { chosen, unknown } = choose(${JSON.stringify(names)});
      console.log(JSON.stringify({ commands: chosen.map(({ command }) => command.join(' ')), unknown }));`);

  it.each([
    ['lint', '.'],
    ['lint:mf-reservation', 'mf-reservation'],
    ['lint:kit', 'shared/kit'],
  ])('%s checks the folder %s', (name, folder) => {
    const { commands, unknown } = choose([name]);

    expect(unknown).toEqual([]);
    expect(commands).toEqual([expect.stringMatching(new RegExp(`biome ci .* ${folder.replace('.', '\\.')}$`))]);
  });

  it.each(['lint:mf-nothing', 'types:mf-travel', 'versions:mf-travel'])('does not know %s', (name) => {
    expect(choose([name]).unknown).toEqual([name]);
  });
});
