import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import { setPhoneRule } from '@haesol/contracts/common';
import { isAssignedPhone } from '@haesol/contracts/phones';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { setBrand } from '../brand/brand.ts';
import type { Config } from '../config.ts';
import { createClock } from '../db/clock.ts';
import { readContentState } from '../db/contentState.ts';
import { createEventHub } from '../db/eventHub.ts';
import type { Notices } from '../db/notices.ts';
import type { Db } from '../db/schema.ts';
import { shareReads } from '../db/sharedRead.ts';
import { createAuthenticator, createSessionFinder } from '../domains/identity/session/authenticator.ts';
import { claimGuestOrders } from '../domains/travel/guest/claimGuestOrders.ts';
import { createProvider } from '../domains/travel/pay/createProvider.ts';
import type { TravelContext } from '../domains/travel/travelContext.ts';
import { createAddressTurns } from '../http/addressTurns.ts';
import { createKeptAnswers } from '../http/keptAnswers.ts';
import { createLimits } from '../http/limits/createLimits.ts';
import { createMetrics, installMetrics, type PoolCounts } from '../http/metrics.ts';
import { installOpenapi } from '../http/openapi/installOpenapi.ts';
import { installAccess } from '../http/plugins/access.ts';
import {
  createClientErrorHandler,
  installAnswerHeaders,
  installConnectionTimeout,
  listDataHeaders,
} from '../http/plugins/answerHeaders.ts';
import { installClosing, UnavailableError } from '../http/plugins/closing.ts';
import { installCompression } from '../http/plugins/compression.ts';
import { installErrorHandler, sendNotFound } from '../http/plugins/errorHandler.ts';
import { installLoopWatch } from '../http/plugins/loopWatch.ts';
import { installReadLimit } from '../http/plugins/readLimit.ts';
import { createRefusalLog } from '../http/plugins/refusalLog.ts';
import { installTransport } from '../http/plugins/transport.ts';
import { createSecrets } from '../http/secrets.ts';
import { createMails } from '../mail/mails.ts';
import { getOtel } from '../otel/otel.ts';
import { toDecodableUrl } from '../pages/edge/decodableUrl.ts';
import { renderTooLongPage } from '../pages/edge/fallbackPage.ts';
import { constraintCodes, listDomains } from './domains.ts';

export interface AppOptions {
  readonly config: Config;
  readonly db: Db;
  readonly notices: Notices;
  readonly secretKey: string;
  /** Counts connections of PostgreSQL; PGlite has none. */
  readonly countPool?: () => PoolCounts;
  /** Plugins registered after the domains, with the same context: pages, the registry, test routes. */
  readonly plugins?: readonly FastifyPluginAsync<TravelContext>[];
  readonly logLevel?: string;
  /**
   * Delay above which requests are shed with 503; 0 never sheds. High in demo mode, which shares its machine with builds and
   * browsers.
   */
  readonly maxEventLoopDelayMs?: number;
  /** Timeout of a request, which returns 503; 0 for no timeout. */
  readonly handlerTimeoutMs?: number;
  /** Timeout of an idle connection, unless the server is working on a response. @default 15 s */
  readonly connectionTimeoutMs?: number;
}

const defaultConnectionTimeoutMs = 15_000;
/** A fifth of the database connections, so that one address cannot occupy all of them. */
const readsAtOnce = 4;
/** Delays are averages over this time. */
const measuringMs = 1_000;
const requestIdPattern = /^[\w-]{8,64}$/;

declare module 'fastify' {
  interface FastifyInstance {
    /** Context shared by all domains. */
    context: TravelContext;
  }
}

function toTrustProxy(value: Config['trustProxy']): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof value === 'number') return (_address, hop) => hop < value;
  return value === false ? false : [...value];
}

/** Sets a name, because fastify otherwise searches all modules of the process for the plugin, which is very slow in jest. */
const withDisplayName = (plugin: FastifyPluginAsync<TravelContext>) =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name || 'plugin' });

