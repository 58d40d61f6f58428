import { toMember } from '../fixtures/login.ts';
import { signInAt } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/test.ts';

/** Site with the brand of `deploy/brand.example.json`, whose files come from another origin; scripts/e2e.mjs starts it. */
const brandSite = process.env.BRAND_BASE_URL;

test.describe('the site of another university', () => {
  if (brandSite === undefined) return;
  test.use({ baseURL: brandSite });

  test('has its names and colours, and no travel service', async ({ page }) => {
    await page.goto('/');

    await expect(page).toHaveTitle('다온대학교 산학협력센터');
    await expect(page.getByRole('banner').getByRole('link', { name: '다온대학교 산학협력센터 홈' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('우)88888 가람도 다온시 이음로 25');
    await expect(page.getByRole('contentinfo').getByRole('option', { name: '가람도청' })).toBeAttached();
    await expect(page.locator('a[href^="/travel"]')).toHaveCount(0);
    const color = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-action'),
    );
    expect(color).toContain('#8a1f4b');
  });

  test('answers with 404 for the travel service', async ({ page, problems }) => {
    problems.expectFailure('/travel');
    const response = await page.goto('/travel');

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link', { name: '간편예약' })).toBeVisible();
  });

  test('opens nothing of the office to staff without a second factor', async ({ page }) => {
    const office = toMember('office');
    await signInAt(page, '/office/members', office);
    await expect(page.getByRole('heading', { name: '2단계 인증이 필요합니다' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(0);

    const login = await page.request.post('/api/v1/auth/login', { data: { ...office, keep: 'N' } });
    const { accessToken } = ((await login.json()) as { data: { accessToken: string } }).data;
    const headers = { authorization: `Bearer ${accessToken}` };
    for (const path of [
      'today',
      'members',
      'applications',
      'reservations',
      'orders',
      'qna/list',
      'exports?screen=qna',
    ]) {
      const answer = await page.request.get(`/api/v1/admin/${path}`, { headers });
      expect(await answer.json()).toMatchObject({ status: { code: '4034' }, data: null });
    }
  });

  test('loads files of releases from another origin, under the policy of the page', async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { pathname, hostname } = new URL(request.url());
      if (pathname.startsWith('/remotes/')) hosts.add(hostname);
    });
    await page.goto('/');
    await page.locator('html[data-ready]').waitFor();
    await page.getByRole('link', { name: '공지사항' }).first().hover();
    await page.goto('/infoPlaza/notice');
    await page.locator('html[data-ready]').waitFor();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    expect([...hosts]).toEqual(['127.0.0.1']);
  });
});
