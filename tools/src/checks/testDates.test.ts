import { globSync } from 'node:fs';
import { readText, root } from './workspace.ts';

/** A day near the sample that is written out: `2026-11-24`, `2026. 11. 24.`, `2026년 11월`, also in a regular expression. */
const writtenDay = /\b20[23]\d(-\d\d-\d\d|\\?\.(\\s|\s)?\d|년)/;

/** The test page of the kit has a day of its own. */
const withFixedDay: readonly string[] = ['e2e/specs/kit.spec.ts'];

describe('browser tests', () => {
  it('name no day: the sample begins on the day of the run (e2e/fixtures/days.ts)', () => {
    const files = globSync('e2e/{specs,fixtures,browsers}/**/*.ts', { cwd: root }).sort();

    expect(files.length).toBeGreaterThan(80);
    expect(files.filter((file) => writtenDay.test(readText(file)))).toEqual(withFixedDay);
  });

  it.each([
    ["const day = '2026-11-25';", true],
    ['/모션캡처 2026\\. 11\\. 26/', true],
    ["'2026. 11. 26.'", true],
    ['tabTo(page, /2026년 11월/)', true],
    ['seoulDay(2)', false],
    ["'T-2026-0142'", false],
  ])('the search for days reads %s', (text, isFound) => {
    expect(writtenDay.test(text)).toBe(isFound);
  });
});
