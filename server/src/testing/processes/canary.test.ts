import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { hasCanary } from '../../release/canary/chooseCanaries.ts';
import { pagePath } from '../../release/override/testOverride.ts';
import { saveCheck } from '../../release/registry/checkRepository.ts';
import {
  aRelease,
  aRemoteJson,
  aRoute,
  passedCheck,
  type TestRelease,
  toArchive,
} from '../../release/registry/testReleases.ts';
import { anError, aReport, openPage } from '../../release/telemetry/testTelemetry.ts';
import { report } from '../testWholeApi.ts';
import { callApi, logIn, openSite, pick, type ServerProcess, type Site, waitFor } from './site.ts';

const token = 'token-of-the-information-square';
const metricsToken = 'token-of-prometheus';
const headers = { authorization: `Bearer ${token}` };
const base = '/api/v1/registry/mf-infoplaza';
const reports = 20;
/** Excludes pages of the first five seconds, which do not count. */
const settledMs = 6_000;
const canary = { remote: 'mf-infoplaza', buildId: 'build0002' } as const;

const aBuild = (buildId: string) => aRelease({ buildId, remoteJson: aRemoteJson({ routes: [aRoute()] }) });

describe('reports and a canary over two processes', () => {
  let site: Site;
  let servers: readonly ServerProcess[];
  beforeAll(async () => {
    site = await openSite();
    const environment = {
      RELEASE_TOKENS: `shell=${token},mf-infoplaza=${token}`,
      METRICS_TOKEN: metricsToken,
      // All reports come from this address; another one counts for only two failures a day.
      RATE_TRUSTED_CIDRS: '127.0.0.0/8,::1/128',
    };
    servers = [await site.start(environment), await site.start(environment)];
    await publish(aRelease({ buildId: 'shell0001', remoteJson: null }), 'stable');
    await publish(aBuild('build0001'), 'stable');
    await publish(aBuild('build0002'), 'next');
    await saveCheck(site.handle.db, 'mf-infoplaza', 'build0002', passedCheck);
    // A process sees a release of another one up to a second later.
    for (const at of [0, 1]) await waitFor(() => hasBuild(at, {}, 'build0001'));
  });
  afterAll(() => site.close());

  async function publish(release: TestRelease, channel: string): Promise<void> {
    const { url } = pick(servers, 0);
    await fetch(`${url}/api/v1/registry/${release.manifest.id}/releases?channel=${channel}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/gzip' },
      body: new Uint8Array(await toArchive(release)),
    });
  }

  const getPage = async (server: ServerProcess, cookies: Readonly<Record<string, string>>) => {
    const cookie = Object.entries(cookies).map((pair) => pair.join('='));
    const response = await fetch(server.url + pagePath, {
      headers: { accept: 'text/html', cookie: cookie.join('; ') },
    });
    return { body: await response.text(), headers: Object.fromEntries(response.headers) };
  };
  const hasBuild = async (at: number, cookies: Readonly<Record<string, string>>, build: string) =>
    (await getPage(pick(servers, at), cookies)).body.includes(`/mf-infoplaza/${build}/`);

  /** Makes both processes read the releases again, because their version does not include the start time. */
  async function settle(): Promise<void> {
    await site.handle.db
      .updateTable('remote_canary')
      .set({ started_at: new Date(Date.now() - settledMs) })
      .execute();
    await callApi(pick(servers, 0), `PATCH ${base}/channels/pr-1`, {
      headers,
      body: { to: 'build0001', expect: null },
    });
    await delay(2_000);
  }

  it('count a page view once, by any processes, with the same totals in both', async () => {
    const marks = await Promise.all(
      Array.from({ length: reports }, (_none, at) =>
        openPage({ get: (_path, cookies) => getPage(pick(servers, at), cookies) }),
      ),
    );
    const errors = [anError('Error: no list')];
    await Promise.all(
      marks.flatMap((mark) =>
        servers.flatMap((server) => [
          callApi(server, 'POST /api/v1/telemetry', { body: aReport(mark) }),
          callApi(server, 'POST /api/v1/telemetry', { body: aReport(mark, { part: 1, errors }) }),
        ]),
      ),
    );

    const staff = await logIn(pick(servers, 0), 'admin');
    const counted = { remote: 'mf-infoplaza', buildId: 'build0001', viewCnt: reports, errorCnt: reports };
    for (const server of servers) {
      const { data } = await callApi(server, 'GET /api/v1/telemetry/vitals', { headers: staff.headers });
      expect(data.builds).toMatchObject([{ ...counted, vitals: [{ name: 'LCP', count: reports }] }]);
      const list = (await callApi(server, 'GET /api/v1/telemetry/errors', { headers: staff.headers })).data.list;
      expect(list).toMatchObject([{ message: 'Error: no list', count: reports }]);
      const metrics = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
      const text = await metrics.text();
      expect(text).toContain(`haesol_page_views_total{remote="mf-infoplaza",build="build0001"} ${reports}\n`);
      expect(text).toContain(
        `haesol_errors_total{remote="mf-infoplaza",build="build0001",kind="remote.caught"} ${reports}`,
      );
    }
  });

  it('starts once, is seen by both, and ends once for any number of concurrent reports', async () => {
    const start = (at: number) =>
      callApi(pick(servers, at), `POST ${base}/canary`, { headers, body: { to: 'build0002', share: 10 } });
    const started = await Promise.all([start(0), start(1)]);
    expect(started.map(({ code }) => code).sort()).toEqual(['200', '4000']);
    const row = await site.handle.db.selectFrom('remote_canary').select('canary_id').executeTakeFirstOrThrow();
    const find = (isIn: boolean) =>
      Array.from({ length: 10_000 }, (_none, group) => group).find(
        (group) => hasCanary({ canaryId: row.canary_id, share: 10 }, group) === isIn,
      );
    const inside = { hs_group: String(find(true)) };
    const outside = { hs_group: String(find(false)) };
    for (const at of [0, 1]) {
      await waitFor(() => hasBuild(at, inside, 'build0002'));
      expect(await hasBuild(at, outside, 'build0001')).toBe(true);
    }
    await settle();

    const marks = await Promise.all(
      Array.from({ length: reports }, (_none, at) =>
        openPage({ get: (_path, cookies) => getPage(pick(servers, at), cookies) }, inside),
      ),
    );
    // Each to the process that has not sent the page.
    await Promise.all(
      marks.map((mark, at) =>
        callApi(pick(servers, at + 1), 'POST /api/v1/telemetry', {
          body: aReport(mark, { part: 1, view: canary, vitals: [], errors: [anError('Error: no list', canary)] }),
        }),
      ),
    );

    const lists = await Promise.all(servers.map((server) => callApi(server, `GET ${base}/canary`, { headers })));
    for (const { data } of lists) expect(data.list).toMatchObject([{ state: 'RETURNED', stableFailureCnt: 0 }]);
    const [{ canaryFailureCnt = 0 }] = lists[0]?.data.list ?? [{}];
    // Reports after the one that ended it do not count.
    expect(canaryFailureCnt).toBeGreaterThan(1);
    expect(canaryFailureCnt).toBeLessThan(reports);
    const audit = await site.handle.db
      .selectFrom('remote_audit')
      .select('action')
      .where('actor', '=', 'canary')
      .execute();
    expect(audit).toEqual([{ action: 'canary.return' }]);
    for (const at of [0, 1]) await waitFor(() => hasBuild(at, inside, 'build0001'));
  });

  it('would end several times if each checked before writing', async () => {
    const { db } = site.handle;
    await sql`create table canary_copy as select 'RUNNING' as state`.execute(db);
    const ends = await Promise.all(
      Array.from({ length: reports }, () =>
        db.transaction().execute(async (trx) => {
          const { rows } = await sql<{ state: string }>`select state from canary_copy`.execute(trx);
          await sql`select pg_sleep(0.5)`.execute(trx);
          await sql`update canary_copy set state = 'RETURNED'`.execute(trx);
          return rows[0]?.state === 'RUNNING';
        }),
      ),
    );
    const count = ends.filter(Boolean).length;
    report(`canary: control that looks first ended one canary ${count} times`);

    expect(count).toBeGreaterThan(1);
  });
});
