import { sql } from 'kysely';
import { listAudit } from '../registry/auditRepository.ts';
import { pruneReleases } from '../registry/pruneReleases.ts';
import { base, openMatrixSite, tokens } from './testMatrix.ts';

const reasoned = { person: '이누리', reason: '시험 서버의 장애입니다.' };

const site = await openMatrixSite();
beforeAll(async () => {
  for (const build of ['build0003', 'build0004', 'build0005', 'build0006']) {
    await site.publish('mf-infoplaza', build, 'next');
  }
}, 360_000);
afterEach(async () => {
  await sql`truncate matrix_result, matrix_build`.execute(site.db);
  await sql`update remote_channel set build_id = case remote_id when 'shell' then 'shell0001' else 'build0001' end
    where channel = 'stable'`.execute(site.db);
  // Removes the rollback targets, for which nothing is refused.
  await sql`delete from remote_audit where channel = 'stable' and to_build not in ('build0001', 'shell0001')`.execute(
    site.db,
  );
});
afterAll(() => site.close());

describe('a failed mix of builds', () => {
  it('refuses each of its builds for stable, and names the mix', async () => {
    await site.report('shell0002', 'build0002', false);

    const remote = await site.move('build0002', 'build0001');
    const shell = await site.move('shell0002', 'shell0001', 'shell');
    const other = await site.move('build0003', 'build0001');

    expect(remote.code).toBe('4000');
    expect(remote.message).toContain('journey with mf-infoplaza@build0002,shell@shell0002');
    expect(remote.message).toContain('npm run mf -- overrule mf-infoplaza build0002');
    expect([shell.code, other.code]).toEqual(['4000', '200']);
  });

  it('refuses a canary too, until overruled', async () => {
    await site.report('shell0001', 'build0002', false);
    const start = () => site.ask('POST', `${base}/canary`, tokens.team, { to: 'build0002', share: 5 });
    const refused = await start();
    await site.overrule('build0002', reasoned);

    expect([refused.code, (await start()).code]).toEqual(['4000', '200']);
    expect((await site.ask('DELETE', `${base}/canary`, tokens.team)).code).toBe('200');
  });

  it('refuses publishing the build to stable again, and allows other channels', async () => {
    await site.report('shell0001', 'build0002', false);

    await expect(site.publish('mf-infoplaza', 'build0002', 'next')).resolves.toBeUndefined();
    expect((await site.move('build0002', 'build0001')).code).toBe('4000');
  });

  it('is resolved only by the same spec', async () => {
    await site.report('shell0001', 'build0002', false);
    await site.report('shell0001', 'build0002', true, { spec: 'delivery' });
    const before = await site.move('build0002', 'build0001');

    await site.report('shell0001', 'build0002', true);

    expect([before.code, (await site.move('build0002', 'build0001')).code]).toEqual(['4000', '200']);
  });

  it('is overruled with name and reason, for one build and for the known failures', async () => {
    await site.report('shell0002', 'build0002', false);
    const nameless = await site.overrule('build0002', { ...reasoned, person: '' });
    const groundless = await site.overrule('build0002', { ...reasoned, reason: ' ' });
    const done = await site.overrule('build0002', reasoned);
    const again = await site.overrule('build0002', reasoned);

    expect([nameless.code, groundless.code, again.code]).toEqual(['4000', '4000', '4000']);
    expect(done.data).toEqual({ overruled: 1 });
    expect((await site.move('shell0002', 'shell0001', 'shell')).code).toBe('4000');
    const [row] = await listAudit(site.db, 'mf-infoplaza', 1);
    expect(row).toMatchObject({ action: 'overrule', to_build: 'build0002', ...reasoned });
    await site.report('shell0001', 'build0002', false);
    expect((await site.move('build0002', 'build0001')).code).toBe('4000');
    await site.overrule('build0002', reasoned);
    expect((await site.move('build0002', 'build0001')).code).toBe('200');
  });

  it('allows a rollback, but not to a build that was rolled back', async () => {
    await site.move('build0004', 'build0001');
    await site.move('build0005', 'build0004');
    for (const build of ['build0004', 'build0005']) await site.report('shell0001', build, false);

    expect((await site.move('build0004', 'build0005')).code).toBe('200');
    expect((await site.move('build0005', 'build0004')).code).toBe('4000');
  });

  it('is deleted with one of its builds', async () => {
    await site.publish('mf-infoplaza', 'build0099', 'pr-9');
    await site.report('shell0002', 'build0099', false);
    await sql`delete from remote_channel where channel = 'pr-9'`.execute(site.db);
    await sql`update remote_release set published_at = now() - interval '40 days' - (random() * interval '1 day')
      where build_id = 'build0099'`.execute(site.db);
    for (let at = 10; at < 20; at += 1) await site.publish('mf-infoplaza', `build00${at}`, 'next');

    const gone = await pruneReleases({ db: site.db, store: site.store, id: 'mf-infoplaza', actor: 'test' });

    expect(gone).toEqual(['build0099']);
    expect((await site.move('shell0002', 'shell0001', 'shell')).code).toBe('200');
  });
});

