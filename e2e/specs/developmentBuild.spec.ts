import { expectAdoption } from '../fixtures/hydration.ts';
import { logIn } from '../fixtures/login.ts';
import { aMailbox } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Site with development builds, which log warnings that production omits; scripts/e2e.mjs starts it. It has production's rate
 * limits; the other site has none, so that tests need not wait.
 */
const devSite = process.env.DEV_BASE_URL;

test('a page of the server hydrates without layout shift, requests or warnings', ({ page, request }) =>
  expectAdoption(page, request, devSite, 'development'));

test.describe('with rate limits', () => {
  if (devSite === undefined) return;
  test.use({ baseURL: devSite });

  test('a person who guesses a password has to wait, and sees for how long', async ({ page }) => {
    const wrong = { id: 'general@demo.example', password: 'Wrong!2026' };
    const alert = page.getByRole('main').getByRole('alert');
    await page.goto('/login');
    for (const failed of [1, 2, 3, 4]) {
      await logIn(page, wrong);
      await expect(alert).toContainText(`아이디 또는 비밀번호가 올바르지 않습니다. (5회 중 ${failed}회 실패)`);
    }
    await expect(alert).toContainText('한 번 더 틀리면 30초 동안 기다려야 합니다.');
    await logIn(page, wrong);
    await expect(alert).toContainText('5회 올바르지 않았습니다. 30초 뒤에 다시 시도해 주세요.');
    await logIn(page, wrong);

    await expect(alert).toContainText('로그인 시도 횟수를 초과했습니다.');
    await expect(page.getByRole('timer')).toContainText(/0:[0-2]\d/);
    await expect(page.getByRole('main').getByRole('button', { name: '로그인', exact: true })).toBeDisabled();
    await expect(page.getByLabel('아이디(이메일)')).toHaveValue(wrong.id);
  });

  test('a person who mistypes a code sees the remaining tries, and when another can be sent', async ({ page }) => {
    await page.goto('/join');
    await page.getByRole('checkbox', { name: '전체 동의' }).check();
    await page.getByRole('button', { name: '이메일로 가입' }).click();
    await page.getByRole('radio', { name: '일반회원' }).check();
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByLabel('이메일(아이디)').fill(aMailbox());
    await page.getByRole('button', { name: '인증번호 받기' }).click();
    const code = page.getByLabel('인증번호 6자리');
    await expect(code).toBeVisible();
    await expect(page.getByRole('button', { name: /초 후/ })).toBeDisabled();
    for (const remain of [4, 3, 2, 1]) {
      await code.fill('000000');
      await page.getByRole('button', { name: '확인' }).click();
      await expect(page.getByText(`인증번호가 일치하지 않습니다. (${remain}회 남음)`)).toBeVisible();
    }
    await code.fill('000000');
    await page.getByRole('button', { name: '확인' }).click();

    await expect(page.getByText('인증 시도 횟수를 초과했습니다.')).toBeVisible();
  });
});
