import type { Page } from 'playwright/test';
import { createCaller } from '../fixtures/caller.ts';
import { dayAfter, seoulDay } from '../fixtures/days.ts';
import { toMember } from '../fixtures/login.ts';
import { joinMember, readMail } from '../fixtures/members.ts';
import { joinStaff, openOffice, signInAt, toast } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/test.ts';
import { buyByCall } from '../fixtures/travel.ts';

type Caller = Awaited<ReturnType<typeof createCaller>>;

const main = (page: Page) => page.getByRole('main');
const toNumber = (amount: number) => amount.toLocaleString('ko-KR');
const toWon = (amount: number) => `${toNumber(amount)}원`;

/** Sold on each day, without a stock; used by no other test. */
const priced = { gdsUid: 'G0041', goodsDtlId: 'G0041-1' };
const child = 3;

interface Goods {
  readonly options: readonly {
    readonly goodsDtlId: string;
    readonly prices: readonly { readonly priceSn: number; readonly price: number; readonly listPrice: number }[];
  }[];
}

/** Sold on each day by the hour; used by no other test. */
const stormy = { gdsUid: 'G0039', goodsDtlId: 'G0039-1', name: '라움 찻길 걷기 투어', useTime: '10:00' };
/** Stock that no other day has. */
const qty = 61;
const reason = '풍랑주의보로 쉽니다';

/** Finds the first open day in five weeks or later, and fills its stock. */
async function openStormyDay(page: Page, staff: Caller): Promise<string> {
  const path = `/api/v1/reserve/goods-info?goodsDtlId=${stormy.goodsDtlId}`;
  const { data } = (await (await page.request.get(path)).json()) as {
    data: { dates: readonly { date: string; state: string }[] };
  };
  const isOpen = ({ date, state }: { date: string; state: string }) => date >= seoulDay(35) && state !== 'CLOSED';
  const useDate = data.dates.find(isOpen)?.date ?? '';
  await staff('PUT', `/api/v1/admin/goods/${stormy.goodsDtlId}/stock`, {
    ...{ fromDt: useDate, toDt: useDate, weekdays: [0, 1, 2, 3, 4, 5, 6] },
    ...{ time: stormy.useTime, qty, reopenYn: 'N' },
  });
  return useDate;
}

