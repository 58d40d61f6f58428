import { expect, type Page } from 'playwright/test';
import { createCaller } from '../fixtures/caller.ts';
import { dayAfter, seoulDay } from '../fixtures/days.ts';
import { toMember } from '../fixtures/login.ts';
import { readMail } from '../fixtures/members.ts';
import { test } from '../fixtures/test.ts';
import { enterTravel, pay, payButton } from '../fixtures/travel.ts';

const boat = '해솔 유람선 일몰 투어';
const flats = '은물결 갯벌체험장';
const inn = '누리 한옥스테이';
const tower = '해솔 바람언덕 전망대';
const pass = '누리패스 24시간권';
const coupon = '재방문 감사 2,000원';

type Caller = Awaited<ReturnType<typeof createCaller>>;

interface Sold {
  readonly dates: readonly {
    readonly date: string;
    readonly state: string;
    readonly times: readonly { readonly time: string; readonly remain: number }[];
  }[];
}

const won = (text: string | null | undefined) => Number((text ?? '').replaceAll(/[^\d]/g, ''));
const toWon = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

/**
 * Finds a day, two weeks ahead or later, with a room for two nights, and an hour for five on the boat and, a day later, on the
 * flats: the stock of the sample data is random.
 */
async function findWeek(page: Page) {
  const read = async (goodsDtlId: string) => {
    const answer = await page.request.get(`/api/v1/reserve/goods-info?goodsDtlId=${goodsDtlId}`);
    return ((await answer.json()) as { data: Sold }).data.dates;
  };
  const [rooms, boats, fields] = [await read('G0008-3'), await read('G0006-1'), await read('G0007-1')];
  const sellingOn = (dates: Sold['dates'], day: string) =>
    dates.find(({ date, state }) => date === day && ['FEW', 'OPEN'].includes(state));
  const hasRoom = (day: string) => sellingOn(rooms, day) !== undefined;
  // Days on which a kind is not sold, such as the weekend of a weekday's ticket, have hours too.
  const hourOf = (dates: Sold['dates'], day: string) =>
    sellingOn(dates, day)?.times.find(({ remain }) => remain >= 5)?.time;
  for (const { date } of rooms.filter((room) => room.date >= seoulDay(14))) {
    const [boatHour, flatsHour] = [hourOf(boats, date), hourOf(fields, dayAfter(date))];
    if (hasRoom(date) && hasRoom(dayAfter(date)) && boatHour && flatsHour) return { date, boatHour, flatsHour };
  }
  throw new Error('No day has a room for two nights, a boat and the flats for five');
}

/** Buys two passes and lets a gate read them, so that the member has points. */
async function earnPoints(page: Page, staff: Caller): Promise<number> {
  await page.goto('/travel/reserve?gdsDtlUid=PS007');
  await page.getByRole('button', { name: '수량 늘리기' }).click();
  await page.getByLabel('필수 항목에 모두 동의합니다.').check();
  await pay(page, /^결제 승인/);
  await page.getByRole('link', { name: '내 패스 보기' }).click();
  const shown = page.getByRole('link', { name: 'QR 보기' });
  await expect(shown).toHaveCount(2);
  const tickets = await shown.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const ticket of tickets) {
    await page.goto(ticket);
    const code = await page.getByText(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/).innerText();
    await staff('POST', '/api/v1/admin/passes/use', { code, gdsUid: 'G0001' });
  }
  return readPoints(page);
}

async function readPoints(page: Page): Promise<number> {
  await page.goto('/travel/my');
  const points = page.getByRole('main').getByText(/^[\d,]+P$/);
  return won(await points.first().innerText());
}

async function takeCoupon(page: Page): Promise<void> {
  await page.goto('/travel/my?tab=coupon');
  await page
    .getByRole('listitem')
    .filter({ hasText: coupon })
    .getByRole('button', { name: /쿠폰 받기/ })
    .click();
  await expect(page.getByText('가진 쿠폰이 없습니다.')).toHaveCount(0);
}

/** Adds a place to a day of the open plan. */
async function addPlace(page: Page, day: number, name: string): Promise<void> {
  await page.getByLabel(`${day}일 차에 장소 담기`).fill(name);
  await page.getByRole('button', { name: `${name} 담기`, exact: true }).click();
  await expect(page.getByRole('button', { name: `${name} 이용권 담기` })).toBeVisible();
}

