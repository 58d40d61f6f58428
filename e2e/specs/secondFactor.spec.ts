import { expectMember, logIn, logOut } from '../fixtures/login.ts';
import { joinMember, proveIdentity } from '../fixtures/members.ts';
import { addAuthenticator, registerPasskey } from '../fixtures/passkey.ts';
import { expect, test } from '../fixtures/test.ts';

test('a member registers a passkey, signs in with it, and once with a recovery code', async ({ page }) => {
  await addAuthenticator(page);
  const member = await joinMember(page);
  const openSecurity = async () => {
    await page.goto('/login?next=%2FmyPage%2Fsecurity');
    await logIn(page, member);
  };
  await openSecurity();
  await expect(page).toHaveURL(/\/myPage\/info(\?|$)/);
  await proveIdentity(page, member.password);
  const code = await registerPasskey(page, '사무실 노트북');
  await expect(page.getByText('사무실 노트북', { exact: true })).toBeVisible();

  await logOut(page);
  await page.goto('/login');
  await logIn(page, member);
  await page.getByRole('button', { name: '패스키로 확인', exact: true }).click();
  await expectMember(page);

  await logOut(page);
  await page.goto('/login');
  await logIn(page, member);
  await page.getByRole('button', { name: '복구 코드 쓰기' }).click();
  await page.getByLabel(/^복구 코드/).fill('zzzzz-zzzzz');
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByText('사용할 수 없는 복구 코드입니다. 이미 쓴 코드가 아닌지 확인해 주세요.')).toBeVisible();
  await page.getByLabel(/^복구 코드/).fill(code);
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expectMember(page);
});
