import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { setUpTestApp } from '../../testing/testApp.ts';
import { createTestEdge } from '../../testing/testWholeApi.ts';
import { toIntegrity } from './integrity.ts';
import { aRelease, aRemoteJson, aRoute, type TestRelease, toArchive } from './testReleases.ts';

const token = 'token-of-team-infoplaza';
const url = '/api/v1/registry/mf-infoplaza/releases';

const test = setUpTestApp({
  environment: { RELEASE_TOKENS: `mf-infoplaza=${token},mf-travel=token-of-team-travel` },
  plugins: [createTestEdge()],
});

const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' };

async function post(payload: Buffer, query = '') {
  const response = await test.app.inject({ method: 'POST', url: url + query, headers, payload });
  return { http: response.statusCode, ...response.json() };
}

/** Lists all stored files; `release-token` and similar are not releases. */
const listStored = () => readdir(join(test.context.config.dataDir, 'releases'), { recursive: true }).catch(() => []);
const countRows = async () => (await test.db.selectFrom('remote_release').select('build_id').execute()).length;

/** Builds a tar entry as a malicious program does. */
function anEntry(name: string, body: Buffer, type = '0'): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0, 100, 'utf8');
  header.write('0000644\0', 100);
  header.write(`${body.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write(type, 156);
  header.fill(' ', 148, 156);
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, body, Buffer.alloc((512 - (body.length % 512)) % 512)]);
}

const aTar = (...entries: Buffer[]) => gzipSync(Buffer.concat([...entries, Buffer.alloc(1_024)]));

/** Builds a release with an additional file in both its list and its archive. */
function withFile({ manifest, files }: TestRelease, name: string): Buffer {
  const bytes = Buffer.from('pwned');
  const listed = { ...manifest, files: { ...manifest.files, [name]: toIntegrity(bytes) } };
  return aTar(
    ...[...files].map(([file, content]) => anEntry(file, Buffer.from(content))),
    anEntry(name, bytes),
    anEntry('release.json', Buffer.from(JSON.stringify(listed))),
  );
}

describe('a malicious team', () => {
  it.each([
    '../../../evil.js',
    '/tmp/evil.js',
    'a/../../evil.js',
    'a\\..\\evil.js',
    '.ssh/evil.js',
    '__proto__',
    'evil.html',
    'entry.js.br',
    `${'a/'.repeat(45)}evil.js`.padEnd(99, 'x'),
  ])('cannot write a file with the name %s', async (name) => {
    const { http, status, data } = await post(withFile(aRelease({ buildId: 'build0001' }), name));

    expect([http, status.code]).toEqual([200, '4000']);
    expect(data.fieldErrors).toMatchObject([{ field: 'release', code: 'invalid' }]);
    expect(await listStored()).toEqual([]);
    expect(await countRows()).toBe(0);
  });

  it.each([
    ['a link', aTar(anEntry('link.js', Buffer.alloc(0), '2'))],
    ['a hard link', aTar(anEntry('link.js', Buffer.alloc(0), '1'))],
    ['a device', aTar(anEntry('null.js', Buffer.alloc(0), '3'))],
    ['thousands of files', aTar(...Array.from({ length: 1_200 }, (_, at) => anEntry(`${at}.js`, Buffer.alloc(0))))],
    ['a bomb', gzipSync(Buffer.alloc(120 * 1024 * 1024))],
    [
      'two files of one name',
      aTar(anEntry('release.json', Buffer.from('{}')), anEntry('release.json', Buffer.from('{}'))),
    ],
    ['a release.json that is no object', aTar(anEntry('release.json', Buffer.from('[]')))],
    [
      'a release.json of a megabyte',
      aTar(anEntry('release.json', Buffer.from(JSON.stringify({ id: 'x'.repeat(1e6) })))),
    ],
    ['nothing at all', aTar()],
  ])('gets an error for %s, and the server continues', async (_name, archive) => {
    const { status } = await post(archive);

    expect(status.code).toBe('4000');
    expect(await listStored()).toEqual([]);
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
  });

  it.each<[string, Partial<Parameters<typeof aRelease>[0]>]>([
    [
      '/api/v1/nonsense is no call of the API',
      { remoteJson: aRemoteJson({ routes: [aRoute({ gets: ['/api/v1/nonsense'] })] }) },
    ],
    [
      '/sitemap.xml is no call of the API',
      { remoteJson: aRemoteJson({ routes: [aRoute({ gets: ['/sitemap.xml'] })] }) },
    ],
    ...['/api/x/mf-travel/tours', '/api/x/mf-infoplaza/../../../sitemap.xml', '/api/x/mf-infoplaza/%2e%2e/a'].map(
      (call): [string, Partial<Parameters<typeof aRelease>[0]>] => [
        `${call} is no call of the API`,
        { remoteJson: aRemoteJson({ routes: [aRoute({ gets: [call] })] }) },
      ],
    ),
    [
      '/sitemap.xml is no call of the API',
      { remoteJson: aRemoteJson({ routes: [aRoute({ listedBy: { get: '/sitemap.xml', key: 'a', where: {} } })] }) },
    ],
    [
      'the site map reads no more than 20 lists',
      {
        remoteJson: aRemoteJson({
          routes: Array.from({ length: 21 }, (_, at) =>
            aRoute({ path: `/infoPlaza/${at}`, listedBy: { get: '/api/v1/posts/list', key: 'a', where: {} } }),
          ),
        }),
      },
    ],
    [
      'home.notices.v1 asks for more than 20 things',
      {
        remoteJson: aRemoteJson({
          offers: [{ slot: 'home.notices.v1', gets: Array.from({ length: 21 }, () => '/api/v1/posts/list') }],
        }),
      },
    ],
    ['/file/x lies', { remoteJson: aRemoteJson({ area: ['/'], routes: [aRoute({ path: '/file/x' })] }) }],
  ])('cannot publish pages that cost the server too much: %s', async (reason, options) => {
    const { data } = await post(await toArchive(aRelease({ buildId: 'build0001', ...options })));

    expect(data.fieldErrors[0].message).toContain(reason.replace(' lies', ' belongs to the server'));
  });

  it('cannot fill the store with builds, but can continue with existing ones', async () => {
    await sql`
      insert into remote_release (remote_id, build_id, manifest, manifest_digest, published_by)
      select 'mf-infoplaza', 'flood' || n, '{}', 'x', 'test' from generate_series(1000, 1198) n`.execute(test.db);
    const last = await toArchive(aRelease({ buildId: 'build0010' }));

    const codes = [(await post(last)).status.code, (await post(last)).status.code];
    const { data } = await post(await toArchive(aRelease({ buildId: 'build0011' })));
    await sql`delete from remote_channel`.execute(test.db);
    await sql`delete from remote_release`.execute(test.db);
    await rm(join(test.context.config.dataDir, 'releases'), { recursive: true });

    expect(codes).toEqual(['200', '200']);
    expect(data.fieldErrors).toMatchObject([{ code: 'refused', message: expect.stringContaining('within a day') }]);
  });

  it('cannot keep more than three archives in memory at once', async () => {
    const archive = await toArchive(aRelease({ buildId: 'build0012' }));

    const answers = await Promise.all(Array.from({ length: 8 }, () => post(archive)));
    const after = await post(archive);

    expect(answers.filter(({ http }) => http === 200)).toHaveLength(3);
    expect(answers.filter(({ http }) => http === 503)).toHaveLength(5);
    expect(after.http).toBe(200);
    await sql`delete from remote_channel`.execute(test.db);
    await sql`delete from remote_release`.execute(test.db);
    await rm(join(test.context.config.dataDir, 'releases'), { recursive: true });
  });

  it('cannot use the container name of a neighbour with the same prefix', async () => {
    const { manifest, files } = aRelease({ buildId: 'build0001' });

    const { data } = await post(
      await toArchive({ manifest: { ...manifest, global: 'mf_infoplazatwo_build0001' }, files }),
    );

    expect(data.fieldErrors[0].message).toContain('does not start with mf_infoplaza_');
  });
});

describe('a careless team', () => {
  /** Sends the beginning of an upload and disconnects. */
  async function hangUp(address: string, archive: Buffer): Promise<void> {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const lines = [
      `POST ${url} HTTP/1.1`,
      'Host: x',
      `Authorization: Bearer ${token}`,
      'Content-Type: application/gzip',
    ];
    socket.write([...lines, `Content-Length: ${archive.length}`, '', ''].join('\r\n'));
    socket.write(archive.subarray(0, archive.length / 2));
    socket.end();
    await once(socket.resume(), 'close');
  }

  it('leaves no files after an aborted upload, and can retry it', async () => {
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const archive = await toArchive(aRelease({ buildId: 'build0002' }));

    await hangUp(address, archive);
    const before = [await countRows(), (await listStored()).length];
    const { data } = await post(archive);

    expect(before).toEqual([0, 0]);
    expect(data).toMatchObject({ isNew: true, moved: true });
  });

  it('has a build once after publishing it twice concurrently', async () => {
    const archive = await toArchive(aRelease({ buildId: 'build0003' }));

    const answers = await Promise.all([post(archive), post(archive), post(archive)]);

    expect(answers.map(({ status }) => status.code)).toEqual(['200', '200', '200']);
    expect(answers.filter(({ data }) => data.moved)).toHaveLength(1);
  });

  it('has one complete build after publishing two with one name concurrently', async () => {
    const releases = ['one', 'two'].map((text) => aRelease({ buildId: 'build0004', text }));

    const answers = await Promise.all(releases.map(async (release) => post(await toArchive(release))));

    const codes = answers.map(({ status }) => status.code);
    const winner = releases[codes.indexOf('200')];
    const served = await test.app.inject('/remotes/mf-infoplaza/build0004/entry.js');
    expect(codes.sort()).toEqual(['200', '4000']);
    expect(served.rawPayload).toEqual(Buffer.from(winner?.files.get('entry.js') ?? ''));
  });

  it('gets a conflict for one of two builds published concurrently', async () => {
    const archives = await Promise.all(['build0005', 'build0006'].map((buildId) => toArchive(aRelease({ buildId }))));

    const answers = await Promise.all(archives.map((archive) => post(archive, '?expect=build0004')));

    expect(answers.map(({ status }) => status.code).sort()).toEqual(['200', '4000']);
    const [late] = answers.filter(({ status }) => status.code !== '200');
    expect(late?.data.fieldErrors).toMatchObject([{ code: 'conflict' }]);
  });
});
