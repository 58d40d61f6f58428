// Pictures of key pages at two widths in three themes, in the given folder; `npm run screens` makes sheets of them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { startSite } from '../bench/startSite.ts';
import { rootDir } from '../build/packages.ts';

interface Screen {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** Signed in as a sample member. */
  readonly isMember?: boolean;
  /** On the site of another university. */
  readonly isOther?: boolean;
}

const screens: readonly Screen[] = [
  { name: 'home', title: 'Home', path: '/' },
  { name: 'courses', title: 'Courses', path: '/cooperation/edu' },
  { name: 'equipment', title: 'Equipment', path: '/cooperation/equipment' },
  { name: 'booking', title: 'Booking of equipment', path: '/easyReservation?eqUid=EQ001' },
  { name: 'advice', title: 'Page of contents: advice', path: '/cooperation/tech' },
  { name: 'notices', title: 'Notices', path: '/infoPlaza/notice' },
  { name: 'search', title: 'Search', path: `/searchView?search=${encodeURIComponent('장비')}` },
  { name: 'travel', title: 'Travel home', path: '/travel' },
  { name: 'attraction', title: 'Attraction', path: '/travel/attraction?gdsUid=G0001' },
  { name: 'my-page', title: 'My page', path: '/myPage', isMember: true },
  { name: 'other-home', title: 'Home of another university', path: '/', isOther: true },
  { name: 'other-advice', title: 'Page of contents of another university', path: '/cooperation/tech', isOther: true },
];
const themes = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof themes)[number];

/** Desktop and phone, with heights that are equal on their sheet. */
const views = {
  wide: { width: 1440, height: 1500 },
  phone: { width: 390, height: 1250 },
} as const;
type View = keyof typeof views;

const member = { id: 'company@demo.example', password: 'Haesol!2026' } as const;
/** Date of the sample data, so that pictures always show the same content. */
const day = '2026-11-23T10:00';

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('아이디(이메일)').fill(member.id);
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.locator('main').getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

async function takePicture(context: BrowserContext, { path }: Screen, theme: Theme): Promise<Buffer> {
  const page = await context.newPage();
  await page.addInitScript(
    (text) => localStorage.setItem('haesol.display', text),
    JSON.stringify({ theme, textScale: 100 }),
  );
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Takes every page in every theme at one width; pages of members last, since the session stays. */
async function takePictures(
  browser: Browser,
  { baseURL, view, shown }: { baseURL: string; view: View; shown: readonly Screen[] },
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: views[view],
    deviceScaleFactor: view === 'phone' ? 2 : 1,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  const isForMembers = ({ isMember = false }: Screen) => isMember;
  for (const forMembers of [false, true]) {
    const chosen = shown.filter((one) => isForMembers(one) === forMembers);
    if (forMembers && chosen.length > 0) await signIn(await context.newPage());
    for (const screen of chosen) {
      for (const theme of themes) {
        writeFileSync(join(folder, `${screen.name}.${theme}.${view}.png`), await takePicture(context, screen, theme));
      }
    }
  }
  await context.close();
}

const [folder = join(rootDir, '.data/screens')] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Takes the screens of the site, or of that of another university. */
async function takeSite(isOther: boolean): Promise<void> {
  const site = await startSite('.data/builds.json', {
    ...{ SEED_BASE_DATE: day, RENDER_LIMIT_MS: '15000' },
    ...(isOther && { HAESOL_BRAND: 'deploy/brand.example.json' }),
  });
  const shown = screens.filter((one) => (one.isOther ?? false) === isOther);
  try {
    for (const view of ['wide', 'phone'] as const) await takePictures(browser, { baseURL: site.url, view, shown });
  } finally {
    await site.stop();
  }
}

try {
  for (const isOther of [false, true]) await takeSite(isOther);
  writeFileSync(join(folder, 'screens.json'), JSON.stringify(screens));
} finally {
  await browser.close();
}
