// The tests that `npm test` leaves to `npm run test:long`. The lists are fixed, so that a commit is tested alike on every day.
// The short run has the journeys and whatever has found most faults for its time; a new test belongs to it until it is listed here.
import { existsSync } from 'node:fs';

/** Browser specs that look from another side at what specs of the short run use. */
const specs = [
  'applicationByKeyboard',
  'bookingByKeyboard',
  'bookingRace',
  'deadRemote',
  'deploySkew',
  'developmentBuild',
  'failingRemote',
  'federation',
  'infoPlazaBack',
  'infoPlazaRoutes',
  'infoPlazaSafety',
  'kitPictures',
  'longList',
  'membersByKeyboard',
  'platform',
  'searchHits',
  'stickyArea',
  'travelByKeyboard',
  'travelDeploy',
  'travelFaults',
  'travelLanguage',
  'travelLinks',
  'travelMap',
  'travelMenu',
  'travelPayments',
].map((name) => `specs/${name}.spec.ts`);

/** Suites that wait for time-outs and restarts of servers. The short run kills a server and stops a database. */
const faults = ['databaseCrash', 'fullDisk', 'mailServer', 'oneSite', 'slowClients', 'stall', 'timing'].map(
  (name) => `server/src/testing/processes/${name}.test.ts`,
);

/** Tests of the teams' tools that start builds and servers. */
const tools = ['contract/checkContract', 'createRemote/createRemote'].map((name) => `tools/src/${name}.test.ts`);

/** Tests of the API that the short run has on PostgreSQL, not on PGlite: locks, constraints, raw SQL, jobs. */
const onPostgres =
  /server\/src\/(db|jobs|release\/registry)\/|\/(booking|bookingModel|refusals|enroll|enrollRaces|applicationModel|apply|orderModel|passModel|coupon|voucher|idempotency|siteSearch|session|join|roles)\.test\.ts$/;

const missing = [...specs.map((spec) => `e2e/${spec}`), ...faults, ...tools].filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`scripts/longRun.mjs lists files that do not exist: ${missing.join(', ')}`);

export const longSpecs = specs;
export const longTests = [...faults, ...tools];
/** @param file path of a test that opens a database */
export const isOnPostgres = (file) => onPostgres.test(file);
