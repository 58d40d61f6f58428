import { fileURLToPath } from 'node:url';
import type { Access, Endpoint } from '@haesol/contracts/common';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../context.ts';
import { createEdgePlugin, type EdgePluginOptions } from '../pages/edgePlugin.ts';
import { createDiskStore } from '../release/registry/diskStore.ts';
import { setUpTestApp, type TestApp, type TestAppOptions } from './testApp.ts';

/** Route of the app with its endpoint. */
export interface ApiRoute {
  readonly endpoint: Endpoint;
  /** Access rule that the app enforces, independent of the contract. */
  readonly access: Access | undefined;
  readonly withTemporaryPassword: boolean;
}

const releaseToken = 'a-release-token-of-the-tests';

/** Registry and pages, with the releases in the data folder of the app. */
export function createTestEdge(options: Omit<EdgePluginOptions, 'store'> = {}): FastifyPluginAsync<AppContext> {
  return (app, context) =>
    createEdgePlugin({ ...options, store: createDiskStore(context.config.dataDir) })(app, context);
}

/** Opens the whole server for the tests of a block, without listening: API, registry and pages, with the sample data. */
export function setUpWholeApi(options: Pick<TestAppOptions, 'environment' | 'plugins'> = {}): TestApp {
  const assetsDir = fileURLToPath(new URL('../../../shared/kit/src/tokens', import.meta.url));
  return setUpTestApp({
    sample: true,
    environment: { RELEASE_TOKENS: `mf-portal=${releaseToken}`, ...options.environment },
    plugins: [createTestEdge({ assetsDir }), ...(options.plugins ?? [])],
  });
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
