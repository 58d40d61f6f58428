import { sendTo, setUpTestApp } from '../../../testing/testApp.ts';
import { toReports } from './rules.ts';

describe('operations', () => {
  const test = setUpTestApp();

  it('reports that the database is reachable', async () => {
    expect((await test.app.inject('/readyz')).json()).toEqual({ ok: true });
  });

  it('describes every endpoint in OpenAPI 3.1', async () => {
    const document = (await test.app.inject('/openapi.json')).json();

    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/v1/auth/login'].post).toMatchObject({ operationId: 'auth.login' });
    expect(document.paths['/api/v1/auth/sessions/{sessionUid}'].delete.security).toEqual([{ bearer: [] }]);
    expect(document.paths).not.toHaveProperty('/dev/clock');
  });

  it('serves its own documentation', async () => {
    const page = await test.app.inject('/docs/');

    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/https?:\/\/(?!localhost)/);
  });

  it('accepts both forms of a policy report', async () => {
    const answers = await Promise.all(
      ['application/csp-report', 'application/reports+json', 'application/json'].map((type) =>
        sendTo(
          test.app,
          'POST',
          '/api/v1/csp-report',
          JSON.stringify({ 'csp-report': { 'violated-directive': 'script-src' } }),
          { headers: { 'content-type': type } },
        ),
      ),
    );

    expect(answers.map((answer) => answer.json().status.code)).toEqual(['200', '200', '200']);
  });
});

describe('toReports', () => {
  it('stores neither query string nor sample', () => {
    const body = { documentURL: 'https://a.example/p?email=x#y', effectiveDirective: 'script-src', sample: 'secret' };

    expect(toReports([{ type: 'csp-violation', body }, null, 'text'])).toEqual([
      { documentURL: 'https://a.example/p', effectiveDirective: 'script-src' },
    ]);
  });
});
