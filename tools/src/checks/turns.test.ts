import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRestingSpecs, listRestingUnits, specsInTurns, takeThird, unitsInTurns } from '../../../scripts/turns.ts';
import { root } from './workspace.ts';

const days = [0, 1, 2].map((at) => 20_000 + at);

describe('turns of the short run', () => {
  it('takes every entry of a list once in three days', () => {
    const list = ['a', 'b', 'c', 'd', 'e'];

    const taken = days.map((onDay) => takeThird(list, onDay));

    expect(taken.flat().toSorted()).toEqual(list);
    expect(takeThird(list, 20_003)).toEqual(taken[0]);
  });

  it('runs every spec within three days, and each of them exists', () => {
    const ran = days.flatMap((onDay) => specsInTurns.filter((spec) => !listRestingSpecs(onDay).includes(spec)));

    expect(ran.toSorted()).toEqual(specsInTurns.toSorted());
    expect(specsInTurns.filter((spec) => !existsSync(join(root, 'e2e', spec)))).toEqual([]);
  });

  it('runs every unit test of the tools within three days, and each of them exists', () => {
    const ran = days.flatMap((onDay) => unitsInTurns.filter((file) => !listRestingUnits(onDay).includes(file)));

    expect(ran.toSorted()).toEqual(unitsInTurns.toSorted());
    expect(unitsInTurns.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('reaches Playwright, which leaves out what it is told', () => {
    const config = readFileSync(join(root, 'e2e/playwright.config.ts'), 'utf8');
    const command = readFileSync(join(root, 'scripts/e2e.mjs'), 'utf8');

    expect(config).toContain("testIgnore: HAESOL_RESTING_SPECS.split(',')");
    expect(command).toContain("HAESOL_RESTING_SPECS: resting.join(',')");
  });
});
