import { guardPublication } from '../matrix/guardMove.ts';
import { base, openMatrixSite, tokens } from '../matrix/testMatrix.ts';
import { addMember } from '../override/testOverride.ts';

const site = await openMatrixSite();
afterAll(() => site.close());

const person = '한가람';
const reason = '장애를 먼저 멈춥니다.';
const canary = (to: string) => site.ask('POST', `${base}/canary`, tokens.team, { to, share: 5 });
const check = (build: string, body: object) =>
  site.ask('PUT', `${base}/releases/${build}/check`, tokens.team, { person, ...body });
const readPlatform = async () => {
  const { headers } = await addMember(site, 'STAFF');
  return (await site.app.inject({ url: '/api/v1/platform', headers })).json().data;
};

describe('a build without a stored check', () => {
  it('is refused by a move of stable and by a canary, with a sentence that names the ways out', async () => {
    await site.publish('mf-infoplaza', 'build0101', 'next', { isChecked: false });

    const refused = [await site.move('build0101', 'build0001'), await canary('build0101')];
    const elsewhere = await site.ask('PATCH', `${base}/channels/pr-9`, tokens.team, { to: 'build0101', expect: null });

    for (const { code, message } of refused) {
      expect(code).toBe('4000');
      expect(message).toMatch(/^mf-infoplaza build0101 has not been checked: .*--no-check --reason "…"/);
    }
    expect(elsewhere.code).toBe('200');
    expect((await readPlatform()).releases[1].buildId).toBe('build0001');
  });

  it('is refused as well after a check with faults, and taken after one without', async () => {
    await site.publish('mf-infoplaza', 'build0102', 'next', { isChecked: false });
    await check('build0102', { shells: ['shell0001'], faults: ['mount: /a: it throws'] });

    const failed = await site.move('build0102', 'build0001');
    const uploadAgain = guardPublication(site.db, { id: 'mf-infoplaza', channel: 'stable', to: 'build0102' });
    await expect(uploadAgain).rejects.toThrow('build0102 has not passed its check');
    await check('build0102', { shells: ['shell0001'], faults: [] });

    expect(failed.message).toContain('build0102 has not passed its check');
    expect((await site.move('build0102', 'build0001')).code).toBe('200');
    await site.move('build0001', 'build0102');
  });

  it('is taken for a reason, which the audit and the page of releases show, also of a canary', async () => {
    await site.publish('mf-infoplaza', 'build0103', 'next', { isChecked: false });
    await check('build0103', { reason });

    const started = await canary('build0103');
    const running = await readPlatform();
    const moved = await site.move('build0103', 'build0001');
    const released = await readPlatform();
    const { data: audit } = await site.ask('GET', `${base}/audit`, tokens.team);

    expect([started.code, moved.code]).toEqual(['200', '200']);
    expect(running.canaries[0]).toMatchObject({ buildId: 'build0103', check: { person, reason } });
    expect(released.releases[1]).toMatchObject({ buildId: 'build0103', check: { person, reason } });
    expect(audit.list).toContainEqual(expect.objectContaining({ action: 'unchecked', toBuild: 'build0103', reason }));
    await site.move('build0001', 'build0103');
  });

  it('is taken by a rollback, because visitors have had it', async () => {
    await site.publish('mf-infoplaza', 'build0104', 'stable', { isChecked: false });
    await site.publish('mf-infoplaza', 'build0105', 'stable');

    const back = await site.move('build0104', 'build0105');
    const forth = await site.move('build0001', 'build0104');
    const again = await site.move('build0104', 'build0001');

    expect([back.code, forth.code]).toEqual(['200', '200']);
    expect(again.message).toContain('build0104 has not been checked');
  });

  it('is taken for the shell, which has no check', async () => {
    expect((await site.move('shell0002', 'shell0001', 'shell')).code).toBe('200');
  });
});