describe('matrix results', () => {
  it.each([
    ['team', '4030'],
    ['reader', '4030'],
    ['nobody', '4011'],
  ] as const)('are refused with the token %s', async (name, code) => {
    const answer = await site.report('shell0001', 'build0002', false, { token: tokens[name] });
    const link = await site.ask('POST', '/api/v1/matrix/links', tokens[name], { builds: { shell: 'shell0002' } });

    expect([answer.code, link.code]).toEqual([code, code]);
    expect((await site.move('build0002', 'build0001')).code).toBe('200');
  });

  it('are refused completely with an unknown build', async () => {
    const { code, message } = await site.ask('POST', '/api/v1/matrix/results', tokens.qa, {
      person: '한가람',
      site: null,
      outcomes: [
        { builds: { 'mf-infoplaza': 'build0006' }, spec: 'journey', passed: false, detail: '' },
        { builds: { 'mf-infoplaza': 'build9999' }, spec: 'journey', passed: false, detail: '' },
      ],
    });

    expect([code, message]).toEqual(['4000', expect.stringContaining('mf-infoplaza has no build build9999')]);
    expect((await site.move('build0006', 'build0001')).code).toBe('200');
  });
});

describe('a read-only token', () => {
  it('reads channels, manifest and every file of a build', async () => {
    const { data } = await site.ask('GET', `${base}/releases/build0002/manifest`, tokens.reader);
    const file = (name: string, token = tokens.reader) =>
      site.ask('GET', `${base}/releases/build0002/file?${new URLSearchParams({ name })}`, token);

    expect(data.manifest).toMatchObject({ id: 'mf-infoplaza', buildId: 'build0002', ssr: 'ssr/server.js' });
    for (const name of ['entry.js', 'ssr/server.js', 'maps/entry.js.map']) {
      const { code, data: answer } = await file(name);
      expect([code, Buffer.from(answer.base64, 'base64').length > 0]).toEqual(['200', true]);
    }
    expect((await file('../build0001/entry.js')).code).toBe('4040');
    expect((await file('entry.js', tokens.qa)).code).toBe('200');
    expect((await file('entry.js', tokens.shell)).code).toBe('4030');
    expect((await site.ask('GET', `${base}/releases`, tokens.reader)).code).toBe('200');
  });

  it('cannot write', async () => {
    const url = `${base}/channels/stable`;
    const move = { to: 'build0002', expect: 'build0001' };
    const answers = [
      await site.ask('PATCH', url, tokens.reader, move),
      await site.ask('PATCH', url, tokens.qa, move),
      await site.ask('POST', `${base}/previews`, tokens.reader, { buildId: 'build0002' }),
      await site.ask('POST', `${base}/releases`, tokens.reader, {}),
      await site.overrule('build0002', reasoned, tokens.reader),
    ];

    expect(answers.map(({ code }) => code)).toEqual(Array(5).fill('4030'));
  });
});
