import type { Session } from '../../testing/testActors.ts';
import { base, openMatrixSite, tokens } from '../matrix/testMatrix.ts';
import { addMember } from '../override/testOverride.ts';

const url = '/api/v1/platform';
const site = await openMatrixSite();
afterAll(() => site.close());

const read = async ({ headers }: Pick<Session, 'headers'>) => (await site.app.inject({ url, headers })).json().data;

describe('page of releases', () => {
  it('shows the released builds, their publishers and the other channels', async () => {
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

  it('shows the check of a build, or why it was left out, which is audited', async () => {
    const check = (body: object, token = tokens.team, build = 'build0002') =>
      site.ask('PUT', `${base}/releases/${build}/check`, token, body);
    const shown = async () => (await read(await addMember(site, 'STAFF'))).releases[1].check;
    const person = '한가람';

    expect((await check({ person, shells: ['shell0001'], faults: ['mount: /a: it throws'] })).code).toBe('200');
    expect(await shown()).toMatchObject({
      person,
      shells: ['shell0001'],
      faults: ['mount: /a: it throws'],
      reason: null,
    });
    expect((await check({ person, reason: '짧음' })).code).toBe('4000');
    expect((await check({ person, reason: '장애를 먼저 멈춥니다.' })).code).toBe('200');
    expect(await shown()).toMatchObject({ person, faults: [], reason: '장애를 먼저 멈춥니다.' });
    const { data } = await site.ask('GET', `${base}/audit`, tokens.team);
    expect(data.list[0]).toMatchObject({
      action: 'unchecked',
      toBuild: 'build0002',
      person,
      reason: '장애를 먼저 멈춥니다.',
    });
    expect((await check({ person, reason: '장애를 먼저 멈춥니다.' }, tokens.reader)).code).toBe('4030');
    expect((await check({ person, shells: [], faults: [] }, tokens.team, 'build0099')).code).toBe('4040');
  });

  it('shows failures of the matrix before successes, and their overrulings', async () => {
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

  it('shows running canaries before ended ones, of every remote', async () => {
    const base = '/api/v1/registry/mf-infoplaza/canary';
    await site.publish('mf-infoplaza', 'build0011', 'next');
    const start = () =>
      site.ask('POST', `${base}?person=${encodeURIComponent('이누리')}`, tokens.team, { to: 'build0011', share: 5 });
    await start();
    await site.ask('DELETE', base, tokens.team);
    const ended = await read(await site.addMember('QA'));
    await start();

    const { canaries } = await read(await site.addMember('TEAM:mf-travel'));

    expect(ended.canaries).toMatchObject([{ state: 'STOPPED', endedDt: expect.any(String) }]);
    expect(canaries).toMatchObject([
      {
        id: 'mf-infoplaza',
        buildId: 'build0011',
        share: 5,
        state: 'RUNNING',
        person: 'mf-infoplaza (이누리)',
        endedDt: null,
      },
      { state: 'STOPPED' },
    ]);
    await site.ask('DELETE', base, tokens.team);
  });

  it.each([
    ['QA', 'team', 2],
    ['TEAM:mf-travel', 'team', 2],
    [undefined, 'none', 0],
  ] as const)('is shown for the right %s as %s', async (right, scope, count) => {
    const answer = await read(await site.addMember(...(right === undefined ? [] : [right])));

    expect([answer.scope, answer.releases.length]).toEqual([scope, count]);
    if (right === undefined) expect([answer.outcomes, answer.canaries]).toEqual([[], []]);
  });

  it('requires sign-in', async () => {
    expect((await site.app.inject(url)).json().status.code).toBe('4010');
  });
});