/** Creates the API as a Fastify instance; `inject` works without listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db } = options;
  setPhoneRule(isAssignedPhone);
  const otel = getOtel();
  const serverOptions: FastifyHttpOptions<Server> = {
    logger: {
      level: options.logLevel ?? (config.mode === 'production' ? 'info' : 'warn'),
      // stdout is reserved for the line that the server is ready.
      stream: process.stderr,
      serializers: { req: (request) => ({ method: request.method, path: request.url.split('?', 1)[0] }) },
      ...otel?.logOptions,
    },
    ...(otel && { logController: otel.logController }),
    bodyLimit: 256 * 1024,
    connectionTimeout: options.connectionTimeoutMs ?? defaultConnectionTimeoutMs,
    // For three files of 20 MB on a slow connection; an idle request ends by the connection timeout.
    requestTimeout: 120_000,
    // Longer than a balancer keeps an idle connection (60 s), which would otherwise send a request as this side closes it.
    keepAliveTimeout: 65_000,
    handlerTimeout: options.handlerTimeoutMs ?? (config.mode === 'production' ? 9_000 : 30_000),
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
    trustProxy: toTrustProxy(config.trustProxy),
    clientErrorHandler: createClientErrorHandler(config, renderTooLongPage),
    rewriteUrl: ({ url = '/' }) => toDecodableUrl(url),
    // Hooks do not run for these.
    frameworkErrors: (_error, request, reply) => sendNotFound(request, reply.headers(listDataHeaders(config))),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // Replaced by `installClosing`.
    return503OnClosing: false,
    exposeHeadRoutes: true,
    routerOptions: {
      // The last value of a repeated key counts, and values are always single strings.
      querystringParser: (text) => Object.fromEntries(new URLSearchParams(text)),
      maxParamLength: 200,
    },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
    },
  };
  setBrand(config.brand);
  const app: FastifyInstance = Fastify(serverOptions);
  const secrets = createSecrets(options.secretKey);
  const clock = createClock(db);
  const metrics = createMetrics();
  const mails = createMails(config.publicUrl);
  const context: TravelContext = {
    config,
    db,
    clock,
    secrets,
    limits: createLimits(config, db, (limit) => metrics.limitHits.inc({ limit })),
    metrics,
    mails,
    payments: createProvider({ config, db, secrets }),
    claimOrders: async (trx, claim) => (config.brand.travel ? claimGuestOrders({ mails }, trx, claim) : 0),
    notices: options.notices,
    events: createEventHub(options.notices),
    answers: createKeptAnswers(shareReads(() => readContentState(db))),
    takeReadTurn: createAddressTurns(readsAtOnce),
    authenticate: createAuthenticator({ db, secrets }),
    findSessionMember: createSessionFinder({ db }),
  };

  app.decorate('context', context);
  try {
    await installAll(app, context, options);
  } catch (error) {
    // Closes installed plugins, whose timers would keep the process alive.
    await app.close();
    throw error;
  }
  return app;
}

async function installAll(app: FastifyInstance, context: TravelContext, options: AppOptions): Promise<void> {
  const { config } = context;
  const otel = getOtel();
  otel?.install(app);
  otel?.addMetrics(async () => context.metrics.registry);
  if (config.metricsToken !== undefined || otel !== undefined) installMetrics(app, context.metrics, options.countPool);
  installAnswerHeaders(app, config);
  installConnectionTimeout(app, options.connectionTimeoutMs ?? defaultConnectionTimeoutMs);
  installClosing(app);
  installTransport(app);
  installCompression(app);
  installErrorHandler(app, constraintCodes, createRefusalLog(context));
  await app.register(cookie);
  installAccess(app, context);
  installReadLimit(app, context);
  // By delay only, because PGlite in this process uses the event loop fully without long delays.
  const maxEventLoopDelay = options.maxEventLoopDelayMs ?? (config.mode === 'production' ? 1_000 : 15_000);
  installLoopWatch(app, maxEventLoopDelay);
  await app.register(underPressure, {
    maxEventLoopDelay,
    // Infinity means that the loop was blocked for a whole second of measuring.
    pressureHandler: (_request, _reply, _type, delayMs) =>
      delayMs === Number.POSITIVE_INFINITY && maxEventLoopDelay > measuringMs
        ? undefined
        : Promise.reject(new UnavailableError()),
  });
  await installOpenapi(app, context);
  for (const plugin of [...listDomains(config.brand), ...(options.plugins ?? [])])
    await app.register(withDisplayName(plugin), context);
}
