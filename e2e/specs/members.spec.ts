import type { Page } from 'playwright/test';
import { expectMember, logIn } from '../fixtures/login.ts';
import { aMailbox, joinMember, proveIdentity, proveMailbox, readMail } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

const toast = (page: Page) => page.getByRole('region', { name: '알림 메시지' });

test.describe('recovery', () => {
  test('recovers the password and requires a replacement of the temporary one', async ({ page }) => {
    const { id } = await joinMember(page);
    await test.step('asks for a temporary password', async () => {
      await page.goto('/login');
      await page.getByRole('link', { name: '비밀번호 찾기' }).click();
      await page.getByLabel('이름').fill('한결이');
      await page.getByLabel('아이디(이메일)').fill(id);
      await page.getByRole('button', { name: '임시 비밀번호 받기' }).click();
      await expect(page.getByText('입력하신 이메일로 임시 비밀번호가 발급되었습니다.')).toBeVisible();
    });
    const temporary = /임시 비밀번호: (\S{12})/.exec(await readMail(page, id))?.[1] ?? '';
    await test.step('signs in with it and is led to change it', async () => {
      await page.goto('/login?next=/myPage/info');
      await logIn(page, { id, password: temporary });
      await expect(page.getByText('임시 비밀번호로 로그인했습니다. 새 비밀번호를 정해 주세요.')).toBeVisible();
      await page.goto('/');
      await page.getByRole('region', { name: '비밀번호 변경 안내' }).getByRole('link').click();
      await expect(page).toHaveURL(/\/login\/changePw\?next=/);
    });
    await test.step('changes it and signs in with the new one', async () => {
      await page.getByLabel('임시 비밀번호').fill(temporary);
      await page.getByLabel('새 비밀번호', { exact: true }).fill('Sea-breeze-41');
      await page.getByLabel('새 비밀번호 확인').fill('Sea-breeze-41');
      await page.getByRole('button', { name: '변경하기' }).click();
      await expect(page).toHaveURL('/login/changePwComplete');
      await page.getByRole('main').getByRole('link', { name: '로그인' }).click();
      await logIn(page, { id, password: 'Sea-breeze-41' });
      await expect(page).toHaveURL('/');
    });
  });
});

