import { spawnSync } from 'node:child_process';
import { root } from './workspace.ts';

/** Runs a command as the parts of `npm test` are run. */
function start(command: readonly string[], limitMs: number): { status: number; output: string } {
  const text = `
    import { startCommand } from './scripts/commandRun.mjs';
    const { ended } = startCommand(${JSON.stringify(command)}, { limitMs: ${limitMs} });
    console.log(JSON.stringify(await ended));`;
  const args = ['--input-type=module', '--eval', text];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 60_000 });
  return JSON.parse(stdout);
}

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
