import { join } from 'node:path';
import { defineConfig } from 'playwright/test';

// scripts/e2e.mjs finds the browser, starts the server and sets these variables; only BASE_URL may be set by hand.
const {
  BASE_URL,
  CHROMIUM_PATH,
  CI,
  HAESOL_RESTING_SPECS = '',
  HAESOL_STORAGE_STATE,
  HAESOL_TEST_RUN,
  HAESOL_TEST_SIZE,
} = process.env;

/** Tests that others cover on the other device, or in another place, are only in the long run. */
const resting = HAESOL_TEST_SIZE === 'long' ? [] : [/@long/];

export default defineConfig({
  testDir: './specs',
  testIgnore: HAESOL_RESTING_SPECS.split(',')
    .filter((spec) => spec !== '')
    .map((spec) => `**/${spec}`),
  outputDir: HAESOL_TEST_RUN === undefined ? './test-results' : join(HAESOL_TEST_RUN, 'e2e'),
  workers: 2,
  // A shared machine may stall for a minute; a test that passes on a retry is listed as flaky.
  retries: CI === undefined ? 0 : 2,
  // Two cores that build, serve and browse at once: an operation of a second may take ten.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['../scripts/playwrightTimes.mjs']],
  use: {
    baseURL: BASE_URL ?? 'http://localhost:3000',
    // Cookie that selects a combination of builds (npm run matrix).
    ...(HAESOL_STORAGE_STATE !== undefined && { storageState: HAESOL_STORAGE_STATE }),
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Recording takes time in each test: with retries, only the second try has it.
    trace: {
      mode: CI === undefined ? 'retain-on-failure' : 'on-first-retry',
      screenshots: false,
      snapshots: true,
      sources: false,
    },
    launchOptions: {
      ...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A host name without https (plainHttp.spec.ts).
        '--host-resolver-rules=MAP office.test 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: [/@phone/, ...resting], use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      grepInvert: resting,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
