import { bookTime, listFree } from '../fixtures/booking.ts';
import { createCaller } from '../fixtures/caller.ts';
import { applyVariant, findViolations, settle } from '../fixtures/displayVariants.ts';
import { toMember } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { signInAt, toast } from '../fixtures/office.ts';
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

  for (const width of [1440, 390]) {
    test(`has its menu at ${width} px, with a group of its own, and axe finds nothing`, async ({ page }) => {
      await applyVariant(page, { width, theme: 'light' });
      await page.goto('/cooperation/tech');
      await settle(page);
      const menu = page.getByRole('navigation', { name: '주메뉴' });

      await expect(menu.getByRole('listitem')).toHaveText(['기업 지원', '산학협력', '정보광장', '센터 소개']);
      await expect(menu.locator('[aria-current]')).toHaveText('기업 지원');
      if (width === 1440) {
        await menu.getByRole('button', { name: '기업 지원' }).click();
        await expect(menu).toContainText('기업의 물음에 함께 답하는 자문과 장비');
        await expect(menu.getByRole('link')).toHaveCount(3);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test('keeps the pages of a group that its menu hides', async ({ page }) => {
    const response = await page.goto('/studentSupport/future');

    expect(response?.status()).toBe(200);
    await expect(page.getByRole('navigation', { name: '주메뉴' })).not.toContainText('학생지원');
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
    await expect(page.getByRole('main').getByText('2단계 인증이 필요합니다', { exact: true })).toBeVisible();
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

  // This site is of this file alone, so that its clock can be moved to the time of the booking.
  test('records a no-show on a phone at the device, which the member reads @long', async ({ page, browser }) => {
    test.setTimeout(180_000);
    const member = await joinMember(page);
    const call = await createCaller(page, member);
    const [time] = await listFree(call, 'EQ040');
    const rsvUid = await bookTime(call, 'EQ040', time);
    const office = await createCaller(page, toMember('office'));
    await office('PATCH', `/api/v1/admin/reservations/${rsvUid}/transition`, { to: 'APPROVED' });
    const moveClock = (now?: string) => page.request.post('/dev/clock', { data: { now } });
    await moveClock(`${time?.date}T${time?.end}:00+09:00`);

    const phone = await (
      await browser.newContext({ baseURL: brandSite, viewport: { width: 390, height: 844 } })
    ).newPage();
    await signInAt(phone, `/office/bookings/item?rsvUid=${rsvUid}`, toMember('office'));
    await phone.getByRole('button', { name: /^미이용/ }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByRole('button', { name: /^1건 미이용/ }).click();
    await expect(toast(phone, /1건/)).toBeVisible();
    const overflow = await phone.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await phone.context().close();

    await signInAt(page, `/myPage/equ?rsvUid=${rsvUid}`, member);
    await expect(page.getByRole('dialog').getByText('미이용').first()).toBeVisible();
    await moveClock();
  });
});
