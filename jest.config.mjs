import { transform } from './scripts/jest/transform.mjs';

// Server rules reckon in Asia/Seoul; the workers inherit this.
process.env.TZ = 'Asia/Seoul';

/** Files that another part of `npm test` runs, on PostgreSQL, or that only the long run has. */
const elsewhere = (process.env.HAESOL_TESTED_ELSEWHERE ?? '').split(',').filter((file) => file !== '');

const base = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/scripts/jest/cssModule.mjs',
    '\\.css$': '<rootDir>/scripts/jest/empty.mjs',
  },
  // A release or a data directory may hold a package.json of its own.
  modulePathIgnorePatterns: ['<rootDir>/.data/(?!test/areas/)', '/dist/'],
};

/** The ending decides where a test runs: `*.test.ts` in Node, `*.test.tsx` in jsdom. */
export default {
  maxWorkers: 2,
  // Modules that tests have loaded are never freed, and what they hold makes the next tests slow: 42 suites of the server took
  // 114 s with 1500 MB, 94 s with 500 MB and 80 s with 200 MB. A worker that holds more is started anew.
  workerIdleMemoryLimit: '200MB',
  // A busy machine is slow, not wrong; at full size one test walks a thousand times through a model. Only here: projects do not know it.
  testTimeout: process.env.HAESOL_TEST_SIZE === 'long' ? 1_800_000 : 600_000,
  projects: [
    {
      ...base,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{shell,mf-*,shared/*,server,tools}/src/**/*.test.ts',
        '<rootDir>/server/demo/*.test.ts',
        // Suites of several files, only for runs with PostgreSQL (scripts/databaseTests.mjs).
        ...(process.env.TEST_DATABASE_URL ? ['<rootDir>/.data/test/areas/*.test.ts'] : []),
      ],
      // Several processes share one PostgreSQL there; on PGlite they would prove nothing.
      testPathIgnorePatterns: process.env.TEST_DATABASE_URL
        ? ['/node_modules/']
        : [
            '/node_modules/',
            '/server/src/testing/processes/',
            '/server/src/release/registry/concurrency',
            ...elsewhere,
          ],
      globalSetup: '<rootDir>/scripts/jest/globalSetup.mjs',
    },
    {
      ...base,
      displayName: 'browser',
      testEnvironment: '<rootDir>/scripts/jest/browserEnvironment.mjs',
      testMatch: ['<rootDir>/{shell,mf-*,shared/*}/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/browserSetup.mjs'],
    },
  ],
};
