import { openBell } from '../fixtures/bell.ts';
import { createCaller } from '../fixtures/caller.ts';
import { joinMember, readMail } from '../fixtures/members.ts';
import { joinStaff, openOffice, signInAt, toast } from '../fixtures/office.ts';
import { toQuestion } from '../fixtures/questions.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('questions in the office', () => {
  test.beforeEach(() => test.setTimeout(180_000));

  test('an answer appears on the open page of the member, who asks on, which the office reads @long', async ({
    page,
    browser,
  }) => {
    const member = await joinMember(page);
    const caller = await createCaller(page, member);
    const question = toQuestion({ title: '수료증의 이름이 틀립니다', privateYn: 'Y' });
    const { qnaUid } = await caller<{ qnaUid: string }>('POST', '/api/v1/qna', question);
    await signInAt(page, `/myPage/qnaDetail?qnaUid=${qnaUid}`, member);
    await expect(page.getByRole('heading', { level: 1, name: question.title })).toBeVisible();

    const office = await openOffice(browser, `/office/qna/item?qnaUid=${qnaUid}`);
    const answer = office.getByRole('textbox', { name: /^답변/ });
    await expect(office.getByRole('button', { name: /Alt 1$/ })).toBeVisible();
    await office.keyboard.press('Alt+1');
    await office.keyboard.type('이름을 고쳤습니다.');
    await office.getByLabel('처리한 뒤 다음 건 열기').uncheck();
    await answer.press('Control+Enter');
    await expect(toast(office, '답변을 등록했습니다.')).toBeVisible();
    await expect(page.getByText(/이름을 고쳤습니다\./)).toBeVisible();
    await test.step('by bell and mail too', async () => {
      await expect(
        (await openBell(page)).getByRole('link', { name: new RegExp(question.title) }).first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect.poll(() => readMail(page, member.id)).toContain(question.title);
    });

    await page.getByRole('textbox', { name: '댓글 쓰기' }).fill('아직도 틀립니다.');
    await page.getByRole('button', { name: '등록', exact: true }).click();
    await expect(page.getByText('아직도 틀립니다.')).toBeVisible();
    await office.reload();
    await expect(office.getByText('아직도 틀립니다.')).toBeVisible();
    await expect(office.getByText('추가문의')).toBeVisible();
    await office.context().close();
  });

  test('a private question is handed on with a note, answered by the colleague, and asked again by its member @long', async ({
    page,
    browser,
  }) => {
    const member = await joinMember(page);
    const caller = await createCaller(page, member);
    const question = toQuestion({ title: `시험 성적서의 값 ${Date.now()}`, privateYn: 'Y' });
    const { qnaUid } = await caller<{ qnaUid: string }>('POST', '/api/v1/qna', question);
    const address = `/office/qna/item?qnaUid=${qnaUid}`;
    const colleague = await joinStaff(page, '라온이');

    const first = await openOffice(browser, address);
    await first.getByRole('button', { name: '넘기기…' }).click();
    const dialog = first.getByRole('dialog', { name: '누구에게 넘길까요?' });
    await dialog.getByLabel('맡을 사람').selectOption('라온이');
    await dialog.getByLabel(/^남길 말/).fill('시험 담당에게 확인해 주세요.');
    await dialog.getByRole('button', { name: '1건 넘기기' }).click();
    await expect(toast(first, '1건을 넘겼습니다.')).toBeVisible();
    await first.context().close();

    const second = await openOffice(browser, '/office', { who: colleague });
    await test.step('the colleague is told by bell, and reads the note', async () => {
      await (await openBell(second))
        .getByRole('link', { name: /시험 담당에게 확인해 주세요\./ })
        .first()
        .click();
      await expect(second.getByRole('heading', { name: question.title })).toBeVisible();
      await expect(second.getByText('시험 담당에게 확인해 주세요.').first()).toBeVisible();
    });
    await second.getByRole('textbox', { name: /^답변/ }).fill('값이 맞습니다.');
    await second.getByLabel('처리한 뒤 다음 건 열기').uncheck();
    await second.getByRole('textbox', { name: /^답변/ }).press('Control+Enter');
    await expect(toast(second, '답변을 등록했습니다.')).toBeVisible();

    await signInAt(page, `/myPage/qnaDetail?qnaUid=${qnaUid}`, member);
    await expect(page.getByText('값이 맞습니다.')).toBeVisible();
    await expect(page.getByText('시험 담당에게 확인해 주세요.')).toHaveCount(0);
    await page.getByRole('textbox', { name: '댓글 쓰기' }).fill('단위가 다릅니다.');
    await page.getByRole('button', { name: '등록', exact: true }).click();
    await expect(page.getByText('단위가 다릅니다.')).toBeVisible();

    await second.goto(`/office/qna?searchKeyword=${encodeURIComponent(question.title)}`);
    await expect(second.getByRole('row').filter({ hasText: question.title })).toContainText('추가문의');
    await second.context().close();
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`/infoPlaza/qna?searchKeyword=${encodeURIComponent(question.title)}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(stranger.getByText('값이 맞습니다.')).toHaveCount(0);
    await stranger.context().close();
  });
});
