import type { Page } from 'playwright/test';
import { expectMember, logIn, logOut } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

/** Gives the browser an authenticator that answers by itself. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a member registers a passkey, signs in with it, and once with a recovery code', async ({ page }) => {
  await addAuthenticator(page);
  const member = await joinMember(page);
  const openSecurity = async () => {
    await page.goto('/login?next=%2FmyPage%2Fsecurity');
    await logIn(page, member);
  };
  await openSecurity();
  await expect(page).toHaveURL(/\/myPage\/info(\?|$)/);
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.getByRole('main').getByRole('button', { name: '확인', exact: true }).click();

  await page.getByLabel(/^패스키 이름/).fill('사무실 노트북');
  await page.getByRole('button', { name: '패스키 등록' }).click();
  const codes = page.getByRole('list').filter({ hasText: /^[a-z0-9]{5}-[a-z0-9]{5}/ });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [code = ''] = await codes.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await expect(page.getByText('적어 두셨는지 확인해 주세요.')).toBeVisible();
  await page.getByRole('checkbox', { name: '안전한 곳에 적어 두었습니다' }).check();
  await page.getByRole('button', { name: '확인', exact: true }).click();
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
