import { createCaller } from '../fixtures/caller.ts';
import { joinMember } from '../fixtures/members.ts';
import { openOffice, signInAt, toast } from '../fixtures/office.ts';
import { toQuestion } from '../fixtures/questions.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('the office by keyboard alone', () => {
  test('opens a question, claims it, answers from a template, and goes on with the next; the last answer is taken back @long', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const member = await joinMember(page);
    const call = await createCaller(page, member);
    const mark = `자판 ${Date.now()}`;
    const titles = [`${mark} 첫째`, `${mark} 둘째`] as const;
    const uids: string[] = [];
    for (const title of titles)
      uids.push((await call<{ qnaUid: string }>('POST', '/api/v1/qna', toQuestion({ title }))).qnaUid);

    const office = await openOffice(browser, '/office/qna');
    const { keyboard } = office;
    await expect(office.getByRole('table', { name: '문의 답변' })).toBeVisible();
    await test.step('finds both questions', async () => {
      await keyboard.press('/');
      await keyboard.type(mark);
      await keyboard.press('Enter');
      await expect(office.getByRole('link', { name: titles[0] })).toBeVisible();
      await expect(office.getByRole('row')).toHaveCount(3);
      await office.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    });
    await test.step('opens and claims the one that waits longest', async () => {
      await keyboard.press('j');
      await expect(office.getByRole('link', { name: titles[0] })).toBeFocused();
      await keyboard.press('Enter');
      await expect(office.getByRole('heading', { level: 2, name: titles[0] })).toBeVisible();
      await keyboard.press('m');
      await expect(toast(office, '1건을 담당합니다.')).toBeVisible();
    });
    const answer = office.getByRole('textbox', { name: /^답변/ });
    await test.step('answers from a template, and the next question opens', async () => {
      await expect(office.getByRole('button', { name: /Alt 1$/ })).toBeVisible();
      await keyboard.press('a');
      await expect(answer).toBeFocused();
      await keyboard.press('Alt+1');
      await expect(answer).toHaveValue(/ 님, 안녕하세요/);
      await keyboard.press('Control+Enter');
      await expect(toast(office, '답변을 등록했습니다.')).toBeVisible();
      await expect(office.getByRole('heading', { level: 2, name: titles[1] })).toBeVisible();
    });
    await test.step('takes the answer back, with its text', async () => {
      await office.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await keyboard.press('u');
      await expect(office.getByRole('heading', { level: 2, name: titles[0] })).toBeVisible();
      await expect(answer).toHaveValue(/ 님, 안녕하세요/);
      await keyboard.press('a');
      await keyboard.press('Control+Enter');
      await expect(office.getByRole('heading', { level: 2, name: titles[1] })).toBeVisible();
    });
    await office.context().close();

    await signInAt(page, `/myPage/qnaDetail?qnaUid=${uids[0]}`, member);
    await expect(page.getByText(/안녕하세요/)).toHaveCount(1);
  });
});
