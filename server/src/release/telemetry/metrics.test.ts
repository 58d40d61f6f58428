import { type OverrideSite, openOverrideSite } from '../override/testOverride.ts';
import { anError, aReport, openPage, send } from './testTelemetry.ts';

const token = 'a-token-of-prometheus';

describe('/metrics', () => {
  let site: OverrideSite;
  beforeAll(async () => {
    site = await openOverrideSite({ environment: { METRICS_TOKEN: token } });
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
    for (const text of body.trimEnd().split('\n')) expect(text).toMatch(/^($|#|[a-z_]+(\{[^{}]*\})? [\d.]+$)/);
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
