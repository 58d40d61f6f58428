// Pictures of ten key pages as the browser gives them, into the folder that is named; `npm run screens` makes them small.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { startSite } from '../bench/startSite.ts';
import { rootDir } from '../build/packages.ts';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly theme?: 'dark' | 'contrast';
  /** Signed in as a member of the sample data. */
  readonly isMember?: boolean;
}

const screens: readonly Screen[] = [
  { name: 'home', path: '/', width: 1440 },
  { name: 'home-phone', path: '/', width: 390 },
  { name: 'home-dark', path: '/', width: 1440, theme: 'dark' },
  { name: 'notices', path: '/infoPlaza/notice', width: 1440 },
  { name: 'equipment', path: '/easyReservation', width: 1440 },
  { name: 'attractions', path: '/travel/attractions', width: 1440 },
  { name: 'centre', path: '/corporateCenter', width: 1440 },
  { name: 'search', path: `/searchView?search=${encodeURIComponent('장비')}`, width: 1440 },
  { name: 'my-questions', path: '/myPage/myQna', width: 1440, isMember: true },
  { name: 'components-contrast', path: '/test?part=date', width: 1440, theme: 'contrast' },
];

const heights = { wide: 1500, phone: 1688 } as const;
const member = { id: 'company@demo.example', password: 'Haesol!2026' } as const;
/** The sample data lies round this day, so that a picture shows the same things every time. */
const day = '2026-11-23T10:00';

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('아이디(이메일)').fill(member.id);
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.locator('main').getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

async function takePicture(browser: Browser, baseURL: string, screen: Screen): Promise<Buffer> {
  const { path, width, theme = 'light', isMember = false } = screen;
  const page = await browser.newPage({
    baseURL,
    viewport: { width, height: width < 500 ? heights.phone : heights.wide },
    deviceScaleFactor: width < 500 ? 2 : 1,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  await page.addInitScript(
    (text) => localStorage.setItem('haesol.display', text),
    JSON.stringify({ theme, textScale: 100 }),
  );
  if (isMember) await signIn(page);
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

const [folder = join(rootDir, '.data/screens')] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const site = await startSite('.data/builds.json', { SEED_BASE_DATE: day, RENDER_LIMIT_MS: '15000' });
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const screen of screens) {
    writeFileSync(join(folder, `${screen.name}.png`), await takePicture(browser, site.url, screen));
  }
} finally {
  await browser.close();
  await site.stop();
}
