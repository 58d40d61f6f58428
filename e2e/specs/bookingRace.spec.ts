import type { Page } from 'playwright/test';
import { logIn } from '../fixtures/login.ts';
import { joinMember } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

const rounds = process.env.HAESOL_TEST_SIZE === 'long' ? 20 : 5;
/** Requires no training, has no buffer, and is booked by no other test. */
const racedEqUid = 'EQ039';

/** Synchronises calls of several pages: each waits until all have arrived. */
function createStartLine(count: number) {
  let waiting: (() => void)[] = [];
  return (go: () => void) => {
    waiting.push(go);
    if (waiting.length < count) return;
    for (const start of waiting) start();
    waiting = [];
  };
}

test('two browsers compete for one slot: one wins each time, the other is notified immediately and keeps its input', async ({
  browser,
  page,
}) => {
  test.setTimeout(90_000 + rounds * 15_000);
  const people = [await joinMember(page, '한결이'), await joinMember(page, '나래이')];
  const wait = createStartLine(people.length);
  const racers = await Promise.all(
    people.map(async (person) => {
      const context = await browser.newContext();
      const own = await context.newPage();
      await own.goto('/login');
      await logIn(own, person);
      await expect(own).toHaveURL('/');
      await own.goto(`/easyReservation?eqUid=${racedEqUid}`);
      return own;
    }),
  );
  const boxes = (own: Page) => own.getByRole('checkbox', { name: /^\d\d:.*예약 가능/ });
  const dialogOf = (own: Page) => own.getByRole('dialog', { name: '장비 예약' });
  const project = (own: Page) => dialogOf(own).getByLabel('과제명');
  const openForm = async (own: Page, nth: number) => {
    await boxes(own).nth(nth).check();
    await own.getByRole('button', { name: '예약하기' }).first().click();
    await expect(project(own)).toBeVisible();
  };
  const closeForm = (own: Page) => dialogOf(own).getByRole('button', { name: '닫기' }).last().click();

  const typed = await Promise.all(
    racers.map(async (own, nth) => {
      await openForm(own, nth);
      const text = `과제 ${nth + 1}`;
      await project(own).fill(text);
      await closeForm(own);
      await own.route('**/api/v1/equipment/hold', (route) => wait(() => void route.continue()));
      return text;
    }),
  );
  const wanted = await boxes(racers[0] ?? page)
    .last()
    .evaluate((box) => (box as HTMLInputElement).labels?.[0]?.textContent?.slice(0, 11) ?? '');
  const wantedBox = (own: Page) => own.getByRole('checkbox', { name: new RegExp(`^${wanted}`) });
  for (let round = 0; round < rounds; round += 1) {
    for (const own of racers) {
      // The winner of the last round still has it selected, the other sees it free again.
      await expect(wantedBox(own)).toBeEnabled();
      // The first free slot is chosen, and one that is not adjacent would be refused.
      const chosen = own.getByRole('checkbox', { name: /^\d\d:/, checked: true });
      if (!(await wantedBox(own).isChecked())) await chosen.first().uncheck();
      await wantedBox(own).check();
    }
    const codes = await Promise.all(
      racers.map(async (own) => {
        const answer = own.waitForResponse('**/api/v1/equipment/hold', { timeout: 30_000 });
        await own.getByRole('button', { name: '예약하기' }).first().click();
        return ((await (await answer).json()) as { status: { code: string } }).status.code;
      }),
    );

    expect([...codes].sort(), `round ${round + 1}`).toEqual(['200', '4501']);
    const loser = codes.indexOf('4501');
    const own = racers[loser] ?? page;
    const toast = own.getByRole('region', { name: '알림 메시지' });
    await expect(toast.getByText('방금 다른 분이 예약한 시간입니다.')).toBeVisible();
    await expect(wantedBox(own)).toBeDisabled();
    await own.unroute('**/api/v1/equipment/hold');
    await openForm(own, 0);
    await expect(project(own)).toHaveValue(typed[loser] ?? '');
    await own.route('**/api/v1/equipment/hold', (route) => wait(() => void route.continue()));
    await Promise.all(racers.map(closeForm));
    // Some may have closed automatically meanwhile.
    const closers = toast.getByRole('button', { name: '닫기' });
    await closers.evaluateAll((buttons) => buttons.forEach((button) => void (button as HTMLElement).click()));
    await expect(closers).toHaveCount(0);
  }
  for (const own of racers) await own.context().close();
});
