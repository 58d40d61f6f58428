import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { addMember, type OverrideSite, openOverrideSite } from '../override/testOverride.ts';
import { anError, aReport, openPage, send, stableBuild } from './testTelemetry.ts';

/** Maps `a` in line 1, column 1 to line 3 of the source. */
const sourceMap = JSON.stringify({
  version: 3,
  sources: ['webpack://infoplaza/./mf-infoplaza/src/features/list/ListScreen.tsx'],
  names: [],
  mappings: 'AAEA',
});

describe('summaries of reports', () => {
  let site: OverrideSite;
  beforeAll(async () => {
    site = await openOverrideSite();
    await site.store.put('mf-infoplaza/build0001/maps/list.js.map', Buffer.from(sourceMap));
    const vitals = (value: number) => ({ vitals: [{ ...stableBuild, name: 'LCP', value } as const] });
    for (const value of [1_000, 2_000, 3_000, 9_000]) await send(site, aReport(await openPage(site), vitals(value)));
    const errors = [
      anError('TypeError: no list\n    at a (https://site.example/remotes/mf-infoplaza/build0001/list.js:1:1)'),
      { ...anError('Error: shell'), remote: 'shell', buildId: 'shell0001' },
    ];
    await send(site, aReport(await openPage(site), { part: 1, errors }));
  });
  afterAll(() => site.close());

  const read = async (path: string, { headers }: { headers: Record<string, string> }) =>
    (await site.app.inject({ url: `/api/v1/telemetry/${path}`, headers })).json();

  it('are page views, ratings and errors of each build, for staff', async () => {
    const { data } = await read('vitals', await addMember(site, 'STAFF'));

    expect(data.builds).toMatchObject([
      {
        remote: 'mf-infoplaza',
        buildId: 'build0001',
        state: 'stable',
        viewCnt: 4,
        errorCnt: 1,
        vitals: [{ name: 'LCP', count: 4, good: 2, needsImprovement: 1, poor: 1 }],
      },
      { remote: 'shell', viewCnt: 0, errorCnt: 1 },
    ]);
    expect(data.days).toHaveLength(2);
  });

  it('name the sources of a stack by the build’s source maps', async () => {
    const staff = await addMember(site, 'STAFF');
    const readStack = async () => {
      const { data } = await read('errors?remote=mf-infoplaza', staff);
      return data.list[0].stack as string[];
    };
    // Traced after the response.
    while (!(await readStack()).join().includes('ListScreen')) await delay(20);

    expect(await readStack()).toEqual(['at mf-infoplaza/src/features/list/ListScreen.tsx:3:1']);
  });

  it('are for staff and teams, with errors of the own remote only', async () => {
    const [visitor, plain, team, qa] = [
      { headers: {} },
      await addMember(site),
      await site.addMember('TEAM:mf-infoplaza'),
      await site.addMember('QA'),
    ];
    const remotesOf = async (reader: { headers: Record<string, string> }) =>
      (await read('errors', reader)).data.list.map(({ remote }: { remote: string }) => remote);

    expect((await read('vitals', visitor)).status.code).toBe('4010');
    expect((await read('vitals', plain)).status.code).toBe('4030');
    expect((await read('errors', plain)).status.code).toBe('4030');
    expect((await read('vitals', team)).status.code).toBe('200');
    expect(await remotesOf(team)).toEqual(['mf-infoplaza']);
    expect((await read('errors?remote=shell', team)).status.code).toBe('4030');
    expect((await remotesOf(qa)).toSorted()).toEqual(['mf-infoplaza', 'shell']);
  });

  it('contain no visitor data: no column has a person, an address or a session', async () => {
    const source = await readFile(new URL('../../db/migrations/0081Telemetry.ts', import.meta.url), 'utf8');

    expect(source).toContain('create table error_day');
    expect(source).not.toMatch(/member|session|address|\bip\b|agent/i);
  });
});
