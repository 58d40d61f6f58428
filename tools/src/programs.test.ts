import { once } from 'node:events';
import { endGroup, run, startGroup, toSpawn } from './programs.ts';

describe('toSpawn', () => {
  it('starts npm by a shell on Windows, where it is a batch file, with words that stay one', () => {
    expect(toSpawn('npm', ['run', 'a b'], 'win32')).toEqual({ command: 'npm', args: ['"run"', '"a b"'], shell: true });
  });

  it.each([
    ['npm', 'linux'],
    ['npm', 'darwin'],
    ['git', 'win32'],
  ] as const)('starts %s on %s itself', (command, platform) => {
    expect(toSpawn(command, ['a b'], platform)).toEqual({ command, args: ['a b'], shell: false });
  });
});

describe('run', () => {
  it('returns the output', () => {
    expect(run('.', process.execPath, '--eval', 'console.log("a b")')).toBe('a b\n');
  });

  it('fails with the output of a failed command', () => {
    expect(() => run('.', process.execPath, '--eval', 'console.error("why"); process.exit(3)')).toThrow(
      /ended with 3\nwhy/,
    );
  });

  it('names a missing command', () => {
    expect(() => run('.', 'no-such-command')).toThrow('ENOENT');
  });
});

describe('endGroup', () => {
  it('ends a program with one that it has started, and takes an ended one', async () => {
    const hang = "setInterval(() => {}, 1000); console.log('up');";
    const text = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hang)}], { stdio: 'inherit' });`;
    const child = startGroup(process.execPath, ['-e', text], { stdio: ['ignore', 'pipe', 'inherit'] });
    if (child.stdout === null) throw new Error('no output');
    await once(child.stdout, 'data');

    endGroup(child);
    // The output closes with its last writer.
    await once(child, 'close');
    endGroup(child);

    expect(child.signalCode).toBe('SIGTERM');
  });
});
