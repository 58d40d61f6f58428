import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright/test';
import { createCaller } from '../fixtures/caller.ts';
import { joinMember } from '../fixtures/members.ts';
import { expect, test } from '../fixtures/test.ts';

/** Requires no training and has no buffer. */
const eqUid = 'EQ026';
const tabs = 8;
/** Far below the 20 s poll interval of a page without events. */
const withinMs = 8_000;

interface Slot {
  readonly start: string;
  readonly end: string;
  readonly state: string;
}

/** Finds the last free slot of the first day with one: the other booking tests use the first ones. */
async function findFree(page: Page): Promise<{ date: string; slot: Slot }> {
  const response = await page.request.get(`/api/v1/equipment/${eqUid}/slots`);
  const { data } = (await response.json()) as { data: { date: string; slots: Slot[] } };
  const slot = data.slots.filter(({ state }) => state === 'FREE').at(-1);
  if (slot === undefined) throw new Error('Nothing is free.');
  return { date: data.date, slot };
}

/** Counts open event streams of a browser by its requests. */
function countStreams(context: BrowserContext): () => number {
  const open = new Set<unknown>();
  context.on('request', (request) => request.url().includes('/api/v1/events?') && open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

test('a slot taken by another member disappears in all tabs, over one stream, and the input stays', async ({
  page,
  context,
}) => {
  const person = await joinMember(page, '다른이');
  const call = await createCaller(page, person);
  const { date, slot } = await findFree(page);
  const streams = countStreams(context);
  const others = await Promise.all(Array.from({ length: tabs - 1 }, () => context.newPage()));
  const all = [page, ...others];
  for (const tab of all) await tab.goto(`/easyReservation?eqUid=${eqUid}&date=${date}`);
  const boxOf = (tab: Page) => tab.getByRole('checkbox', { name: new RegExp(`^${slot.start}`) });
  await boxOf(page).check();
  const search = page.getByRole('searchbox', { name: '장비 검색' });
  await search.fill('현미');
  await expect.poll(streams).toBe(1);
  // The stream begins with the whole state.
  await delay(1_000);

  await call('POST', '/api/v1/equipment/hold', {
    eqUid,
    date,
    start: slot.start,
    end: slot.end,
  });
  for (const tab of all) await expect(boxOf(tab)).toBeDisabled({ timeout: withinMs });
  await expect(boxOf(page)).not.toBeChecked();
  await expect(page.getByText(`선택하신 ${slot.start} 시간이 방금 예약되었습니다.`).first()).toBeAttached();
  await expect(search).toHaveValue('현미');
  expect(streams()).toBe(1);

  const answers = all.map((tab) => tab.evaluate(async () => (await fetch('/api/v1/equipment/list')).status));
  expect(await Promise.all(answers)).toEqual(all.map(() => 200));
});
