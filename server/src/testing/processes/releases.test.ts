import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aRelease, aRemoteJson, aRoute, type TestRelease, toArchive } from '../../release/registry/testReleases.ts';
import { type S3Server, s3Keys, startS3Server } from '../../storage/testS3Server.ts';
import { report } from '../testWholeApi.ts';
import { type Answer, callApi, logIn, openSite, type ServerProcess, type Site } from './site.ts';

const token = 'token-of-the-information-square';
const qaToken = 'token-of-quality-people';
const tokens = { RELEASE_TOKENS: `shell=${token},mf-infoplaza=${token},qa=${qaToken}`, RENDER_LIMIT_MS: '30000' };
const headers = { authorization: `Bearer ${token}` };
const base = '/api/v1/registry/mf-infoplaza';
/** Limit for seeing moves of another process, normally a second, on a busy machine. */
const seenWithinMs = 60_000;

const shellCode = `
const react = require('react');
const { createElement } = react;
exports.prepare = async ({ markup }) => createElement('div', { title: react.changedBy },
  Object.entries(markup).map(([id, html]) => createElement('main', { key: id, dangerouslySetInnerHTML: { __html: html } })));`;
const pageCode = (text: string) => `
const { createElement } = require('react');
exports.prepare = async () => createElement('p', null, ${JSON.stringify(text)});`;

const remoteJson = aRemoteJson({ routes: [aRoute()] });
const shell = aRelease({ buildId: 'shell0001', remoteJson: null, ssr: shellCode });
const aBuild = (buildId: string) => aRelease({ buildId, remoteJson, ssr: pageCode(`화면 ${buildId}`) });

