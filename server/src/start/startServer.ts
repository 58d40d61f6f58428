import { networkInterfaces } from 'node:os';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Config } from '../config.ts';
import { withBootLock } from '../db/bootLock.ts';
import { createClock } from '../db/clock.ts';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import type { Db } from '../db/schema.ts';
import type { TravelContext } from '../domains/travel/travelContext.ts';
import { readSecretKey } from '../http/secrets.ts';
import { createJobRunner, type JobHandlers } from '../jobs/jobRunner.ts';
import { openDemo } from '../openDemo.ts';
import { syncReference } from '../reference/syncReference.ts';
import { createApp } from './app.ts';
import { createJobHandlers } from './jobHandlers.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly plugins?: readonly FastifyPluginAsync<TravelContext>[];
  /** Publishes the builds that lie on this machine, before the first page is served. */
  readonly publishLocalReleases?: (app: FastifyInstance) => Promise<void>;
  /** Jobs besides those of the API. */
  readonly createJobs?: (context: TravelContext) => JobHandlers;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly url: string;
  /** Answers what is under way, then closes the database. */
  stop(): Promise<void>;
}

/** Every address of the machine, in both families where it has both. */
function chooseHost(): string {
  const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ family }) => family === 'IPv6'),
  );
  return hasIpv6 ? '::' : '0.0.0.0';
}

async function loadFirstData(db: Db, config: Config): Promise<void> {
  if (config.mode !== 'demo') return;
  const member = await db.selectFrom('member').select('member_uid').limit(1).executeTakeFirst();
  if (member !== undefined) return;
  const { loadSample, toBaseDate } = await openDemo();
  await loadSample(db, toBaseDate(config.seedBaseDate, await createClock(db).now()));
}

/** Database, migrations, reference data, sample data, app, releases, port: in this order. */
export async function startServer({
  config,
  plugins,
  publishLocalReleases,
  createJobs,
}: ServerOptions): Promise<RunningServer> {
  const secretKey = await readSecretKey(config);
  let report = (error: Error): void => {
    process.stderr.write(`database connection lost: ${error.message}\n`);
  };
  const database = await connect({ ...config, onError: (error) => report(error) });
  try {
    const leftRows = await withBootLock(database, async () => {
      await migrate(database.db);
      const left = await syncReference(database.db);
      await loadFirstData(database.db, config);
      return left;
    });
    const app = await createApp({ config, ...database, secretKey, plugins: plugins ?? [] });
    report = (error) => app.log.error({ err: error }, 'database connection lost');
    if (leftRows.length > 0) {
      app.log.warn({ rows: leftRows }, 'reference rows have newer texts, but were edited here or are terms in force');
    }
    await publishLocalReleases?.(app);
    const jobs = createJobRunner({
      db: database.db,
      handlers: { ...createJobHandlers(app.context), ...createJobs?.(app.context) },
      onError: (error, job) => app.log.error({ err: error, job: job?.kind, jobUid: job?.job_uid }, 'job failed'),
    });
    await app.listen({ port: config.port, host: chooseHost() });
    if (config.mode === 'production' && config.smtpUrl === undefined) {
      app.log.warn('no SMTP_URL: mails wait in the outbox until there is one');
    }
    await jobs.start();
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    return {
      app,
      url: `http://localhost:${port}`,
      async stop() {
        await jobs.stop();
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
