import type { Page } from 'playwright/test';
import { createCaller } from '../fixtures/caller.ts';
import { toMember } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { toQuestion } from '../fixtures/questions.ts';
import { expect, test } from '../fixtures/test.ts';

const csp = "default-src 'none'; script-src 'nonce-a'; connect-src 'self'; img-src data:";

/** Opens a synthetic page, so that this tests the fixture and not the site. */
async function open(page: Page, script: string): Promise<void> {
  await page.route('**/harness-probe', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': csp },
      body: `<!doctype html><link rel="icon" href="data:,"><title>probe</title><script nonce="a">${script}</script>`,
    }),
  );
  await page.route('**/harness-missing', (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.route('**/harness-dead', (route) => route.abort());
  await page.goto('/harness-probe');
  await expect(page).toHaveTitle('done');
}

/** Signs in as a member and writes a draft, as the pages of the site do. */
async function writeDraftAs(page: Page, id: string): Promise<void> {
  await page.route(/\/api\/v1\/(auth\/login|qna\/draft)$/, (route) => route.fulfill({ json: {} }));
  const send = (method: string, path: string, body: object) =>
    `fetch('${path}', { method: '${method}', headers: { authorization: 'Bearer a' }, body: '${JSON.stringify(body)}' })`;
  const login = send('POST', '/api/v1/auth/login', { id });
  await open(page, `${login}.then(() => ${send('PUT', '/api/v1/qna/draft', {})}).then(() => { ${end} });`);
}

const end = 'setTimeout(() => { document.title = "done"; }, 200);';

test.describe('the fixture', () => {
  test('accepts a page without problems', async ({ page }) => {
    await open(page, end);
  });

  test('accepts a failure that a step expects', async ({ page, problems }) => {
    problems.expectFailure('/harness-missing');
    problems.expectFailure(/harness-dead$/);

    await open(page, `fetch('/harness-missing'); fetch('/harness-dead').catch(() => {}); ${end}`);

    expect(problems.failedRequests.map((line) => line.replace(/https?:\/\/[^/]+/, '')).sort()).toEqual([
      'GET /harness-dead net::ERR_FAILED',
      'GET /harness-missing 404',
    ]);
  });

  test('allows writes as the test’s own member, and as staff', async ({ page }) => {
    await writeDraftAs(page, 'e2e1@mail.example');
    await writeDraftAs(page, toMember('office').id ?? '');
  });

  test('lets a caller read as a shared member, and write as the test’s own', async ({ page }) => {
    const reader = await createCaller(page);
    const writer = await createCaller(page, await joinMember(page));

    expect(await reader('GET', '/api/v1/qna/draft')).toBeDefined();
    await writer('POST', '/api/v1/qna', toQuestion({}));
    await expect(reader('POST', '/api/v1/qna', toQuestion({}))).rejects.toThrow('only reads');
  });

  test('runs as a phone if the title has the tag @phone', async ({ page }) => {
    await open(page, end);

    expect(page.viewportSize()).toEqual({ width: 390, height: 844 });
  });
});

test.describe('the fixture rejects', () => {
  test.fail('an error in the console', async ({ page }) => {
    await open(page, `console.error('broken'); ${end}`);
  });

  test.fail('a page that throws', async ({ page }) => {
    await open(page, `setTimeout(() => { throw new Error('broken'); }); ${end}`);
  });

  test.fail('a violation of the content security policy', async ({ page }) => {
    await open(
      page,
      `document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {}' })); ${end}`,
    );
  });

  const token = `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(40)}`;
  for (const [name, script] of [
    ['a token in an address', `fetch('/harness-found?token=${token}')`],
    ['a token in the storage', `sessionStorage.setItem('a', '${token}')`],
    ['a token in the console', `console.info('${token}')`],
    ['a token in a report', `fetch('/api/v1/telemetry', { method: 'POST', body: '${token}' })`],
    ['a password in an address', `fetch('/harness-found?password=Haesol%212026')`],
    ['a report of the policy', `fetch('/api/v1/csp-report', { method: 'POST', body: '{}' })`],
  ] as const) {
    test.fail(name, async ({ page }) => {
      await page.route(/harness-found|telemetry|csp-report/, (route) => route.fulfill({ body: 'ok' }));
      await open(page, `${script}; ${end}`);
    });
  }

  test.fail('an inline script without a nonce', async ({ page }) => {
    await page.route('**/harness-bare', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><link rel="icon" href="data:,"><script>document.title = "done";</script>',
      }),
    );
    await page.goto('/harness-bare');
    await expect(page).toHaveTitle('done');
  });

  test.fail('a page that writes as a member whom other specs use, too', async ({ page }) => {
    await writeDraftAs(page, toMember('faculty').id ?? '');
  });

  test.fail('a failed resource that no step expects', async ({ page }) => {
    await open(page, `fetch('/harness-missing'); ${end}`);
  });

  test.fail('an expected failure that does not occur', async ({ page, problems }) => {
    problems.expectFailure('/harness-missing');

    await open(page, end);
  });
});