interface Order {
  readonly state: string;
  readonly payAmount: number;
  readonly ledger: readonly { readonly kind: 'PAY' | 'REFUND'; readonly amount: number }[];
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Sum of the payments and of the refunds of orders. */
async function readLedger(staff: Caller, orderUids: readonly string[]) {
  const orders = await Promise.all(orderUids.map((uid) => staff<Order>('GET', `/api/v1/admin/orders/${uid}`)));
  const rows = orders.flatMap(({ ledger }) => ledger);
  const of = (wanted: 'PAY' | 'REFUND') => sumOf(rows.flatMap(({ kind, amount }) => (kind === wanted ? [amount] : [])));
  return { paid: of('PAY'), refunded: of('REFUND') };
}

test.describe('travel goods in the office', () => {
  // Three people on pages of their own.
  test.beforeEach(() => test.setTimeout(240_000));

  test('a child price that changes tomorrow changes neither the order nor the page of today @long', async ({
    page,
    browser,
  }) => {
    const staff = await createCaller(page, toMember('office'));
    const goods = await staff<Goods>('GET', `/api/v1/admin/goods/${priced.goodsDtlId}`);
    const prices = goods.options.find(({ goodsDtlId }) => goodsDtlId === priced.goodsDtlId)?.prices ?? [];
    const { price: old = 0, listPrice = 0 } = prices.find(({ priceSn }) => priceSn === child) ?? {};
    // Another run on this site may have planned one.
    const next = old + 500 * (1 + (Date.now() % 9));
    const member = await joinMember(page);
    const call = await createCaller(page, member);
    const tickets = {
      ...{ goodsDtlId: priced.goodsDtlId, useDate: seoulDay(20) },
      ...{ counts: { 1: 1, [child]: 2 }, childAges: [5, 8], email: member.id },
    };
    const before = await buyByCall(call, tickets);

    await test.step('the office changes the price from tomorrow on', async () => {
      const office = await openOffice(browser, `/office/goods/edit?goodsDtlId=${priced.goodsDtlId}`);
      const section = office.getByRole('region', { name: '옵션 · 입장권', exact: true });
      await expect(section.getByLabel('새 가격을 시작할 날')).toHaveValue(dayAfter(seoulDay()));
      await section.getByLabel('어린이 · 판매가(원)').fill(String(next));
      await section.getByLabel('어린이 · 정가(원)').fill(String(listPrice + next - old));
      await section.getByRole('button', { name: '입장권 저장', exact: true }).click();
      await expect(toast(office, '저장했습니다.')).toBeVisible();
      await expect(section.getByText(new RegExp(`어린이: 지금 ${toWon(old)}, .*부터 ${toWon(next)}\\.`))).toBeVisible();
      await office.context().close();
    });
    await test.step('visitors see the price of today, and orders of today have it', async () => {
      await page.goto(`/travel/attraction?gdsUid=${priced.gdsUid}`);
      const row = main(page)
        .getByRole('listitem')
        .filter({ hasText: /^어린이/ })
        .first();
      await expect(row).toContainText(toWon(old));
      expect((await buyByCall(call, tickets)).payAmount).toBe(before.payAmount);
    });
    await test.step('the member keeps the price of the order', async () => {
      await signInAt(page, `/travel/myReservation?rsvtUid=${before.rsvtUid}`, member);
      const line = main(page)
        .getByRole('row')
        .filter({ hasText: /어린이 [\d,]+원/ });
      await expect(line).toContainText(`어린이 ${toWon(old)} × 2`);
      await expect(main(page).getByText(toWon(before.payAmount)).first()).toBeVisible();
    });
  });

  test('a stormy day: its orders are refunded in full by two of the staff, as the sums say, and the buyers see it @long', async ({
    page,
    browser,
  }) => {
    const staff = await createCaller(page, toMember('office'));
    const useDate = await openStormyDay(page, staff);
    const [buyer, other] = [await joinMember(page, '마루이'), await joinMember(page, '바람이')];
    const orders: Awaited<ReturnType<typeof buyByCall>>[] = [];
    for (const [who, count] of [
      [buyer, 6],
      [buyer, 5],
      [other, 5],
      [other, 4],
    ] as const) {
      const call = await createCaller(page, who);
      const { goodsDtlId, useTime } = stormy;
      orders.push(await buyByCall(call, { goodsDtlId, useTime, useDate, counts: { 1: count }, email: who.id }));
    }
    const sum = sumOf(orders.map(({ payAmount }) => payAmount));
    const uids = orders.map(({ orderUid }) => orderUid);
    expect(sum).toBeGreaterThan(300_000);
    expect(await readLedger(staff, uids)).toEqual({ paid: sum, refunded: 0 });
    const refunds = `/office/refunds?state=PROPOSED&searchKeyword=${encodeURIComponent(stormy.name)}`;

    const office = await openOffice(
      browser,
      `/office/goods/stock?goodsDtlId=${stormy.goodsDtlId}&month=${useDate.slice(0, 7)}`,
    );
    await test.step('the place is closed for the day, with the sums of its orders', async () => {
      // Another run on this site may have closed a day.
      const day = office.getByRole('button', { name: new RegExp(`재고 ${qty} 남음`) }).filter({ hasNotText: '휴무' });
      await day.press('Enter');
      await office.getByRole('button', { name: '상품 전체 닫고 환불…' }).press('Enter');
      const dialog = office.getByRole('dialog', { name: /상품 전체를 닫고 모두 환불할까요\?$/ });
      for (const text of ['4건', '20매', toWon(sum), '2명'])
        await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible();
      await expect(dialog.getByText(/주문 4건은 다른 담당자가 환불 목록에서 확인한 뒤에 환불됩니다/)).toBeVisible();
      await dialog.getByRole('textbox', { name: /^사유(?! \()/ }).fill(reason);
      await dialog.getByLabel('주문 수 확인').fill('4');
      await dialog.getByRole('button', { name: `4건 ${toWon(sum)} 환불하고 닫기` }).press('Enter');
      await expect(
        toast(office, `날을 닫았습니다. 4건, ${toWon(sum)} 가운데 4건은 다른 담당자가 확인한 뒤에 환불됩니다.`),
      ).toBeVisible();
    });
    await test.step('nothing is refunded by the same person', async () => {
      await office.goto(refunds);
      await expect(office.getByRole('row')).toHaveCount(5);
      await expect(office.getByRole('button', { name: '제안 취소' })).toHaveCount(4);
      await expect(office.getByRole('button', { name: '확인하고 환불' })).toHaveCount(0);
      expect(await readLedger(staff, uids)).toEqual({ paid: sum, refunded: 0 });
    });
    const second = await openOffice(browser, refunds, { who: await joinStaff(page, '사랑이') });
    await test.step('a second person refunds all of it, after the sum is typed', async () => {
      for (const { payAmount } of orders)
        await expect(
          second
            .getByRole('row')
            .filter({ hasText: `결제 ${toNumber(payAmount)}` })
            .first(),
        ).toBeVisible();
      await second.getByRole('checkbox', { name: '이 쪽의 모든 줄 고르기' }).check();
      await second.getByRole('button', { name: '4건 확인하고 환불' }).click();
      const dialog = second.getByRole('dialog', { name: '확인하고 환불할까요?' });
      await expect(dialog.getByText(`다음을 그대로 입력해 주세요: ${toNumber(sum)}`)).toBeVisible();
      await dialog.getByRole('textbox', { name: /^확인/ }).fill(toNumber(sum));
      await dialog.getByRole('button', { name: '4건 확인하고 환불' }).click();
      await expect(toast(second, '4건을 확인하고 환불했습니다.')).toBeVisible();
      await expect.poll(() => readLedger(staff, uids)).toEqual({ paid: sum, refunded: sum });
      await second.goto(`/office/orders/item?orderUid=${uids[0]}`);
      const ledger = second.getByRole('table', { name: '결제와 환불' }).getByRole('row');
      await expect(ledger.filter({ hasText: '환불' })).toContainText(toWon(orders[0]?.payAmount ?? 0));
    });
    await test.step('the buyer sees the refund with the reason, and visitors why the place is closed', async () => {
      // Before the mail about the sign-in.
      expect(await readMail(page, buyer.id)).toContain('취소된 예약의 환불이 완료되었습니다.');
      await signInAt(page, `/travel/myReservation?rsvtUid=${orders[0]?.rsvtUid}`, buyer);
      await expect(main(page).getByText(`${toWon(orders[0]?.payAmount ?? 0)}을 돌려드렸습니다.`)).toBeVisible();
      await expect(main(page).getByText(reason)).toBeVisible();
      await page.goto(`/travel/attraction?gdsUid=${stormy.gdsUid}`);
      await expect(main(page).getByText(reason).first()).toBeVisible();
    });
    await Promise.all([office, second].map((one) => one.context().close()));
  });

  test('orders whose cancellation one of the staff proposes are cancelled and refunded by another, and both see it @long', async ({
    page,
    browser,
  }) => {
    const staff = await createCaller(page, toMember('office'));
    const buyer = await joinMember(page);
    const call = await createCaller(page, buyer);
    const tickets = { goodsDtlId: priced.goodsDtlId, useDate: seoulDay(21), counts: { 1: 1 }, email: buyer.id };
    const orders = [await buyByCall(call, tickets), await buyByCall(call, tickets)];
    const uids = orders.map(({ orderUid }) => orderUid);
    const sum = sumOf(orders.map(({ payAmount }) => payAmount));
    const read = (uid: string) => staff<{ orderNo: string; rev: number }>('GET', `/api/v1/admin/orders/${uid}`);
    const rows = await Promise.all(uids.map(read));
    const why = `업체가 폐업했습니다 ${Date.now()}`;
    await staff('POST', '/api/v1/admin/approvals', {
      ...{ queue: 'orders', uids, revs: rows.map(({ rev }) => rev), to: 'CANCELLED' },
      ...{ memo: '업체 사정으로 운영하지 않습니다', reason: why },
    });

    const second = await openOffice(browser, '/office', { who: await joinStaff(page, '이음이') });
    await test.step('a second person looks at the orders and their sum', async () => {
      await main(second).getByRole('link', { name: '일괄 처리 확인' }).first().click();
      const row = second.getByRole('row').filter({ hasText: why });
      await row.getByRole('link', { name: '주문·예약 · 전액 환불하고 취소' }).click();
      const dialog = second.getByRole('dialog', { name: '일괄 처리 제안' });
      for (const { orderNo } of rows) await expect(dialog.getByText(new RegExp(`^${orderNo} · `))).toBeVisible();
      await expect(dialog.getByText(toWon(sum), { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: '닫기' }).click();
    });
    await test.step('and cancels them after their number is typed', async () => {
      const row = second.getByRole('row').filter({ hasText: why });
      await row.getByRole('button', { name: '확인하고 처리' }).click();
      const dialog = second.getByRole('dialog', { name: '확인하고 처리할까요?' });
      await dialog.getByRole('textbox', { name: /^확인/ }).fill('2');
      await dialog.getByRole('button', { name: '1건 확인하고 처리' }).click();
      await expect(toast(second, '제안 1건을 확인하고 처리했습니다.')).toBeVisible();
      await expect.poll(() => readLedger(staff, uids)).toEqual({ paid: sum, refunded: sum });
    });
    const office = await openOffice(browser, '/office/approvals');
    await test.step('the person who proposed sees the result', async () => {
      const row = office.getByRole('row').filter({ hasText: why });
      await expect(row.getByText('처리함', { exact: true })).toBeVisible();
      await expect(row.getByText('2건 가운데 2건 처리')).toBeVisible();
    });
    await Promise.all([office, second].map((one) => one.context().close()));
  });
});
