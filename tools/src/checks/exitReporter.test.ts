import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './workspace.ts';

const reporter = path.join(root, 'scripts/jest/exitReporter.mjs');

/** Ends a run of tests that leaves something behind. */
function endRun(left: string) {
  const source = `
    import ExitReporter from ${JSON.stringify(reporter)};
    import { createServer } from 'node:net';
    process.on('exit', () => { process.exitCode ||= 0; });
    ${left}
    new ExitReporter({}, { waitMs: 200 }).onRunComplete();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stderr };
}

describe('the end of a run of tests', () => {
  it('fails and names what keeps jest alive', () => {
    const { status, stderr } = endRun('createServer().listen(0);');

    expect(status).toBe(1);
    expect(stderr).toContain('TCPServerWrap');
  });

  it('comes by itself where nothing is left', () => {
    expect(endRun('setTimeout(() => {}, 20);')).toEqual({ status: 0, stderr: '' });
  });

  it('keeps the exit code of tests that failed', () => {
    expect(endRun("process.on('exit', () => { process.exitCode = 3; });").status).toBe(3);
  });
});
