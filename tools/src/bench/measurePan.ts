import type { Browser, Page } from 'playwright';
import { median } from './statistics.ts';

/** What a trace says of a map while it is dragged. */
export interface Pan {
  /** Bubbles in the page: places that lie near to one another are one. */
  readonly bubbles: number;
  /** Frames that reached the screen: a second by the median time between two of them. */
  readonly framesPerSecond: number;
  /** The 95th percentile of milliseconds between two frames. */
  readonly slowFrameMs: number;
  /** Milliseconds of the longest task of the page's main thread. */
  readonly longestTaskMs: number;
}

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
}

const [startMark, endMark] = ['pan-start', 'pan-end'];
const categories = ['toplevel', 'blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
const drags = 4;
const stepsPerDrag = 60;
const stepMs = 1000 / 60;

/**
 * Reads frames and tasks between the two marks of the page.
 * @param bubbles how many the page showed
 * @throws when the trace has no marks or no frames: then nothing was measured
 */
export function readPan(events: readonly TraceEvent[], bubbles: number): Pan {
  const mark = (name: string) => events.find((event) => event.name === name);
  const [start, end] = [mark(startMark), mark(endMark)];
  if (start === undefined || end === undefined) throw new Error('the trace has no marks of the drag');
  const between = events.filter(({ ts }) => ts >= start.ts && ts <= end.ts);
  const frames = between
    .filter(({ name, pid }) => name === 'AnimationFrame::Presentation' && pid === start.pid)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  if (frames.length < stepsPerDrag) throw new Error(`the trace has ${frames.length} frames only`);
  const gaps = frames.slice(1).map((ts, at) => (ts - (frames[at] ?? ts)) / 1000);
  const sorted = gaps.toSorted((a, b) => a - b);
  const tasks = between
    .filter(({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === 'X' && pid === start.pid && tid === start.tid)
    .map(({ dur }) => (dur ?? 0) / 1000);
  return {
    bubbles,
    framesPerSecond: 1000 / median(gaps),
    slowFrameMs: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    longestTaskMs: Math.max(...tasks),
  };
}

/** Answers with so many places, spread over the town of 해솔시 and its neighbours. */
async function answerPlaces(page: Page, count: number): Promise<void> {
  let first: Record<string, unknown> | undefined;
  await page.route(/\/api\/v1\/attraction\/markers\?/, async (route) => {
    first ??= ((await (await route.fetch()).json()) as { data: { list: Record<string, unknown>[] } }).data.list[0];
    const columns = Math.ceil(Math.sqrt(count * 1.6));
    const list = Array.from({ length: count }, (_, at) => ({
      ...first,
      gdsUid: `M${at}`,
      gdsNm: `${at}번째 장소`,
      lng: 130.3 + ((at % columns) / columns) * 0.6,
      lat: 36.25 + (Math.floor(at / columns) / (count / columns)) * 0.5,
    }));
    await route.fulfill({ json: { status: { code: '200', message: '' }, data: { list, cnt_total: count } } });
  });
}

/** Drags the map there and back with a mouse that moves 60 times a second; each lift groups the places anew. */
async function dragMap(page: Page): Promise<void> {
  const box = await page.getByRole('region', { name: '지도', exact: true }).boundingBox();
  if (box === null) throw new Error('the map has no place');
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  await page.evaluate((name) => performance.mark(name), startMark);
  for (let drag = 0; drag < drags; drag += 1) {
    const direction = drag % 2 === 0 ? 1 : -1;
    await page.mouse.move(x, y);
    await page.mouse.down();
    const startedAt = performance.now();
    for (let step = 1; step <= stepsPerDrag; step += 1) {
      await page.mouse.move(x + direction * step * 4, y + direction * step * 2);
      await new Promise((done) => setTimeout(done, Math.max(0, startedAt + step * stepMs - performance.now())));
    }
    await page.mouse.up();
  }
  await page.evaluate((name) => performance.mark(name), endMark);
}

/** Opens the map by a link, so that the browser asks for its places, and drags it under a trace. */
export async function measurePan(browser: Browser, site: string, places: number): Promise<Pan> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR' });
  try {
    await answerPlaces(page, places);
    await page.goto(`${site}/travel/tours`);
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    await page.getByRole('navigation', { name: '여행·패스 메뉴' }).getByRole('link', { name: '지도' }).click();
    const map = page.getByRole('region', { name: '지도', exact: true });
    await map.getByRole('button', { name: /^해솔시/ }).click();
    const bubbles = map.getByRole('button', { name: /곳 모여 있음|번째 장소/ });
    await bubbles.first().waitFor();
    await page.waitForTimeout(1000);
    const count = await bubbles.count();
    await browser.startTracing(page, { categories });
    await dragMap(page);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return readPan(trace.traceEvents, count);
  } finally {
    await page.close();
  }
}