/** Puts tickets of a stop into the plan. */
async function addTicket(page: Page, name: string, choose: (editor: ReturnType<Page['getByRole']>) => Promise<void>) {
  await page.getByRole('button', { name: `${name} 이용권 담기` }).click();
  const editor = page.getByRole('group', { name, exact: true });
  const put = editor.getByRole('button', { name: /^([\d,]+원 )?담기$/ });
  // The first kind may be sold out on the day.
  await expect(put.or(editor.getByRole('radio')).first()).toBeVisible();
  await choose(editor);
  await put.click();
  await expect(page.getByRole('button', { name: `${name} 이용권 바꾸기` })).toBeVisible();
}

const addFamily = (page: Page, name: string, hour: string) =>
  addTicket(page, name, async (editor) => {
    await editor.getByRole('radio', { name: new RegExp(`^${hour}`) }).check();
    for (const [kind, count] of [
      ['성인', 2],
      ['어린이', 3],
    ] as const) {
      const more = editor.getByRole('group', { name: kind }).getByRole('button', { name: '수량 늘리기' });
      for (let at = 0; at < count; at += 1) await more.click();
    }
    for (const [at, age] of ['5', '8', '11'].entries())
      await editor.getByLabel(`어린이·청소년 ${at + 1} 나이`).selectOption(age);
  });

/** Plans three days with all goods. @returns the sum of the plan */
async function plan(page: Page): Promise<number> {
  const { date, boatHour, flatsHour } = await findWeek(page);
  await page.goto('/travel/plans');
  await page.getByLabel('일정 이름').fill('할머니와 함께하는 겨울 바다 가족 여행');
  await page.getByRole('textbox', { name: '떠나는 날' }).fill(date);
  await page.getByRole('button', { name: '일정 만들기' }).click();
  await addPlace(page, 1, inn);
  await addPlace(page, 1, boat);
  await page.getByRole('button', { name: '하루 더하기' }).click();
  await addPlace(page, 2, flats);
  await page.getByRole('button', { name: '하루 더하기' }).click();
  await addPlace(page, 3, tower);
  await addTicket(page, inn, async (editor) => {
    await editor.getByRole('radio', { name: '4인 온돌방' }).check();
    const nights = editor.getByRole('group', { name: '숙박 일수' });
    await expect(nights.getByRole('status')).toHaveText('2');
    const guests = editor.getByRole('group', { name: '투숙 인원' });
    for (let at = 2; at < 5; at += 1) await guests.getByRole('button', { name: '수량 늘리기' }).click();
  });
  await addFamily(page, boat, boatHour);
  await addFamily(page, flats, flatsHour);
  await page.getByLabel('패스 더하기').selectOption({ label: `${pass} · 19,900원` });
  const passes = page.getByRole('group', { name: `${pass} 수량` });
  for (let count = 2; count <= 5; count += 1) {
    await passes.getByRole('button', { name: '수량 늘리기' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: pass })).toContainText(toWon(19_900 * count));
  }
  const button = page.getByRole('link', { name: /원 한 번에 결제$/ });
  await expect(page.getByText('4건 합계')).toBeVisible();
  return won(await button.innerText());
}

/** Reads the paid amount of each goods from the list of what was paid together. */
async function readPaid(page: Page): Promise<Map<string, number>> {
  await expect(page.getByRole('heading', { name: '4건을 한 번에 결제했습니다.' })).toBeVisible();
  const paid = new Map<string, number>();
  for (const name of [boat, flats, inn, pass]) {
    const goods = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    paid.set(name, won(/· ([\d,]+)원/.exec(await goods.innerText())?.[1]));
  }
  return paid;
}

interface Order {
  readonly orderUid: string;
  readonly gdsNm: string;
  readonly payAmount: number;
  readonly ledger: readonly { readonly kind: 'PAY' | 'REFUND'; readonly amount: number }[];
}

