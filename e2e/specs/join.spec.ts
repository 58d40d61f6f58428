import { expectMember } from '../fixtures/login.ts';
import { aMailbox, newPassword, readCode, readMail } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('sign-up', () => {
  test('survives reloads, Back, another address and a double press', async ({ page }) => {
    const [first, second] = [aMailbox(), aMailbox()];
    const askForCode = async (email: string) => {
      await page.getByLabel('이메일(아이디)').fill(email);
      await page.getByRole('button', { name: '인증번호 받기' }).click();
      await expect(page).toHaveURL('/join/codeAuth');
    };
    const enterCode = async (email: string) => {
      await page.getByLabel('인증번호 6자리').fill(await readCode(page, email));
      await page.getByRole('button', { name: '확인' }).click();
      await expect(page).toHaveURL('/join/userInfo');
    };
    await test.step('comes from a page of members', async () => {
      await page.goto('/login?next=%2FmyPage%2Fqna');
      await page.getByRole('main').getByRole('link', { name: '회원가입' }).click();
    });
    await test.step('reloads each step', async () => {
      await page.getByRole('checkbox', { name: '전체 동의' }).check();
      await page.reload();
      await expect(page.getByRole('checkbox', { name: '전체 동의' })).toBeChecked();
      await page.getByRole('button', { name: '이메일로 가입' }).click();
      await page.getByRole('radio', { name: '일반회원' }).check();
      await page.reload();
      await expect(page.getByRole('radio', { name: '일반회원' })).toBeChecked();
      await page.getByRole('button', { name: '다음' }).click();
      await askForCode(first);
      await page.reload();
      await enterCode(first);
    });
    await test.step('goes back and takes another address, of which nothing is proven yet', async () => {
      await page.getByLabel('이름').fill('한돌이');
      await page.goBack();
      await expect(page).toHaveURL('/join/emailAuth');
      await page.getByLabel('이메일(아이디)').fill(second);
      await page.goForward();
      await expect(page).toHaveURL('/join/emailAuth');
      await askForCode(second);
      await enterCode(second);
      await expect(page.getByLabel('이메일(아이디)')).toHaveValue(second);
      await expect(page.getByLabel('이름')).toHaveValue('한돌이');
    });
    const sent: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('/api/v1/join') && sent.push(request.method())));
    await test.step('presses twice', async () => {
      await page.getByLabel('비밀번호', { exact: true }).fill(newPassword);
      await page.getByLabel('비밀번호 확인').fill(newPassword);
      await page.getByLabel('앞자리').fill('01000007106');
      await page.getByRole('button', { name: '가입하기' }).dblclick();
      await expect(page.getByRole('heading', { level: 1, name: '한돌이님, 회원가입이 완료되었습니다.' })).toBeVisible();
    });
    expect(sent).toEqual(['POST']);
    expect(await readMail(page, second)).toContain('한돌이');
    await test.step('is signed in, and continues on that page', async () => {
      await page.getByRole('link', { name: '보던 화면으로 계속' }).click();
      await expect(page).toHaveURL('/myPage/qna');
      await expectMember(page);
    });
  });
});
