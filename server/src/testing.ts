import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import type { AppContext } from './context.ts';
import type { Db } from './db/schema.ts';
import { openTestDatabase } from './db/testDatabase.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly context: AppContext;
  close(): Promise<void>;
}

/** The API over a database of its own, without listening. For tests. */
export async function openTestApp(
  options: {
    sample?: boolean;
    environment?: Readonly<Record<string, string>>;
    plugins?: readonly FastifyPluginAsync<AppContext>[];
  } = {},
): Promise<TestApp> {
  const config: Config = loadConfig({ RATE_LIMITS: 'off', ...options.environment });
  const { db, close } = await openTestDatabase({ sample: options.sample ?? false });
  const app = await createApp({
    config,
    db,
    secretKey: 'the secret key of the tests, nowhere else',
    logLevel: 'silent',
    plugins: options.plugins ?? [],
  });
  await app.ready();
  return {
    app,
    db,
    context: app.context,
    async close() {
      await app.close();
      await close();
    },
  };
}
