// Tests only in `npm run test:long`, not in `npm test`. The lists are fixed, so that a commit always runs the same tests. The
// short run has the journeys and the most effective tests for their time; new tests belong to it unless listed here, or tagged
// `@long` in the title of a browser test.
import { existsSync } from 'node:fs';

/** Browser specs about features that the journeys of the short run also use, and about attacks on files. */
const specs = [
  'anotherUniversity',
  'applicationByKeyboard',
  'beforeScripts',
  'bookingByKeyboard',
  'bookingLive',
  'bookingRace',
  'cooperationLinks',
  'deadRemote',
  'deploySkew',
  'developmentBuild',
  'display',
  'failingRemote',
  'federation',
  'footerLinks',
  'harness',
  'infoPlazaBack',
  'infoPlazaRoutes',
  'infoPlazaSafety',
  'kit',
  'kitPictures',
  'longList',
  'memberSecrets',
  'membersByKeyboard',
  'modal',
  'openingPicture',
  'plainHttp',
  'platform',
  'platformActs',
  'printing',
  'realDocuments',
  'searchHits',
  'stickyArea',
  'tabs',
  'tamper',
  'textSize',
  'translation',
  'travelByKeyboard',
  'travelDeploy',
  'travelFaults',
  'travelLanguage',
  'travelLinks',
  'travelLooks',
  'travelMap',
  'travelMenu',
  'travelPayments',
].map((name) => `specs/${name}.spec.ts`);

/** Suites that wait for time-outs, limits and restarts of servers. The short run kills a server between orders. */
const faults = [
  'canary',
  'crash',
  'databaseCrash',
  'fullDisk',
  'limitBursts',
  'mailServer',
  'oneSite',
  'outage',
  'releases',
  'slowClients',
  'stall',
  'timing',
].map((name) => `server/src/testing/processes/${name}.test.ts`);

/** Each fault of each step of a payment; the short run has the payments themselves. */
const payments = ['server/src/domains/travel/pay/tossSteps.test.ts'];

/** Tests of the tools that start builds and servers, or install for other systems. */
const tools = ['build/bindings', 'contract/checkContract', 'createRemote/createRemote', 'matrix/matrix'].map(
  (name) => `tools/src/${name}.test.ts`,
);

export const longSpecs = specs;
export const longTests = [...faults, ...payments, ...tools];
const missing = [...specs.map((spec) => `e2e/${spec}`), ...longTests].filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`scripts/longRun.mjs lists files that do not exist: ${missing.join(', ')}`);
