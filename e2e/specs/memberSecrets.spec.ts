import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from 'playwright/test';
import { aMailbox, newPassword, proveIdentity, proveMailbox } from '../fixtures/members.ts';
import { printResult } from '../fixtures/printResult.ts';
import { expect, test } from '../fixtures/test.ts';

/** Fields of answers and bodies that contain secrets. */
const secretFields = new Set([
  'accessToken',
  'certToken',
  'currentPassword',
  'joinProof',
  'newPassword',
  'password',
  'reauthToken',
  'snsTicket',
  'ticket',
]);

function listSecrets(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    if (secretFields.has(field) && typeof inner === 'string' && inner.length >= 8) found.add(inner);
    listSecrets(inner, found);
  }
}

function toDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not every text with a percent sign is encoded.
    return text;
  }
}

/** Collects everything that leaves a browser or stays in it, and the secrets among it. */
function watch(context: BrowserContext) {
  const secrets = new Set<string>();
  const seen: { readonly where: string; readonly text: string }[] = [];
  const note = (where: string, text: string | undefined | null) => {
    if (text) seen.push({ where, text: `${text}\n${toDecoded(text)}` });
  };
  const read = (text: string | null) => {
    try {
      listSecrets(JSON.parse(text ?? 'null'), secrets);
    } catch {
      // No JSON: a form with a file, or a page.
    }
  };
  const readings: Promise<unknown>[] = [];
  context.on('request', (request: Request) => {
    note('address', request.url());
    note('referrer', request.headers().referer);
    if (/\/(telemetry|csp-report)/.test(request.url())) note('report', request.postData());
    read(request.postData());
  });
  context.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    readings.push(
      response
        .text()
        .then(read)
        .catch(() => undefined),
    );
  });
  context.on('console', (message) => note('console', message.text()));
  return { secrets, seen, note, settle: () => Promise.all(readings) };
}

/** Returns the logs of this run's server; empty for a site that runs elsewhere. */
function readServerLogs(): string[] {
  const run = process.env.HAESOL_TEST_RUN;
  if (run === undefined) return [];
  const logs = readdirSync(run).filter((name) => name.endsWith('.log'));
  return logs.map((name) => readFileSync(join(run, name), 'utf8'));
}

/** Returns everything that a script of the page can read after a reload. */
const readStorage = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        kept.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    // Databases are not read, so there must be none.
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    if (databases.length > 0) throw new Error(`databases of the page: ${databases.join(', ')}`);
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      window.name,
      kept,
    ]);
  });

test('secrets are in no address, referrer, storage, console, report or log', async ({ page, context, problems }) => {
  const { secrets, seen, note, settle } = watch(context);
  const noteStorage = async () => note('storage', await readStorage(page));
  const email = aMailbox();
  await test.step('joins', async () => {
    await page.goto('/join');
    await page.getByRole('checkbox', { name: '전체 동의' }).check();
    await page.getByRole('button', { name: '이메일로 가입' }).click();
    await proveMailbox(page, email);
    await page.getByLabel('비밀번호', { exact: true }).fill(newPassword);
    await page.getByLabel('비밀번호 확인').fill(newPassword);
    await page.getByLabel('이름').fill('한결이');
    await page.getByLabel('앞자리').fill('01000007105');
    await noteStorage();
    await page.getByRole('button', { name: '가입하기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /회원가입이 완료되었습니다/ })).toBeVisible();
  });
  await test.step('reads and changes what is known of them', async () => {
    await page.goto('/myPage/myInfo');
    await proveIdentity(page, newPassword);
    await expect(page.getByLabel('소속')).toBeVisible();
    await noteStorage();
    // Within ten minutes a reload asks for no password.
    await page.reload();
    await page.getByLabel('소속').fill('새 연구실');
    await page.getByRole('button', { name: '저장' }).click();
    await expect(page.getByRole('region', { name: '알림 메시지' }).getByText('저장되었습니다.')).toBeVisible();
    await noteStorage();
  });
  await test.step('adds a social account', async () => {
    await page.getByRole('link', { name: '네이버 계정 연결' }).click();
    await page.getByLabel('이메일').fill(aMailbox());
    await page.getByRole('button', { name: '동의하고 계속하기' }).click();
    await expect(
      page.getByRole('region', { name: '알림 메시지' }).getByText('네이버 계정을 연결했습니다.'),
    ).toBeVisible();
    await noteStorage();
  });
  await test.step('meets an error page', async () => {
    problems.expectFailure('/no/such/page');
    await page.goto('/no/such/page');
    note('error page', await page.content());
    await noteStorage();
  });
  for (const cookie of await context.cookies()) if (cookie.httpOnly) secrets.add(cookie.value);
  await settle();
  for (const text of readServerLogs()) note('log', text);

  const leaks = seen.flatMap(({ where, text }) =>
    [...secrets].filter((secret) => text.includes(secret)).map(() => where),
  );
  printResult(`secrets: ${secrets.size} looked for in ${seen.length} places, ${leaks.length} found`);
  expect(secrets.size, 'secrets that were looked for').toBeGreaterThanOrEqual(8);
  expect(seen.length, 'places that were looked at').toBeGreaterThan(100);
  expect(leaks).toEqual([]);
});
