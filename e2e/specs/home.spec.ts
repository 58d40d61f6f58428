import { expect, test } from '../fixtures/test.ts';

const farthestPx = 8;

/** Lists the keyframes of animations on the page, from its CSS. */
const listShifts = () =>
  document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .map(({ transform }) => String(transform))
    .filter((transform) => transform.startsWith('translate'));

test('one layer shifts by 8 px at most when the page opens, and none with reduced motion @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(listShifts)).toHaveLength(1);
  const [shift = ''] = await page.evaluate(listShifts);
  expect(Number(/^translateX?\((\d+)px\)$/.exec(shift)?.[1])).toBeLessThanOrEqual(farthestPx);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('region', { name: '주요 안내' })).toBeVisible();
  expect(await page.evaluate(listShifts)).toEqual([]);
});

test('the picture of a banner fills its area in high contrast, below all of its text @phone @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.addInitScript(() => localStorage.setItem('haesol.display', '{"theme":"contrast","textScale":100}'));
  await page.goto('/');
  const field = page.getByRole('region', { name: '주요 안내' }).locator('div:has(> picture)').first();
  const topOf = async (part: typeof field) => (await part.boundingBox())?.y ?? Number.NaN;

  expect(await topOf(field.locator('img').filter({ visible: true }))).toBeCloseTo(await topOf(field), 0);
  const last = await page.getByRole('link', { name: '진행 절차 보기' }).boundingBox();
  expect(await topOf(field)).toBeGreaterThan((last?.y ?? Number.NaN) + (last?.height ?? Number.NaN));
});

test.describe('courses without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('can be swiped, one card at a time @phone @long', async ({ page }) => {
    await page.goto('/');
    const cards = page.getByRole('region', { name: '교육 신청' }).getByRole('article');
    const startOf = async (at: number) => (await cards.nth(at).boundingBox())?.x ?? Number.NaN;
    await cards.first().scrollIntoViewIfNeeded();
    const start = await startOf(0);
    expect(await startOf(1)).toBeLessThan(390);
    await expect(cards.first().getByRole('link', { name: /신청/ })).toBeVisible();

    await cards.first().hover();
    await page.mouse.wheel(220, 0);

    await expect.poll(async () => Math.abs((await startOf(1)) - start)).toBeLessThan(2);
  });
});
