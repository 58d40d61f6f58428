import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Access, Endpoint } from '@haesol/contracts/common';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../context.ts';
import { createEdgePlugin } from '../pages/edgePlugin.ts';
import { createDiskStore } from '../release/registry/diskStore.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** Route of the app with its endpoint. */
export interface ApiRoute {
  readonly endpoint: Endpoint;
  /** Access rule that the app enforces, independent of the contract. */
  readonly access: Access | undefined;
  readonly withTemporaryPassword: boolean;
}

const releaseToken = 'a-release-token-of-the-tests';

/** Opens the whole server without listening: API, registry and pages, with the sample data. */
export async function openWholeApi(
  options: { environment?: Readonly<Record<string, string>>; plugins?: readonly FastifyPluginAsync<AppContext>[] } = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'haesol-every-call-'));
  const assetsDir = fileURLToPath(new URL('../../../shared/kit/src/tokens', import.meta.url));
  const test = await openTestApp({
    sample: true,
    environment: { HAESOL_DATA_DIR: dataDir, RELEASE_TOKENS: `mf-portal=${releaseToken}`, ...options.environment },
    plugins: [createEdgePlugin({ store: createDiskStore(dataDir), assetsDir }), ...(options.plugins ?? [])],
  });
  return {
    ...test,
    async close() {
      await test.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Lists all endpoints of the API, from the app's table of routes. */
export function listApiRoutes(app: FastifyInstance): ApiRoute[] {
  return app.routeTable.flatMap(({ method, config }) =>
    config?.endpoint === undefined || method === 'HEAD'
      ? []
      : [
          {
            endpoint: config.endpoint,
            access: config.access,
            withTemporaryPassword: config.withTemporaryPassword === true,
          },
        ],
  );
}

/** Prints a line with the counts of a suite, with any reporter. */
export function report(line: string): void {
  process.stderr.write(`${line}\n`);
}
