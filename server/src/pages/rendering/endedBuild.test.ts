import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { report } from '../../testing/testWholeApi.ts';
import { closeTestSites, createTestSite, pageCode, shellCode } from './testSite.ts';

afterEach(closeTestSites);

/** Lists the processes that a process has started, and those that they have started. */
async function listDescendants(pid = process.pid): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const children = text.split(' ').filter(Boolean).map(Number);
  return [...children, ...(await Promise.all(children.map(listDescendants))).flat()];
}

describe('a build that is taken back, or that uses too much', () => {
  it('ends the code of a build that left the registry, with what it changed for other builds', async () => {
    const page = `require('react').isPatched = true; ${pageCode}`;
    const { render, keepOnly } = createTestSite({
      page,
      shell: `${shellCode}
      const { prepare } = exports;
      exports.prepare = (job) => prepare({ ...job, path: String(require('react').isPatched ?? false) });`,
    });
    const read = async () => /머리 (\w+)/.exec((await render({ isOpen: false }))?.html ?? '')?.[1];
    // Both workers run the page, which then changes the chrome of other pages.
    await render();
    await render();
    expect(await read()).toBe('true');

    keepOnly();

    expect([await read(), await read()]).toEqual(['false', 'false']);
  });

  it('ends every process that ran such a build', async () => {
    const { render, keepOnly } = createTestSite();
    await render();
    await render();
    const workers = await listDescendants();
    expect(workers.length).toBeGreaterThanOrEqual(2);

    const endedAt = performance.now();
    keepOnly();
    const isRunning = async () => (await listDescendants()).some((pid) => workers.includes(pid));
    while (await isRunning()) await delay(5);

    report(`roll-back: ${workers.length} processes ended after ${Math.round(performance.now() - endedAt)} ms`);
  });

  it('ends the code of such a build also while it runs for the first time', async () => {
    const { render, keepOnly, kinds } = createTestSite({ page: 'while (true);' });
    let isEnded = false;
    const ending = render().finally(() => {
      isEnded = true;
    });

    while (!isEnded) {
      await delay(50);
      keepOnly();
    }

    expect(await ending).toBeUndefined();
    expect(kinds()).toEqual([]);
  });

  it.each([
    ['fills memory outside the heap', 'const kept = []; setInterval(() => kept.push(Buffer.alloc(2 ** 26, 1)), 50);'],
    ['works without a job', 'setInterval(() => { const end = Date.now() + 200; while (Date.now() < end); }, 1);'],
  ])('replaces a worker whose build %s', async (_what, code) => {
    const { render, kinds } = createTestSite({ page: `${code} ${pageCode}` });
    await render();

    while (kinds().length === 0) await delay(50);

    expect(kinds()[0]).toMatch(/ crashed$/);
  });
});