test.describe('my information', () => {
  test('is deleted by withdrawal', async ({ page }) => {
    const { id, password } = await joinMember(page);
    await page.goto('/login?next=/myPage/secession');
    await logIn(page, { id, password });
    await proveIdentity(page, password);
    await page.getByRole('radio', { name: '기타' }).check();
    await page.getByLabel('자세한 사유').fill('다른 곳으로 옮깁니다.');
    await page.getByLabel('비밀번호', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: '탈퇴하기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '탈퇴하기' }).click();

    await expect(page).toHaveURL('/login/secessionComplete');
    await expect(page.getByRole('heading', { level: 1, name: '탈퇴가 완료되었습니다' })).toBeVisible();
    expect(await readMail(page, id)).toContain('회원탈퇴가 완료되었습니다.');
    await page.goto('/login');
    await logIn(page, { id, password });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('아이디 또는 비밀번호가 올바르지 않습니다.');
  });

  test('keeps a form when the session has ended', async ({ page, problems }) => {
    const { id, password } = await joinMember(page);
    await page.goto('/login?next=/myPage/myInfo');
    await logIn(page, { id, password });
    await proveIdentity(page, password);
    await page.getByLabel('소속').fill('새 연구실');
    await test.step('all sessions are ended elsewhere', async () => {
      const login = await page.request.post('/api/v1/auth/login', { data: { id, password } });
      const { accessToken } = ((await login.json()) as { data: { accessToken: string } }).data;
      await page.request.post('/api/v1/auth/logout-all', { headers: { authorization: `Bearer ${accessToken}` } });
      await page.context().clearCookies();
    });
    problems.expectFailure('/api/v1/mypage/my-info/update');
    await page.getByRole('button', { name: '저장' }).click();
    const dialog = page.getByRole('dialog', { name: '로그인' });
    await test.step('signs in over the page', async () => {
      await dialog.getByLabel('아이디(이메일)').fill(id);
      await dialog.getByLabel('비밀번호', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: '로그인', exact: true }).click();
      await expect(dialog).toBeHidden();
    });
    await expect(page).toHaveURL('/myPage/myInfo');
    await expect(page.getByLabel('소속')).toHaveValue('새 연구실');
  });

  test('has a picture that is cropped to a square @long', async ({ page }) => {
    const { id, password } = await joinMember(page);
    await page.goto('/login?next=/myPage/myInfo');
    await logIn(page, { id, password });
    await proveIdentity(page, password);
    const picture = await page.screenshot();
    await page.getByLabel('프로필 사진 선택').setInputFiles({ name: '나.png', mimeType: 'image/png', buffer: picture });
    const dialog = page.getByRole('dialog', { name: '프로필 사진 자르기' });
    await dialog.getByLabel('확대').press('ArrowRight');
    await dialog.getByRole('button', { name: '사용하기' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: '저장' }).click();
    await expect(toast(page).getByText('저장되었습니다.')).toBeVisible();

    const shown = page.locator('main img[src^="/file/view?fileUid="]');
    await expect(shown).toBeVisible();
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth === image.naturalHeight)).toBe(true);
  });

  test('warns before an idle session ends, and continues on a press @long', async ({ page }) => {
    await page.clock.install();
    const { id, password } = await joinMember(page);
    await page.goto('/login?next=/myPage/myInfo');
    await logIn(page, { id, password });
    await proveIdentity(page, password);
    await page.getByLabel('소속').fill('쓰던 연구실');
    // Typing is activity, so that the session is prolonged.
    const kept = page.waitForResponse('**/api/v1/auth/refresh');
    await page.clock.fastForward('05:05');
    await (await kept).finished();
    // The page notes the time of the answer, so the clock may jump only after that.
    await page.clock.runFor(1_000);
    await page.clock.fastForward('28:05');
    const warning = page.getByRole('alertdialog', { name: '곧 자동 로그아웃됩니다' });
    await expect(warning.getByRole('timer')).toHaveText(/^1:[45]\d$/);
    const stay = warning.getByRole('button', { name: '로그인 연장' });
    await expect(stay).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(warning).toBeHidden();
    await expect(page.getByLabel('소속')).toHaveValue('쓰던 연구실');
    await expect(page.getByRole('button', { name: '알림' }).first()).toBeVisible();
  });
});

