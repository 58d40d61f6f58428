import { createRequire } from 'node:module';

/** Compiles sources for tests. Its path is absolute, because a remote of another repository has no such package. */
export const transform = {
  '\\.tsx?$': [
    createRequire(import.meta.url).resolve('@swc/jest'),
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
};
