import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { createUid } from '../../db/uuid.ts';
import { limitRules } from '../../http/limits/limits.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { waitFor } from '../../testing/processes/site.ts';
import { type OverrideSite, openOverrideSite, pagePath } from '../override/testOverride.ts';
import { anError, aReport, openPage, send } from './testTelemetry.ts';

const token = 'a-token-of-prometheus';
const deploy = new URL('../../../../deploy/', import.meta.url);

describe('/metrics', () => {
  let site: OverrideSite;
  beforeAll(async () => {
    site = await openOverrideSite({ isRendered: true, environment: { METRICS_TOKEN: token, RATE_LIMITS: 'on' } });
  });
  afterAll(() => site.close());
  const read = (headers: Record<string, string>) => site.app.inject({ url: '/metrics', headers });

  it('returns releases, page views, vitals and errors by remote and build, with the token', async () => {
    const mark = await openPage(site);
    await send(site, aReport(mark));
    await send(site, aReport(mark, { part: 1, errors: [anError()] }));

    const { body, headers } = await read({ authorization: `Bearer ${token}` });

    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const build = 'remote="mf-infoplaza",build="build0001"';
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        `haesol_release_info{${build},channel="stable"} 1`,
        `haesol_page_views_total{${build}} 1`,
        `haesol_errors_total{${build},kind="remote.caught"} 1`,
        `haesol_web_vital_bucket{metric="LCP",${build},le="1200"} 0`,
        `haesol_web_vital_bucket{metric="LCP",${build},le="1500"} 1`,
        `haesol_web_vital_bucket{metric="LCP",${build},le="+Inf"} 1`,
        `haesol_web_vital_count{metric="LCP",${build}} 1`,
        '# TYPE haesol_web_vital histogram',
      ]),
    );
    expect(body).toMatch(/haesol_http_answers_total\{status="2xx"\} [1-9]/);
    // Lines of the format: empty, a comment, or name, labels and a number.
    for (const text of body.trimEnd().split('\n')) expect(text).toMatch(/^($|#|[a-z_\d]+(\{[^{}]*\})? [-+.\de]+$)/);
  });

  it('times answers by the pattern of the route', async () => {
    await site.app.inject('/api/v1/posts/00000000-0000-4000-8000-000000000000');
    const { body } = await read({ authorization: `Bearer ${token}` });

    expect(body).toMatch(
      /haesol_http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/posts\/:\w+",status="2xx"\} 1/,
    );
    expect(body).not.toContain('00000000-0000-4000');
  });

  it('has due jobs and unsent mails with their age', async () => {
    const { db } = site.context;
    const long = sql<Date>`app_now() - interval '10 minutes'`;
    await db.insertInto('job').values({ job_uid: createUid(), kind: 'x', run_at: long }).execute();
    await db.insertInto('job').values({ job_uid: createUid(), kind: 'x', run_at: long, failed_at: long }).execute();
    await enqueueMail(db, { kind: 'JOINED', to: 'a@b.example', subject: '', lines: [] });
    await db.updateTable('job').set({ last_error: 'refused' }).where('kind', '=', 'mail.send').execute();

    const { body } = await read({ authorization: `Bearer ${token}` });
    const readValue = (name: string) =>
      Number(
        body
          .split('\n')
          .find((text) => text.startsWith(name))
          ?.split(' ')[1],
      );

    expect(readValue('haesol_queue_age_seconds{queue="job",state="waiting"}')).toBeGreaterThanOrEqual(600);
    expect(readValue('haesol_queue_length{queue="job",state="failed"}')).toBe(1);
    expect(readValue('haesol_queue_length{queue="mail",state="failed"}')).toBe(1);
  });

  it('counts limits that were hit and parts that could not be rendered', async () => {
    const { places } = limitRules.certificate;
    await site.publish('mf-infoplaza', 'build0003', 'stable', {
      ssr: "exports.prepare = async () => { throw new Error('no'); };",
    });
    for (let time = 0; time < places + 2; time += 1) await site.app.inject('/api/v1/edu/certificates/none');
    let body = '';
    // On a busy machine pages are sent without the workers until they have started.
    await waitFor(async () => {
      await site.get(pagePath);
      ({ body } = await read({ authorization: `Bearer ${token}` }));
      return body.includes('build="build0003",kind="threw"');
    });

    expect(body).toMatch(/haesol_failed_renders_total\{remote="mf-infoplaza",build="build0003",kind="threw"\} [1-9]/);
    expect(body).toContain('haesol_limit_hits_total{limit="certificate"} 2');
  }, 360_000);

  it('has every metric that the dashboard and the alerts name', async () => {
    const { body } = await read({ authorization: `Bearer ${token}` });
    const known = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const named = ['grafana/portal.json', 'prometheus/alerts.yml'].flatMap((file) =>
      [...readFileSync(new URL(file, deploy), 'utf8').matchAll(/\b(?:haesol|nodejs|process)_\w+/g)].map(([name]) =>
        name.replace(/_(bucket|count|sum)$/, ''),
      ),
    );

    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(named).size).toBeGreaterThan(12);
  });

  it('has alerts with an expression, a severity and a text, which promtool accepts where it is installed', () => {
    const rules = fileURLToPath(new URL('prometheus/alerts.yml', deploy));
    const alerts = readFileSync(rules, 'utf8').split('- alert: ').slice(1);
    const incomplete = alerts.filter((alert) => !/expr: .*severity: .*summary: /s.test(alert));
    const { error, status, stderr } = spawnSync('promtool', ['check', 'rules', rules], { encoding: 'utf8' });

    expect(alerts).toHaveLength(12);
    expect(incomplete).toEqual([]);
    expect(error === undefined ? [status, stderr] : [0, '']).toEqual([0, '']);
  });

  it('returns 404 without the token', async () => {
    const [none, wrong] = [await read({}), await read({ authorization: 'Bearer other' })];

    expect([none.statusCode, wrong.statusCode]).toEqual([404, 404]);
    expect(none.body + wrong.body).not.toContain('haesol_');
  });
});

it('returns 404 on a server without a configured token', async () => {
  const site = await openOverrideSite();
  const answer = await site.app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } });

  expect(answer.body).not.toContain('haesol_page_views');
  await site.close();
});