test.describe('a social account', () => {
  const goToProvider = async (page: Page, from = '/login') => {
    await page.goto(from);
    await page.getByRole('link', { name: /^카카오(로 시작하기| 로그인)$/ }).click();
    await expect(page.getByRole('heading', { name: '카카오 로그인(시연용)' })).toBeVisible();
  };

  for (const [button, text] of [
    ['취소', '로그인을 취소하셨습니다.'],
    ['오류 내기', '소셜 로그인 서비스에 연결할 수 없습니다.'],
    ['잘못된 응답 보내기', '소셜 로그인 서비스에 연결할 수 없습니다.'],
    // The provider has a timeout of six seconds.
    ['늦게 응답하기', '소셜 로그인 서비스에 연결할 수 없습니다.'],
  ] as const) {
    test(`explains the result of ${button} @long`, async ({ page }) => {
      await goToProvider(page);
      await page.getByRole('button', { name: button }).click();

      await expect(page.getByRole('heading', { level: 1, name: '소셜 로그인 실패' })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    });
  }

  test('is refused with the state of another browser @long', async ({ page }) => {
    await goToProvider(page);
    await page.context().clearCookies({ name: 'hs_sns' });
    await page.getByRole('button', { name: '동의하고 계속하기' }).click();

    await expect(page.getByText('로그인 시간이 초과되었습니다.')).toBeVisible();
  });

  test('without an address signs up with a mailed code, and signs in the next time @long', async ({ page }) => {
    const email = aMailbox();
    const name = `한소${'가나다라마바사'[Date.now() % 7]}${'아자차카타파하'[(Date.now() >> 3) % 7]}`;
    await goToProvider(page);
    await page.getByLabel('이름').fill(`${name}${email}`.slice(0, 60));
    await page.getByRole('button', { name: '이메일 없이 계속하기' }).click();
    await expect(page.getByText('이메일을 제공하지 않아 이메일 인증이 필요합니다.')).toBeVisible();
    await page.getByRole('button', { name: '새로 가입' }).click();
    await page.getByRole('checkbox', { name: '전체 동의' }).check();
    await page.getByRole('button', { name: '카카오 계정으로 가입' }).click();
    await proveMailbox(page, email);
    await expect(page.getByLabel('비밀번호', { exact: true })).toHaveCount(0);
    await page.getByLabel('이름').fill('한소셜');
    await page.getByLabel('앞자리').fill('01000007200');
    await page.getByRole('button', { name: '가입하기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /회원가입이 완료되었습니다/ })).toBeVisible();

    await goToProvider(page, '/login?next=/myPage/info');
    await page.getByLabel('이름').fill(`${name}${email}`.slice(0, 60));
    await page.getByRole('button', { name: '이메일 없이 계속하기' }).click();
    await expect(page).toHaveURL('/myPage/info');
    await expectMember(page);
  });

  test('proves the identity by its provider before withdrawal @long', async ({ page }) => {
    const email = aMailbox();
    await test.step('signs up with it', async () => {
      await goToProvider(page, '/join');
      await page.getByLabel('이메일').fill(email);
      await page.getByRole('button', { name: '동의하고 계속하기' }).click();
      await page.getByRole('button', { name: '새로 가입' }).click();
      await page.getByRole('checkbox', { name: '전체 동의' }).check();
      await page.getByRole('button', { name: '카카오 계정으로 가입' }).click();
      await page.getByRole('radio', { name: '일반회원' }).check();
      await page.getByRole('button', { name: '다음' }).click();
      await page.getByLabel('앞자리').fill('01000007201');
      await page.getByRole('button', { name: '가입하기' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /회원가입이 완료되었습니다/ })).toBeVisible();
    });
    await test.step('signs in and wants to leave', async () => {
      await goToProvider(page, '/login?next=/myPage/secession');
      await page.getByLabel('이메일').fill(email);
      await page.getByRole('button', { name: '동의하고 계속하기' }).click();
      await expect(page.getByRole('link', { name: '카카오로 다시 확인' })).toBeVisible();
    });
    await test.step('is refused with another account of the provider', async () => {
      await page.getByRole('link', { name: '카카오로 다시 확인' }).click();
      await page.getByLabel('이메일').fill(aMailbox());
      await page.getByRole('button', { name: '동의하고 계속하기' }).click();
      await expect(page.getByText('연결된 소셜 계정과 다른 계정입니다.')).toBeVisible();
    });
    await test.step('leaves after the provider has said who is there', async () => {
      await page.goto('/myPage/secession');
      await page.getByRole('link', { name: '카카오로 다시 확인' }).click();
      await page.getByLabel('이메일').fill(email);
      await page.getByRole('button', { name: '동의하고 계속하기' }).click();
      await expect(page).toHaveURL('/myPage/secession');
      await expect(page.getByLabel('비밀번호', { exact: true })).toHaveCount(0);
      await page.getByRole('radio', { name: '이용 빈도 낮음' }).check();
      await page.getByRole('main').getByRole('button', { name: '탈퇴하기' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '탈퇴하기' }).click();
      await expect(page).toHaveURL('/login/secessionComplete');
    });
  });

  test('of an existing address requires the password of that account @phone', async ({ page }) => {
    const { id, password } = await joinMember(page);
    await goToProvider(page);
    await page.getByLabel('이메일').fill(id);
    await page.getByRole('button', { name: '동의하고 계속하기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '기존 계정과 연결' })).toBeVisible();
    await page.getByLabel('비밀번호', { exact: true }).fill('Wrong!2026');
    await page.getByRole('button', { name: '연결하고 로그인' }).click();
    await expect(page.getByText('비밀번호가 올바르지 않습니다.').first()).toBeVisible();
    await page.getByLabel('비밀번호', { exact: true }).fill(password);
    await page.getByRole('button', { name: '연결하고 로그인' }).click();

    await expect(page).toHaveURL('/');
    await expect(toast(page).getByText('카카오 계정을 연결했습니다.')).toBeVisible();
  });
});
