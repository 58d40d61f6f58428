// `npm run bench:pictures`: bytes (brotli, as sent) and drawing time of the pictures of each page's first view.
import artRoutes from '../pages/pictures/routes.ts';
import { openTestApp } from '../testing/testApp.ts';
import { writeSnapshot } from '../testing/testSnapshot.ts';

/** Calls that a page makes on a first visit, and the query of its picture addresses. */
const pages: Readonly<Record<string, readonly (readonly [api: string, query?: string])[]>> = {
  home: [
    ['/api/v1/main/benefit', 'w=banner'],
    ['/api/v1/edu/list?pageSize=4&state=OPEN,FULL,SCHEDULED'],
    ['/api/v1/posts/list?board=NEWS&pageSize=4'],
  ],
  attractions: [['/api/v1/attraction/list']],
  tours: [['/api/v1/recommendTour/list?pageSize=48']],
  passes: [['/api/v1/pass/list?pageSize=24']],
  promotions: [['/api/v1/stickyArea/promotion/list']],
  news: [['/api/v1/posts/list?board=NEWS&pageSize=12']],
  equipment: [['/api/v1/equipment/list']],
  courses: [['/api/v1/edu/list']],
  infos: [['/api/v1/stickyArea/travelInfo/list?pageSize=60']],
  sharing: [
    ['/api/v1/sharing/list?type=TECH'],
    ['/api/v1/sharing/list?type=SPACE'],
    ['/api/v1/sharing/list?type=CASE'],
  ],
};
const drawingRounds = 5;

const say = (line: string) => process.stdout.write(`${line}\n`);

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Addresses of the drawings that an answer names, in its order; a banner is asked for in its own format. */
function picturesIn(answer: string, query: string | undefined): string[] {
  return [...answer.matchAll(/"(imageUrl|thumbUrl)":"(\/art\/[^"]+)"/g)].map(([, field, address = '']) =>
    field === 'imageUrl' && query !== undefined ? `${address}?${query}` : address,
  );
}

await writeSnapshot();
const test = await openTestApp({
  sample: true,
  plugins: [
    async (app) => {
      await app.register(artRoutes, { cacheCapacity: 1 });
    },
  ],
});
const headers = { 'accept-encoding': 'br' };
const times: number[] = [];
say('page         pictures     bytes      mean   largest');
for (const [name, calls] of Object.entries(pages)) {
  const answers = await Promise.all(
    calls.map(async ([api, query]) => picturesIn((await test.app.inject(api)).body, query)),
  );
  const addresses = [...new Set(answers.flat())];
  const bytes: number[] = [];
  for (const address of addresses) {
    bytes.push((await test.app.inject({ url: address, headers })).rawPayload.length);
  }
  // The cache holds one picture, so that each call draws.
  for (let round = 0; round < drawingRounds; round += 1) {
    for (const address of addresses) {
      const startedAt = performance.now();
      await test.app.inject(address);
      times.push(performance.now() - startedAt);
    }
  }
  const sum = bytes.reduce((total, size) => total + size, 0);
  const cells = [addresses.length, sum, Math.round(sum / bytes.length), Math.max(...bytes)];
  say(`${name.padEnd(12)} ${cells.map((cell) => String(cell).padStart(8)).join('  ')}`);
}
say(`median time of a picture that is not cached: ${median(times).toFixed(2)} ms`);
await test.close();
