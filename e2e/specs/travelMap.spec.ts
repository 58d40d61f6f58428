import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright/test';
import { press, tabTo } from '../fixtures/keyboard.ts';
import { printResult } from '../fixtures/printResult.ts';
import { expect, test } from '../fixtures/test.ts';

const map = (page: Page) => page.getByRole('region', { name: '지도', exact: true });
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', '');
/** Returns the scroll position of the list's container: the rows on wide screens, the sheet on small ones. */
const listTop = (page: Page, box: string) =>
  page.locator(`[data-scroll-box="${box}"]`).evaluate((element) => Math.round(element.scrollTop));

for (const { box, viewport } of [
  { box: 'rows', viewport: { width: 1440, height: 700 } },
  { box: 'sheet', viewport: { width: 390, height: 844 } },
]) {
  test(`Back restores list, chosen place and map, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/travel/map?sggCd=CD0000003007&passYn=Y&sheet=full');
    await ready(page);
    if (box === 'rows') await map(page).getByRole('button', { name: '확대', exact: true }).click();
    const row = page.getByRole('region', { name: '목록' }).getByRole('listitem').last().getByRole('link');
    await row.scrollIntoViewIfNeeded();
    const left = await listTop(page, box);
    expect(left).toBeGreaterThan(0);
    const name = await row.innerText();
    await row.click();
    await expect(page.getByRole('article', { name })).toBeVisible();
    const url = page.url();
    const chosen = await listTop(page, box);
    await page.getByRole('link', { name: '상세 보기' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('article', { name })).toBeVisible();
    await expect.poll(() => listTop(page, box)).toBe(chosen);
    await page.goBack();

    await expect(page.getByRole('article', { name })).toHaveCount(0);
    await expect.poll(() => listTop(page, box)).toBe(left);
    await expect(row).toBeFocused();
  });
}

test('a thousand places become few bubbles, which stay when the map is moved', async ({ page }) => {
  let first: Record<string, unknown> | undefined;
  await page.route(/\/api\/v1\/attraction\/markers\?/, async (route) => {
    first ??= ((await (await route.fetch()).json()) as { data: { list: Record<string, unknown>[] } }).data.list[0];
    const list = Array.from({ length: 1_000 }, (_, at) => ({
      ...first,
      gdsUid: `M${at}`,
      gdsNm: `${at}번째 장소`,
      lng: 130.3 + (at % 40) * 0.015,
      lat: 36.25 + Math.floor(at / 40) * 0.02,
    }));
    await route.fulfill({ json: { status: { code: '200', message: '' }, data: { list, cnt_total: list.length } } });
  });
  await page.goto('/travel/tours');
  await ready(page);
  await page.getByRole('navigation', { name: '여행·패스 메뉴' }).getByRole('link', { name: '지도' }).click();
  await map(page)
    .getByRole('button', { name: /^해솔시/ })
    .click();
  const bubbles = map(page).getByRole('button', { name: /곳 모여 있음|번째 장소/ });
  await expect(bubbles.first()).toBeVisible();
  const count = await bubbles.count();
  expect(count).toBeGreaterThan(5);
  expect(count).toBeLessThan(500);
  const marked = await bubbles.first().evaluateHandle((element) => element);

  const box = await map(page).boundingBox();
  if (box === null) throw new Error('The map has no place');
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 30, { steps: 12 });
  await page.mouse.up();

  await expect(page).toHaveURL(/view=/);
  expect(await marked.evaluate((element) => element.isConnected)).toBe(true);
  printResult(`1,000 places: ${count} bubbles`);
});

const mapSite = 'https://maps.example';
/** Style of water, and land as one polygon: the response of a map server. */
const style = {
  version: 8,
  sources: {
    land: {
      type: 'geojson',
      attribution: `&copy; <a href="${mapSite}/copyright">지도 나라</a>`,
      data: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [130.2, 36.2],
              [131, 36.2],
              [131, 36.8],
              [130.2, 36.8],
              [130.2, 36.2],
            ],
          ],
        },
      },
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#0000ff' } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#ff0000' } },
  ],
};

/** Configures the site as with `MAP_STYLE_URL`; a test of the server checks that it sends this policy and these files. */
async function withStyle(page: Page): Promise<void> {
  const library = join(
    dirname(createRequire(join(process.cwd(), '../server/x.js')).resolve('maplibre-gl/package.json')),
    'dist',
  );
  const workerPolicy = { 'content-security-policy': `default-src 'none'; connect-src 'self' ${mapSite}` };
  await page.route('**/maplibre/1.0.0/*', (route) =>
    route.fulfill({
      path: join(library, new URL(route.request().url()).pathname.split('/').at(-1) ?? ''),
      headers: { ...workerPolicy, 'content-type': 'text/javascript' },
    }),
  );
  await page.route('**/api/v1/attraction/mapStyle', (route) => {
    const data = { style: { styleUrl: `${mapSite}/style.json`, libraryUrl: '/maplibre/1.0.0/maplibre-gl.mjs' } };
    return route.fulfill({ json: { status: { code: '200', message: '' }, data } });
  });
  await page.route('**/travel/tours', async (route) => {
    const response = await route.fetch();
    const policy = (response.headers()['content-security-policy'] ?? '')
      .replace(/(connect-src [^;]*|img-src [^;]*)/g, `$1 ${mapSite}`)
      .replace('trusted-types haesol', 'trusted-types haesol default');
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
}

test('MapLibre draws a style behind the places, and the site’s own drawing replaces one that fails', async ({
  page,
  problems,
}) => {
  await withStyle(page);
  await page.route(`${mapSite}/style.json`, (route) =>
    route.fulfill({ json: style, headers: { 'access-control-allow-origin': '*' } }),
  );
  const openMap = async () => {
    await page.goto('/travel/tours');
    await ready(page);
    await page.getByRole('navigation', { name: '여행·패스 메뉴' }).getByRole('link', { name: '지도' }).click();
    await expect(map(page).getByRole('button', { name: /^해솔시/ })).toBeVisible();
  };
  await openMap();
  await expect(map(page).getByRole('link', { name: /지도 나라/ })).toBeVisible();
  await expect(map(page).locator('svg path').and(page.locator('[d^="M"][class]'))).toHaveCount(0);
  const colourAt = async () => {
    const png = (await map(page).locator('canvas').screenshot()).toString('base64');
    return page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return [...(context?.getImageData(bitmap.width * 0.3, bitmap.height * 0.45, 1, 1).data ?? [])];
    }, png);
  };
  await expect.poll(colourAt).toEqual([255, 0, 0, 255]);
  await map(page)
    .getByRole('button', { name: /^해솔시/ })
    .click();
  await expect(page.getByRole('heading', { name: /^해솔시 8곳/ })).toBeVisible();

  await page.unroute(`${mapSite}/style.json`);
  await page.route(`${mapSite}/style.json`, (route) => route.abort());
  problems.expectFailure(/maps\.example/);
  await openMap();
  await expect(page.getByText(/배경 지도를 불러오지 못해 기본 지도를/)).toBeVisible();
  await expect(map(page).locator('canvas')).toHaveCount(0);
});

test('a visitor finds a place only with the keyboard, without any other host', async ({ page, baseURL }) => {
  const others: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(baseURL ?? '').origin && url.protocol.startsWith('http'),
    (route) => {
      others.push(route.request().url());
      return route.abort();
    },
  );
  await page.goto('/travel');
  await ready(page);
  await press(page, /^솔빛군 8곳$/);
  await expect(page.getByRole('complementary', { name: '솔빛군' })).toBeVisible();
  await press(page, /^솔빛군 8곳 모두/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('전체 8곳')).toBeVisible();
  // On phones it is behind the button of the filters.
  if (await page.getByRole('button', { name: /^필터/ }).isVisible()) await press(page, /^필터/);
  await press(page, /^지도로 보기$/);
  await expect(page).toHaveURL(/\/travel\/map/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: /^솔빛군 8곳/ })).toBeVisible();
  await tabTo(page, /^솔빛 /);
  const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name })).toBeVisible();
  await press(page, /^상세 보기$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

  const art = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Pretendard'))).toBe(true);
  expect(others).toEqual([]);
});
