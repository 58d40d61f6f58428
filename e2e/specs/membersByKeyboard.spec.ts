import type { Page } from 'playwright/test';
import { expectReachable, press, tabTo, typeInto, zoomed } from '../fixtures/keyboard.ts';
import { aMailbox, joinMember, newPassword, readCode, readMail } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name, exact: true });

async function logInByKeyboard(page: Page, id: string, password: string): Promise<void> {
  await typeInto(page, /^아이디\(이메일\)/, id);
  await typeInto(page, /^비밀번호/, password);
  await page.keyboard.press('Enter');
}

test.describe('only with the keyboard, at 320 px and 400 % zoom', () => {
  test.use({ viewport: zoomed });

  test('a person signs up and in', async ({ page }) => {
    const email = aMailbox();
    await test.step('agrees to the terms', async () => {
      await page.goto('/join');
      await expect(page.getByRole('checkbox', { name: '전체 동의' })).toBeVisible();
      await press(page, /^\[필수\] 만 14세/, 'Space');
      await press(page, /^\[필수\] 이용약관$/, 'Space');
      await press(page, /^\[필수\] 개인정보 수집·이용$/, 'Space');
      await press(page, /^이메일로 가입$/);
    });
    await test.step('chooses a class', async () => {
      await expect(heading(page, '회원 유형')).toBeVisible();
      await tabTo(page, /^기업회원/);
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: '일반회원' })).toBeChecked();
      await expectReachable(page);
      await press(page, /^다음$/);
    });
    await test.step('proves the mailbox with the code of the mail', async () => {
      await expect(heading(page, '이메일 인증')).toBeVisible();
      await typeInto(page, /^이메일\(아이디\)/, email);
      await page.keyboard.press('Enter');
      await expect(heading(page, '인증번호 입력')).toBeVisible();
      await typeInto(page, /^인증번호 6자리/, await readCode(page, email));
      await page.keyboard.press('Enter');
    });
    await test.step('fills in who they are', async () => {
      await expect(heading(page, '회원정보')).toBeVisible();
      await typeInto(page, /^비밀번호$/, newPassword);
      await typeInto(page, /^비밀번호 확인/, newPassword);
      await typeInto(page, /^이름/, '한결이');
      // Each part moves the focus on once it is full.
      await typeInto(page, /^앞자리$/, '01000007101');
      await press(page, /^가입하기$/);
      await expect(heading(page, '한결이님, 회원가입이 완료되었습니다.')).toBeVisible();
    });
    await test.step('is signed in, and goes home', async () => {
      await press(page, /^홈$/);
      await expect(page).toHaveURL('/');
      await page.goto('/myPage/qna');
      await expect(page).toHaveURL('/myPage/qna');
    });
  });

  test('a person recovers the id and the password', async ({ page }) => {
    const name = '한바람';
    const { id } = await joinMember(page, name);
    await test.step('finds the id', async () => {
      await page.goto('/login');
      await expect(heading(page, '로그인')).toBeVisible();
      await press(page, /^아이디 찾기$/);
      await expect(page).toHaveURL('/login/findId01');
      await typeInto(page, /^이름/, name);
      await typeInto(page, /^앞자리$/, '01000007100');
      await page.keyboard.press('Enter');
      await expect(
        page.getByText(`${id.slice(0, 2)}***${id.split('@')[0]?.slice(-1)}@mail.example`).first(),
      ).toBeVisible();
      await press(page, /^비밀번호 찾기$/);
    });
    await test.step('gets a temporary password', async () => {
      await expect(page).toHaveURL('/login/findPw01');
      await typeInto(page, /^이름/, name);
      await typeInto(page, /^아이디\(이메일\)/, id);
      await page.keyboard.press('Enter');
      await expect(page.getByText('입력하신 이메일로 임시 비밀번호가 발급되었습니다.')).toBeVisible();
    });
    const temporary = /임시 비밀번호: (\S{12})/.exec(await readMail(page, id))?.[1] ?? '';
    await test.step('signs in with it and sets a new one', async () => {
      await press(page, /^로그인$/);
      await expect(page).toHaveURL('/login');
      await logInByKeyboard(page, id, temporary);
      await expect(page).toHaveURL(/\/login\/changePw/);
      await typeInto(page, /^새 비밀번호$/, 'Sea-breeze-41');
      await typeInto(page, /^새 비밀번호 확인/, 'Sea-breeze-41');
      await press(page, /^변경하기$/);
      await expect(page).toHaveURL('/login/changePwComplete');
    });
  });

  test('a person withdraws', async ({ page }) => {
    const { id, password } = await joinMember(page);
    await page.goto('/login?next=/myPage/secession');
    await expect(heading(page, '로그인')).toBeVisible();
    await logInByKeyboard(page, id, password);
    await expect(heading(page, '비밀번호 확인')).toBeVisible();
    await typeInto(page, /^비밀번호$/, password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/myPage/secession');
    await tabTo(page, /^이용 빈도 낮음/);
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: '기타' })).toBeChecked();
    await typeInto(page, /^자세한 사유/, '다른 곳으로 옮깁니다.');
    await typeInto(page, /^비밀번호$/, password);
    await press(page, /^탈퇴하기$/);
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await press(page, /^탈퇴하기$/);

    await expect(page).toHaveURL('/login/secessionComplete');
    expect(await readMail(page, id)).toContain('회원탈퇴가 완료되었습니다.');
  });
});