/** Publishes a build with a check that it has passed. */
async function post(server: ServerProcess, release: TestRelease, query = ''): Promise<Answer> {
  const { id, buildId } = release.manifest;
  const response = await fetch(`${server.url}/api/v1/registry/${id}/releases${query}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/gzip' },
    body: new Uint8Array(await toArchive(release)),
  });
  const { status, data } = await response.json();
  if (status.code === '200' && id !== 'shell') {
    const body = { person: '한가람', shells: [], faults: [] };
    await callApi(server, `PUT ${base}/releases/${buildId}/check`, { headers, body });
  }
  return { http: response.status, code: status.code, data, cookies: {}, headers: response.headers };
}

const move = (server: ServerProcess, channel: string, to: string, expect: string | null) =>
  callApi(server, `PATCH ${base}/channels/${channel}`, { headers, body: { to, expect } });

const readText = async (server: ServerProcess, url: string, cookie = '') => {
  const response = await fetch(server.url + url, { headers: { accept: 'text/html', cookie } });
  return `${response.status} ${await response.text()}`;
};

/** Polls until the response contains the text. @returns the last response */
async function waitFor(server: ServerProcess, url: string, text: string): Promise<string> {
  const until = Date.now() + seenWithinMs;
  for (;;) {
    const answer = await readText(server, url);
    if (answer.includes(text) || Date.now() > until) return answer;
  }
}

interface Place {
  readonly name: string;
  /** Returns the environment of one process. */
  environment(at: number): Promise<Readonly<Record<string, string>>>;
  close(): Promise<void>;
}

async function openFolder(): Promise<Place> {
  return { name: 'folder', environment: async () => ({}), close: async () => undefined };
}

/** Opens a bucket and separate folders: the processes share only the bucket. */
async function openBucket(): Promise<Place & { readonly s3: S3Server }> {
  const s3 = await startS3Server();
  const folders: string[] = [];
  return {
    name: 'bucket',
    s3,
    async environment() {
      const folder = await mkdtemp(path.join(tmpdir(), 'haesol-own-'));
      folders.push(folder);
      return {
        HAESOL_DATA_DIR: folder,
        S3_ENDPOINT: s3.endpoint,
        S3_BUCKET: s3Keys.bucket,
        S3_KEY: s3Keys.key,
        S3_SECRET: s3Keys.secret,
      };
    },
    async close() {
      await s3.close();
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

describe.each([
  ['folder', openFolder],
  ['bucket', openBucket],
])('releases of two processes over one database and one %s', (_name, openPlace) => {
  let site: Site;
  let place: Place;
  let first: ServerProcess;
  let second: ServerProcess;
  beforeAll(async () => {
    site = await openSite();
    place = await openPlace();
    const start = async (at: number) => site.start({ ...tokens, ...(await place.environment(at)) });
    first = await start(0);
    second = await start(1);
    await post(first, shell);
  });
  afterAll(async () => {
    await site?.close();
    await place?.close();
  });

  it('serve what the other has published, promoted and rolled back: page, server part and files', async () => {
    const page = '/infoPlaza/notice';
    expect((await post(first, aBuild('build0001'))).data).toMatchObject({ isNew: true, moved: true });
    expect(await waitFor(second, page, '화면 build0001')).toContain('<main><p>화면 build0001</p></main>');

    expect((await post(second, aBuild('build0002'), '?channel=next')).code).toBe('200');
    expect(await readText(first, '/remotes/mf-infoplaza/build0002/entry.js')).toMatch(/^404 /);
    expect(await readText(second, page)).toContain('화면 build0001');

    expect((await move(first, 'stable', 'build0002', 'build0001')).code).toBe('200');
    // At once, because the pages of the first process already contain it.
    expect(await readText(second, '/remotes/mf-infoplaza/build0002/entry.js')).toContain('mf-infoplaza build0002');
    expect(await waitFor(second, page, '화면 build0002')).toContain('/remotes/mf-infoplaza/build0002/entry.js');

    expect((await move(second, 'stable', 'build0001', 'build0002')).code).toBe('200');
    expect(await waitFor(first, page, '화면 build0001')).not.toContain('build0002');
    expect(await readText(first, '/remotes/mf-infoplaza/build0002/start.0a1b2c3d.js')).toMatch(/^200 /);
  });

  it('end the code of a build that was rolled back, with its timers and its changes of shared modules', async () => {
    const page = '/infoPlaza/notice';
    const change =
      "const change = () => { require('react').changedBy = 'build0021'; }; change(); setInterval(change, 10);";
    await post(first, aBuild('build0020'));
    await post(first, aRelease({ buildId: 'build0021', remoteJson, ssr: change + pageCode('화면 build0021') }));
    const servers = [first, second];
    for (const server of servers) expect(await waitFor(server, page, '화면 build0021')).toContain('title="build0021"');

    const movedAt = performance.now();
    expect((await move(second, 'stable', 'build0020', 'build0021')).code).toBe('200');
    const cleaned = await Promise.all(
      servers.map(async (server) => {
        const html = await waitFor(server, page, '<div><main><p>화면 build0020');
        return { html, ms: Math.round(performance.now() - movedAt) };
      }),
    );
    report(`roll-back: pages without its code after ${cleaned.map(({ ms }) => ms).join(' and ')} ms`);

    for (const { html } of cleaned) expect(html).toContain('<div><main><p>화면 build0020</p></main></div>');
  });

  it('share the overrides of one browser, and the rights for them', async () => {
    const admin = await logIn(first, 'admin');
    const member = await logIn(first);
    const giveRights = (server: ServerProcess, rights: readonly string[]) =>
      callApi(server, 'PUT /api/v1/admin/rights', {
        headers: admin.headers,
        body: { userId: 'student@demo.example', rights },
      });
    const choose = (server: ServerProcess) =>
      callApi(server, 'POST /api/v1/registry/override', {
        headers: member.headers,
        body: { mf: 'mf-infoplaza@pr-2' },
      });
    const entry = '/remotes/mf-infoplaza/build0012/entry.js';
    await post(first, aBuild('build0011'));
    await waitFor(second, '/infoPlaza/notice', '화면 build0011');
    await post(second, aBuild('build0012'), '?channel=pr-2');
    await giveRights(first, ['TEAM:mf-infoplaza']);
    const chosen = await choose(second);
    const cookie = `hs_mf=${chosen.cookies.hs_mf}`;

    for (const server of [first, second]) {
      expect(await readText(server, '/infoPlaza/notice', cookie)).toContain('<main><p>화면 build0012</p></main>');
      expect(await readText(server, '/infoPlaza/notice')).toContain('<main><p>화면 build0011</p></main>');
      expect(await readText(server, entry, cookie)).toMatch(/^200 /);
      expect(await readText(server, entry)).toMatch(/^404 /);
    }
    await giveRights(second, []);
    expect([chosen.code, (await choose(first)).code]).toEqual(['200', '4030']);
  });

  it('share results of the matrix, and who overruled them', async () => {
    await post(first, aBuild('build0021'), '?channel=pr-3');
    const { list } = (await callApi(first, `GET ${base}/releases`, { headers })).data;
    const now = list.find((row: { channels: string[] }) => row.channels.includes('stable')).buildId;
    const outcome = { builds: { 'mf-infoplaza': 'build0021' }, spec: 'journey', passed: false, detail: '' };
    const reported = await callApi(first, 'POST /api/v1/matrix/results', {
      headers: { authorization: `Bearer ${qaToken}` },
      body: { person: '한가람', site: null, outcomes: [outcome] },
    });
    const refused = await move(second, 'stable', 'build0021', now);
    const overruled = await callApi(second, `POST ${base}/releases/build0021/overrule`, {
      headers,
      body: { person: '이누리', reason: '시험 서버의 장애입니다.' },
    });

    expect([reported.code, refused.code, overruled.code]).toEqual(['200', '4000', '200']);
    expect((await move(first, 'stable', 'build0021', now)).code).toBe('200');
  });

  it('let one of two moves win, in any processes', async () => {
    for (const buildId of ['build0003', 'build0004', 'build0005']) {
      expect((await post(first, aBuild(buildId), '?channel=pr-1')).code).toBe('200');
    }
    const now = (await callApi(first, `GET ${base}/audit`, { headers })).data.list.find(
      (row: { channel: string }) => row.channel === 'stable',
    ).toBuild;

    const answers = await Promise.all([
      move(first, 'stable', 'build0003', now),
      move(second, 'stable', 'build0004', now),
      move(first, 'stable', 'build0005', now),
    ]);

    expect(answers.map(({ code }) => code).sort()).toEqual(['200', '4000', '4000']);
  });

  it('accept the same build from both concurrently', async () => {
    const answers = await Promise.all([post(first, aBuild('build0006')), post(second, aBuild('build0006'))]);

    const releases = await callApi(second, `GET ${base}/releases`, { headers });
    expect(answers.map(({ code }) => code)).toEqual(['200', '200']);
    expect(releases.data.list.find((row: { buildId: string }) => row.buildId === 'build0006').channels).toContain(
      'stable',
    );
    for (const server of [first, second]) {
      expect(await readText(server, '/remotes/mf-infoplaza/build0006/entry.js')).toContain('mf-infoplaza build0006');
    }
  });
});

describe('a process whose bucket becomes unavailable', () => {
  let site: Site;
  let place: Awaited<ReturnType<typeof openBucket>>;
  let server: ServerProcess;
  beforeAll(async () => {
    site = await openSite();
    place = await openBucket();
    server = await site.start({ ...tokens, ...(await place.environment(0)) });
    await post(server, shell);
    await post(server, aBuild('build0001'));
    await post(server, aBuild('build0002'), '?channel=next');
  });
  afterAll(async () => {
    await site?.close();
    await place?.close();
  });

  it('continues with cached files, refuses new ones, and moves channels', async () => {
    expect(await readText(server, '/infoPlaza/notice')).toContain('화면 build0001');
    await place.s3.close();

    expect(await readText(server, '/remotes/mf-infoplaza/build0001/entry.js')).toMatch(/^200 /);
    expect(await post(server, aBuild('build0003'))).toMatchObject({ http: 503, code: '5000' });
    expect((await move(server, 'stable', 'build0002', 'build0001')).code).toBe('200');
    expect(await waitFor(server, '/infoPlaza/notice', 'build0002')).toContain('화면 build0002');
    expect(await readText(server, '/remotes/mf-infoplaza/build0001/nothing.js')).toMatch(/^503 /);
  });

  it('does not start without it, and reports why', async () => {
    await expect(site.start(await place.environment(1))).rejects.toThrow('the bucket haesol did not do GET the bucket');
  });
});
