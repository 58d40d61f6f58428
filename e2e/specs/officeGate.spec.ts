import type { Browser, Page } from 'playwright/test';
import { seoulDay } from '../fixtures/days.ts';
import { logIn, toMember } from '../fixtures/login.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseDay, enterTravel, pay, ticket } from '../fixtures/travel.ts';

/** Buys a ticket for today. @returns the address of its voucher and its readable code */
async function buyForToday(page: Page) {
  await page.goto(ticket.reservePath);
  await chooseDay(page, seoulDay());
  await page.getByLabel('필수 항목에 모두 동의합니다.').check();
  await pay(page, /^결제 승인/);
  const link = page.getByRole('link', { name: '바우처 보기' });
  await link.click();
  await expect(page.getByRole('img', { name: /QR 코드/ })).toBeVisible();
  const code = /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  return { voucher: page.url(), code };
}

async function openGate(browser: Browser): Promise<Page> {
  const gate = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await gate.goto('/office/gate');
  await logIn(gate, toMember('office'));
  await expect(gate.getByRole('heading', { level: 1, name: '현장 확인' })).toBeVisible();
  return gate;
}

/** Checks a code at a gate. */
async function check(gate: Page, code: string): Promise<void> {
  await gate.getByLabel('코드').fill(code);
  await gate.getByRole('button', { name: '확인', exact: true }).click();
}

/** Line about the list with which a gate checks codes without network. */
const listAge = /에 받은 목록 [\d,]+건으로/;

const queueOf = (gate: Page) => gate.getByRole('region', { name: '네트워크 없이 처리한 코드' });

/** Keeps the use of a voucher at a gate without network. */
async function keepUse(gate: Page, code: string): Promise<void> {
  await expect(gate.getByText(listAge)).toBeVisible();
  await gate.context().setOffline(true);
  await check(gate, code);
  await expect(gate.getByText('인터넷이 없어 이 기기의 목록으로 확인했습니다.')).toBeVisible();
  await gate.getByRole('button', { name: '확인하고 다음' }).click();
  await expect(gate.getByText('1건이 연결을 기다립니다.')).toBeVisible();
}

/** Ends the time without network at a gate, which is told when and where the voucher was used. */
async function learnOfUse(gate: Page): Promise<void> {
  await gate.context().setOffline(false);
  const queue = queueOf(gate);
  await expect(queue.getByText(/\d+:\d\d .+에서 이미 사용했습니다\./)).toBeVisible();
  await queue.getByRole('button', { name: /확인했음/ }).click();
  await expect(queue).toBeHidden();
}

test('a gate opens again without network, checks by its list, and sends its uses once there is one', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await enterTravel(page);
  const { voucher, code } = await buyForToday(page);
  const gate = await openGate(browser);
  await expect(gate.getByText(listAge)).toBeVisible();
  const isKept = () =>
    gate.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.state === 'activated' && (await caches.match('/office/gate')) !== undefined;
    });
  await expect.poll(isKept).toBe(true);

  await gate.context().setOffline(true);
  await gate.reload();
  await expect(gate.getByRole('heading', { level: 1, name: '현장 확인' })).toBeVisible();
  await expect(gate.getByText(listAge)).toBeVisible();
  await check(gate, 'ZZZZ-ZZZZ-ZZZZ');
  await expect(gate.getByRole('heading', { name: '연결되지 않음' })).toBeVisible();
  await check(gate, code);
  await gate.getByRole('button', { name: '확인하고 다음' }).click();
  await expect(gate.getByRole('heading', { name: '사용 완료' })).toBeVisible();
  await gate.goto('/office/members');
  await expect(gate.getByRole('heading', { name: '인터넷에 연결되어 있지 않습니다.' })).toBeVisible();

  await gate.context().setOffline(false);
  await gate.goto('/office/gate');
  await expect(queueOf(gate).getByText('사용 완료')).toBeVisible();
  await page.goto(voucher);
  await expect(page.getByText('이용완료').first()).toBeVisible();
  await gate.context().close();
});

test.describe('a voucher that a gate without network has kept', () => {
  // Three people on three pages.
  test.beforeEach(() => test.setTimeout(180_000));

  test('is refused after another has used it, with when and where @long', async ({ page, browser }) => {
    await enterTravel(page);
    const { voucher, code } = await buyForToday(page);
    const [first, second] = [await openGate(browser), await openGate(browser)];

    await test.step('the first gate keeps the use without network', () => keepUse(first, code));
    await test.step('the second gate uses the voucher', async () => {
      await check(second, code);
      await second.getByRole('button', { name: '확인하고 다음' }).click();
      await expect(second.getByRole('heading', { name: '사용 완료' })).toBeVisible();
    });
    await test.step('the first gate learns when and where', () => learnOfUse(first));
    await page.goto(voucher);
    await expect(page.getByText('이용완료').first()).toBeVisible();
    await Promise.all([first, second].map((gate) => gate.context().close()));
  });

  test('is used by the first of two that has network again, and refused for the other @long', async ({
    page,
    browser,
  }) => {
    await enterTravel(page);
    const { voucher, code } = await buyForToday(page);
    const [first, second] = [await openGate(browser), await openGate(browser)];
    await keepUse(first, code);
    await keepUse(second, code);

    await test.step('the gate that is back first has used the voucher', async () => {
      await second.context().setOffline(false);
      await expect(queueOf(second).getByText('사용 완료')).toBeVisible();
      await page.goto(voucher);
      await expect(page.getByText('이용완료').first()).toBeVisible();
    });
    await test.step('the other gate learns when and where', () => learnOfUse(first));
    await Promise.all([first, second].map((gate) => gate.context().close()));
  });
});