test.describe('password managers and pasting', () => {
  test('sign-in and sign-up fields declare their autocomplete tokens', async ({ page }) => {
    const autocomplete = (name: string | RegExp) => page.getByLabel(name, { exact: true }).getAttribute('autocomplete');
    await page.goto('/login');
    expect(await autocomplete('아이디(이메일)')).toBe('username');
    expect(await autocomplete('비밀번호')).toBe('current-password');

    const email = aMailbox();
    await page.goto('/join');
    await page.getByRole('checkbox', { name: '전체 동의' }).check();
    await page.getByRole('button', { name: '이메일로 가입' }).click();
    await page.getByRole('radio', { name: '일반회원' }).check();
    await page.getByRole('button', { name: '다음' }).click();
    expect(await autocomplete('이메일(아이디)')).toBe('email');
    await page.getByLabel('이메일(아이디)').fill(email);
    await page.getByRole('button', { name: '인증번호 받기' }).click();
    await expect(heading(page, '인증번호 입력')).toBeVisible();
    expect(await autocomplete('인증번호 6자리')).toBe('one-time-code');

    await test.step('pastes the code as the mail writes it', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const code = await readCode(page, email);
      await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code.slice(0, 3)} ${code.slice(3)}\n`);
      await page.getByLabel('인증번호 6자리').focus();
      await page.keyboard.press('Control+V');
      await expect(page.getByLabel('인증번호 6자리')).toHaveValue(code);
      await page.getByRole('button', { name: '확인' }).click();
      await expect(heading(page, '회원정보')).toBeVisible();
    });
    expect(await autocomplete('이메일(아이디)')).toBe('username');
    expect(await autocomplete('비밀번호')).toBe('new-password');
    expect(await autocomplete('비밀번호 확인')).toBe('new-password');
    await test.step('pastes a password into both fields', async () => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), newPassword);
      for (const name of ['비밀번호', '비밀번호 확인']) {
        await page.getByLabel(name, { exact: true }).focus();
        await page.keyboard.press('Control+V');
        await expect(page.getByLabel(name, { exact: true })).toHaveValue(newPassword);
      }
    });
  });

  test('a person uploads a picture while signing up', async ({ page }) => {
    const email = aMailbox();
    await page.goto('/join');
    await page.getByRole('checkbox', { name: '전체 동의' }).check();
    await page.getByRole('button', { name: '이메일로 가입' }).click();
    await page.getByRole('radio', { name: '일반회원' }).check();
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByLabel('이메일(아이디)').fill(email);
    await page.getByRole('button', { name: '인증번호 받기' }).click();
    await expect(heading(page, '인증번호 입력')).toBeVisible();
    await page.getByLabel('인증번호 6자리').fill(await readCode(page, email));
    await page.getByRole('button', { name: '확인' }).click();
    await expect(heading(page, '회원정보')).toBeVisible();
    const buffer = await page.screenshot();
    await page.getByLabel('프로필 사진 선택').setInputFiles({ name: '나.png', mimeType: 'image/png', buffer });
    await page.getByRole('dialog', { name: '프로필 사진 자르기' }).getByRole('button', { name: '사용하기' }).click();
    const shown = page.locator('main img[src^="/file/view?fileUid="]');
    await expect(shown).toBeVisible();
    await page.getByLabel('비밀번호', { exact: true }).fill(newPassword);
    await page.getByLabel('비밀번호 확인').fill(newPassword);
    await page.getByLabel('이름').fill('한그림');
    await page.getByLabel('앞자리').fill('01000007103');
    await page.getByRole('button', { name: '가입하기' }).click();
    await expect(heading(page, '한그림님, 회원가입이 완료되었습니다.')).toBeVisible();

    const login = await page.request.post('/api/v1/auth/login', { data: { id: email, password: newPassword } });
    const { profileUrl } = ((await login.json()) as { data: { userInfo: { profileUrl: string } } }).data.userInfo;
    expect((await page.request.get(profileUrl)).headers()['content-type']).toBe('image/jpeg');
  });
});
