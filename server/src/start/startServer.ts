import { networkInterfaces } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Config } from '../config.ts';
import type { TravelContext } from '../domains/travel/travelContext.ts';
import { readSecretKey } from '../http/secrets.ts';
import { createJobRunner, type JobHandlers } from '../jobs/jobRunner.ts';
import { stopOtel } from '../otel/otel.ts';
import { createApp } from './app.ts';
import { createJobHandlers } from './jobHandlers.ts';
import { openDatabase } from './openDatabase.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly plugins?: readonly FastifyPluginAsync<TravelContext>[];
  /** Publishes the local builds before the first page is served. */
  readonly publishLocalReleases?: (app: FastifyInstance) => Promise<void>;
  /** Jobs in addition to those of the API. */
  readonly createJobs?: (context: TravelContext) => JobHandlers;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly url: string;
  /** Serves requests for this long while `/readyz` fails, completes running ones, then closes the database. */
  stop(drainMs: number): Promise<void>;
}

/** Listens on all addresses of the machine, IPv4 and IPv6 if available. */
function chooseHost(): string {
  const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ family }) => family === 'IPv6'),
  );
  return hasIpv6 ? '::' : '0.0.0.0';
}

/** Starts in this order: database with its data, app, releases, port. */
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
  const { database, leftRows } = await openDatabase(config, (error) => report(error));
  try {
    const app = await createApp({ config, ...database, secretKey, plugins: plugins ?? [] });
    report = (error) => app.log.error({ err: error }, 'database connection lost');
    if (leftRows.length > 0) {
      app.log.warn({ rows: leftRows }, 'reference rows have newer texts, but were edited here or are terms in force');
    }
    await publishLocalReleases?.(app);
    const jobs = createJobRunner({
      db: database.db,
      handlers: { ...createJobHandlers(app.context), ...createJobs?.(app.context) },
      onError(error, job) {
        app.context.metrics.failedJobs.inc({ kind: job?.kind ?? 'none' });
        app.log.error({ err: error, job: job?.kind, jobUid: job?.job_uid }, 'job failed');
      },
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
      async stop(drainMs) {
        app.startDraining();
        await delay(drainMs);
        await jobs.stop();
        await app.close();
        await database.close();
        await stopOtel();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
