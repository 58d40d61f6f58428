import type { Page } from 'playwright/test';
import { createCaller } from '../fixtures/caller.ts';
import { markOf, openDeploys, type Rolling, rolling } from '../fixtures/deploys.ts';
import { serveFolder } from '../fixtures/localServer.ts';
import { expectMember, logIn, logOut, toMember } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

/** Lists that only this machine has. */
const local: Rolling = { ...rolling, remote: 'mf-localplaza', area: '/localPlaza', path: '/localPlaza/notice' };
const readBadge = (page: Page) => page.getByRole('region', { name: '미리보기 빌드' });

/** Policy of a page, and its violations from now on. */
async function watchPolicy(page: Page) {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  return violations;
}

test('a remote of this machine is shown in the pages of the site for QA alone, until the session ends', async ({
  baseURL,
  browser,
  page,
  problems,
  request,
}) => {
  const deploys = await openDeploys(request, baseURL ?? '', local);
  const { port, stop } = await serveFolder(await deploys.write(1));
  const qa = await joinMember(page);
  const admin = await createCaller(page, toMember('admin'));
  await admin('PUT', '/api/v1/admin/rights', { userId: qa.id, rights: ['QA'] });
  const address = `/infoPlaza/faq?mf=${local.remote}@localhost:${port}`;
  const main = page.getByRole('main');
  const violations = await watchPolicy(page);

  await test.step('the address asks before code of this machine runs', async () => {
    await page.goto('/login?next=/infoPlaza/faq');
    await logIn(page, qa);
    await expectMember(page);
    await page.goto(address);
    const question = page.getByRole('alertdialog', { name: '내 컴퓨터의 코드를 이 사이트에서 실행할까요?' });
    await expect(question).toContainText(`${local.remote}@localhost:${port}`);
    await question.getByRole('button', { name: '실행' }).press('Enter');
    await expect(page).toHaveURL('/infoPlaza/faq');
    await expect(readBadge(page)).toContainText(`${local.remote} localhost:${port}`);
  });
  await test.step('its pages have its code, styles and data', async () => {
    await page.goto(local.path);
    await expect(main).toContainText(markOf(1, local));
    await expect(main.getByRole('link').first()).toBeVisible();
    expect(violations).toEqual([]);
  });
  await test.step('a visitor has neither the page nor the opened policy', async () => {
    const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const visitor = await other.newPage();
    const answer = await visitor.goto(address);
    expect(answer?.headers()['content-security-policy']).not.toContain('localhost');
    await expect(visitor.getByRole('alert').filter({ hasText: '로그인한 뒤' }).first()).toBeAttached();
    await expect(readBadge(visitor)).toHaveCount(0);
    await other.close();
  });
  await test.step('without the server the badge says so, and the site goes on', async () => {
    await stop();
    problems.expectFailure(/\/release\.json$/);
    await page.goto('/infoPlaza/notice');
    await expect(readBadge(page)).toContainText('응답이 없어 배포된 빌드를 표시합니다');
    await expect(main.getByRole('link').first()).toBeVisible();
  });
  await test.step('it ends with the session', async () => {
    await logOut(page);
    await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
    const answer = await page.goto('/infoPlaza/notice');
    expect(answer?.headers()['content-security-policy']).not.toContain(`localhost:${port}`);
    await expect(readBadge(page)).toHaveCount(0);
  });
});
