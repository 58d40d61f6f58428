import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './workspace.ts';

let run: string;

beforeEach(() => {
  run = mkdtempSync(join(tmpdir(), 'haesol-times-'));
});
afterEach(() => rmSync(run, { recursive: true }));

/** Runs a module's text in the root of the workspace. @returns what it prints */
function evaluate(text: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', text], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, HAESOL_TEST_RUN: run, HAESOL_TEST_PART: 'unit' },
  });
  if (stderr !== '') throw new Error(stderr);
  return stdout;
}

describe('times of suites', () => {
  it('are written by both reporters, and the slowest are listed first', () => {
    const listed = evaluate(`
      import Jest from './scripts/jest/timesReporter.mjs';
      import Playwright from './scripts/playwrightTimes.mjs';
      import { listSlowest } from './scripts/testTimes.mjs';
      const unit = new Jest();
      unit.onTestResult({ path: process.cwd() + '/a.test.ts' }, { perfStats: { start: 1000, end: 6000 } });
      unit.onTestResult({ path: process.cwd() + '/b.test.ts' }, { perfStats: { start: 0, end: 10 } });
      unit.onRunComplete();
      const e2e = new Playwright();
      for (const duration of [3000, 4000]) e2e.onTestEnd({ location: { file: process.cwd() + '/c.spec.ts' } }, { duration });
      e2e.onEnd();
      console.log(JSON.stringify(listSlowest(process.env.HAESOL_TEST_RUN, 2)));
    `);

    expect(JSON.parse(listed)).toEqual([
      { part: 'e2e', suite: 'c.spec.ts', ms: 7000 },
      { part: 'unit', suite: 'a.test.ts', ms: 5000 },
    ]);
  });

  it('are none where no suite has run', () => {
    expect(
      evaluate(
        "import { listSlowest } from './scripts/testTimes.mjs'; console.log(listSlowest(process.env.HAESOL_TEST_RUN, 10).length);",
      ),
    ).toBe('0\n');
  });

  it('are written by every run of tests', () => {
    const parts = readFileSync(join(root, 'scripts/testParts.mjs'), 'utf8');

    expect(parts).toContain("'--reporters=./scripts/jest/timesReporter.mjs'");
    expect(readFileSync(join(root, 'e2e/playwright.config.ts'), 'utf8')).toContain(
      "['../scripts/playwrightTimes.mjs']",
    );
  });

  it('are written for a part that names a path', () => {
    const listed = evaluate(`
      import { listSlowest, writeTimes } from './scripts/testTimes.mjs';
      writeTimes('unit:server/src/a', new Map([['a.test.ts', 5]]));
      console.log(listSlowest(process.env.HAESOL_TEST_RUN, 1)[0].part);
    `);

    expect(listed.trim()).toBe('unit:server/src/a');
  });
});
