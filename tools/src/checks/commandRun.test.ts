import { spawnSync } from 'node:child_process';
import { root } from './workspace.ts';

/** Runs a module's text in the root of the workspace. @returns what it prints as JSON */
function evaluate<T>(text: string): T {
  const args = ['--input-type=module', '--eval', text];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 60_000 });
  return JSON.parse(stdout);
}

/** Runs a command as the parts of `npm test` are run. */
const start = (command: readonly string[], limitMs: number) =>
  evaluate<{ status: number; output: string }>(`
    import { startCommand } from './scripts/commandRun.mjs';
    const { ended } = startCommand(${JSON.stringify(command)}, { limitMs: ${limitMs} });
    console.log(JSON.stringify(await ended));`);

const hang = 'setInterval(() => {}, 1000);';
/** Starts a process that goes on after its parent, and holds its output. */
const hangInChild = `require('node:child_process').spawn(process.execPath, ['-e', '${hang}'], { stdio: 'inherit' }).unref();`;

describe('a command of npm test', () => {
  it('gives its exit code and all that it prints', () => {
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

  it('says which command there is not', () => {
    expect(start(['no-such-command'], 60_000)).toMatchObject({
      status: 127,
      output: expect.stringContaining('ENOENT'),
    });
  });
});

describe('the output of a part that failed', () => {
  it('shows the errors of types without the names of the files that were looked at', () => {
    const error = "mf-travel/src/paths.ts(3,7): error TS2322: Type 'number' is not assignable to type 'string'.";
    const files = ['/work/mf-travel/src/paths.ts', '/work/node_modules/react/index.d.ts', 'C:/work/ko.json'];

    const lines = evaluate<string[]>(`
      import { readableLines } from './scripts/commandRun.mjs';
      import { choose } from './scripts/testParts.mjs';
      const [types] = choose(['types']).chosen;
      console.log(JSON.stringify(readableLines(${JSON.stringify([...files, error, ''].join('\n'))}, types.noise)));`);

    expect(lines).toEqual([error]);
  });

  it('is whole for the other parts', () => {
    const lines = evaluate<string[]>(`
      import { readableLines } from './scripts/commandRun.mjs';
      console.log(JSON.stringify(readableLines('one\\n/two.ts\\n')));`);

    expect(lines).toEqual(['one', '/two.ts']);
  });
});
