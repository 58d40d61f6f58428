// Configuration of `mf test`: tests of a remote in a repository of its own, as those of the workspace.
import { fileURLToPath } from 'node:url';
import { transform } from './transform.mjs';

process.env.TZ = 'Asia/Seoul';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const base = {
  rootDir: process.cwd(),
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.module\\.css$': here('./cssModule.mjs'), '\\.css$': here('./empty.mjs') },
  modulePathIgnorePatterns: ['<rootDir>/.data/'],
};

/** The ending decides where a test runs: `*.test.ts` in Node, `*.test.tsx` in jsdom. */
export default {
  rootDir: process.cwd(),
  projects: [
    { ...base, displayName: 'node', testEnvironment: 'node', testMatch: ['<rootDir>/src/**/*.test.ts'] },
    {
      ...base,
      displayName: 'browser',
      testEnvironment: here('./browserEnvironment.mjs'),
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: [here('./browserSetup.mjs')],
    },
  ],
};
