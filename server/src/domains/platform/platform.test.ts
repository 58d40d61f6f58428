import type { Session } from '../../everyCall/actors.ts';
import { type MatrixSite, openMatrixSite } from '../../matrix/testing.ts';
import { addMember } from '../../override/testing.ts';
import { busyMachineMs } from '../../registry/testing/releases.ts';

const url = '/api/v1/platform';
let site: MatrixSite;
beforeAll(async () => {
  site = await openMatrixSite();
}, 2 * busyMachineMs);
afterAll(() => site.close());

const read = async ({ headers }: Pick<Session, 'headers'>) => (await site.app.inject({ url, headers })).json().data;

describe('the page of releases', () => {
  it('says what stands in pages, by whom and where the other channels are', async () => {
    await site.move('build0002', 'build0001');
    const { scope, releases } = await read(await addMember(site, 'STAFF'));

    expect(scope).toBe('staff');
    expect(releases).toMatchObject([
      { id: 'shell', buildId: 'shell0001', area: [], channels: [{ channel: 'next', buildId: 'shell0002' }] },
      {
        id: 'mf-infoplaza',
        buildId: 'build0002',
        person: 'test',
        movedBy: 'mf-infoplaza',
        area: ['/infoPlaza'],
        enabled: true,
        entry: '/remotes/mf-infoplaza/build0002/entry.js',
        integrity: expect.stringMatching(/^sha384-/),
        channels: [{ channel: 'pr-7', buildId: 'build0002' }],
      },
    ]);
  });

  it('shows failures of the matrix before what has passed, and who has overruled one', async () => {
    await site.report('shell0002', 'build0002', false);
    await site.report('shell0001', 'build0002', true);
    await site.overrule('build0002', { person: '이누리', reason: '시험 서버의 장애입니다.' });

    const { outcomes } = await read(await site.addMember('TEAM:mf-travel'));

    expect(outcomes).toMatchObject([
      {
        passed: false,
        spec: 'journey',
        builds: [
          { id: 'mf-infoplaza', buildId: 'build0002', overruledBy: '이누리', reason: '시험 서버의 장애입니다.' },
          { id: 'shell', buildId: 'shell0002', overruledBy: null, reason: null },
        ],
      },
      { passed: true },
    ]);
  });

  it.each([
    ['QA', 'team', 2],
    ['TEAM:mf-travel', 'team', 2],
    [undefined, 'none', 0],
  ] as const)('is for the right %s as %s', async (right, scope, count) => {
    const answer = await read(await site.addMember(...(right === undefined ? [] : [right])));

    expect([answer.scope, answer.releases.length]).toEqual([scope, count]);
    if (right === undefined) expect(answer.outcomes).toEqual([]);
  });

  it('is for nobody who has not signed in', async () => {
    expect((await site.app.inject(url)).json().status.code).toBe('4010');
  });
});