test('a family of five plans three days, pays once with coupon and points, and cancels one piece @long', async ({
  page,
}) => {
  test.setTimeout(240_000);
  // First, because it clears the cookies of the page.
  const staff = await createCaller(page, toMember('office'));
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await enterTravel(page);
  const points = await earnPoints(page, staff);
  expect(points).toBe(1_398);
  await takeCoupon(page);

  const planned = await plan(page);
  await page.getByRole('link', { name: `${toWon(planned)} 한 번에 결제` }).click();
  await expect(page.getByRole('heading', { name: boat })).toBeVisible();
  await page.getByLabel(/^요청 사항/).fill('늦게 도착합니다.');
  await page.reload();
  await expect(page.getByLabel(/^요청 사항/)).toHaveValue('늦게 도착합니다.');
  await test.step('the boat needs the name in the passport, which is refused in Hangul and stays after a reload', async () => {
    const surname = page.getByLabel(/^여권의 성/);
    await surname.fill('김');
    await page.getByLabel(/^여권의 이름/).fill('HANEUL');
    await expect(surname).toHaveAccessibleDescription(/로마자/);
    await surname.fill('KIM');
    await page.reload();
    await expect(surname).toHaveValue('KIM');
  });
  const ofBoat = page.getByRole('article').filter({ has: page.getByRole('heading', { name: boat }) });
  const choice = ofBoat.getByLabel(/^쿠폰/);
  await choice.selectOption({
    value: (await choice.locator('option', { hasText: coupon }).getAttribute('value')) ?? '',
  });
  await page.getByRole('button', { name: '모두 쓰기' }).click();
  const total = planned - 2_000 - points;
  await expect(payButton(page)).toHaveText(`${toWon(total)} 결제하기`);
  await page.getByLabel('필수 항목에 모두 동의합니다.').check();
  await pay(page, /^결제창 닫기/);
  await expect(page.getByText(/결제창을 닫으셨습니다/)).toBeVisible();
  await page.getByLabel('필수 항목에 모두 동의합니다.').check();
  await expect(payButton(page)).toHaveText(`${toWon(total)} 결제하기`);
  await pay(page, /^결제 승인/);

  const paid = await readPaid(page);
  const purchase = page.url();
  const boatPaid = paid.get(boat) ?? 0;
  const sum = [...paid.values()].reduce((all, one) => all + one, 0);
  expect(sum, 'orders of the purchase').toBe(total);
  await expect(page.getByText(/^결제 금액/).locator('..')).toContainText(toWon(total));
  expect(await readMail(page, id)).toContain(`결제 금액: ${toWon(total)}`);

  await page.goto('/travel/my');
  for (const [name, amount] of paid) {
    const row = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: '함께 결제한 예약 보기' });
    await expect(row.getByText(toWon(amount), { exact: true })).toBeVisible();
  }
  expect(await readPoints(page)).toBe(0);

  await page.goto(purchase);
  await page.getByRole('link', { name: `${boat} 바우처 보기` }).click();
  await expect(page.getByText('일반석 · 성인 2, 일반석 · 어린이 3')).toBeVisible();
  await expect(page.getByText('KIM, HANEUL')).toBeVisible();
  await page.getByRole('link', { name: '예약 상세' }).click();
  const number = (await page.getByText(/^예약번호 /).innerText()).replace('예약번호 ', '');
  await page.getByRole('button', { name: '취소·환불 요청' }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${toWon(boatPaid)}을 돌려드립니다`) });
  await dialog.getByLabel('사유').selectOption('SCHEDULE');
  await dialog.getByRole('button', { name: `${toWon(boatPaid)} 환불 요청` }).click();
  await expect(page.getByText(`${toWon(boatPaid)} 환불을 요청했습니다`).first()).toBeVisible();
  const { list } = await staff<{ list: { refundUid: string }[] }>(
    'GET',
    `/api/v1/admin/refunds?searchKeyword=${number}`,
  );
  await staff('PATCH', `/api/v1/admin/refunds/${list[0]?.refundUid}/transition`, { to: 'DONE' });

  const back = await test.step('the coupon and the points of the boat came back', async () => {
    await page.goto('/travel/my?tab=coupon');
    await expect(page.getByText(coupon).first()).toBeVisible();
    await expect(page.getByText('가진 쿠폰이 없습니다.')).toHaveCount(0);
    return readPoints(page);
  });
  const found = await staff<{ list: { orderUid: string }[] }>(
    'GET',
    `/api/v1/admin/orders?pageSize=20&searchKeyword=${number}`,
  );
  const order = await staff<Order & { itemAmount: number; couponAmount: number; pointAmount: number }>(
    'GET',
    `/api/v1/admin/orders/${found.list[0]?.orderUid}`,
  );
  expect(order).toMatchObject({ payAmount: boatPaid, couponAmount: 2_000, pointAmount: back });
  expect(order.itemAmount - 2_000 - back, 'price less coupon and points').toBe(boatPaid);
  expect(order.ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['PAY', boatPaid],
    ['REFUND', boatPaid],
  ]);
  await page.goto(purchase);
  const after = await readPaid(page);
  expect([...after].filter(([name]) => name !== boat)).toEqual([...paid].filter(([name]) => name !== boat));
});
