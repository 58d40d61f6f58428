import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import type { Config } from '../config.ts';
import { createClock } from '../db/clock.ts';
import { createEventHub } from '../db/eventHub.ts';
import type { Notices } from '../db/notices.ts';
import type { Db } from '../db/schema.ts';
import { createAuthenticator } from '../domains/identity/session/authenticator.ts';
import { createProvider } from '../domains/travel/pay/createProvider.ts';
import type { TravelContext } from '../domains/travel/travelContext.ts';
import { createLimits } from '../http/limits/createLimits.ts';
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
import { installOpenapi } from '../http/plugins/openapi.ts';
import { installReadLimit } from '../http/plugins/readLimit.ts';
import { installTransport } from '../http/plugins/transport.ts';
import { createSecrets } from '../http/secrets.ts';
import { createMails } from '../mail/mails.ts';
import { constraintCodes, domains } from './domains.ts';

export interface AppOptions {
  readonly config: Config;
  readonly db: Db;
  readonly notices: Notices;
  readonly secretKey: string;
  /** Registered after the domains, with the same context: the edge, the registry, routes of a test. */
  readonly plugins?: readonly FastifyPluginAsync<TravelContext>[];
  readonly logLevel?: string;
  /** Above it requests are shed with 503; 0 never sheds. A demonstration shares its machine with builds and browsers. */
  readonly maxEventLoopDelayMs?: number;
  /** A call that takes longer is answered with 503; 0 never is. */
  readonly handlerTimeoutMs?: number;
  /** A connection on which nothing moves is closed, unless the server works on an answer for it. @default 15 s */
  readonly connectionTimeoutMs?: number;
}

const defaultConnectionTimeoutMs = 15_000;
/** Delays are means over this time. */
const measuringMs = 1_000;
const requestIdPattern = /^[\w-]{8,64}$/;

declare module 'fastify' {
  interface FastifyInstance {
    /** The same that every domain got. */
    context: TravelContext;
  }
}

function toTrustProxy(value: Config['trustProxy']): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof value === 'number') return (_address, hop) => hop < value;
  return value === false ? false : [...value];
}

/** Without a name of its own fastify looks for a plugin among all modules of the process, which under jest takes longer than anything else of a start. */
const withDisplayName = (plugin: FastifyPluginAsync<TravelContext>) =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name || 'plugin' });

/** The API as one Fastify instance; `inject` works without listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db } = options;
  const serverOptions: FastifyHttpOptions<Server> = {
    logger: {
      level: options.logLevel ?? (config.mode === 'production' ? 'info' : 'warn'),
      // stdout has only the line that says that the server is ready.
      stream: process.stderr,
      serializers: { req: (request) => ({ method: request.method, path: request.url.split('?', 1)[0] }) },
    },
    bodyLimit: 256 * 1024,
    connectionTimeout: options.connectionTimeoutMs ?? defaultConnectionTimeoutMs,
    // Three files of 20 MB on a slow line; a call that stops half-way ends by its own limit.
    requestTimeout: 120_000,
    keepAliveTimeout: 5_000,
    handlerTimeout: options.handlerTimeoutMs ?? (config.mode === 'production' ? 9_000 : 30_000),
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
    trustProxy: toTrustProxy(config.trustProxy),
    clientErrorHandler: createClientErrorHandler(config),
    // No hook runs for these.
    frameworkErrors: (_error, request, reply) => sendNotFound(request, reply.headers(listDataHeaders(config))),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // `installClosing` does.
    return503OnClosing: false,
    exposeHeadRoutes: true,
    routerOptions: {
      // The last of a repeated key counts, and a value is always one text.
      querystringParser: (text) => Object.fromEntries(new URLSearchParams(text)),
      maxParamLength: 200,
    },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
    },
  };
  const app: FastifyInstance = Fastify(serverOptions);
  const secrets = createSecrets(options.secretKey);
  const clock = createClock(db);
  const context: TravelContext = {
    config,
    db,
    clock,
    secrets,
    limits: createLimits(config, db),
    mails: createMails(config.publicUrl),
    payments: createProvider({ config, db, secrets }),
    events: createEventHub(options.notices),
    authenticate: createAuthenticator({ db, secrets }),
  };

  app.decorate('context', context);
  try {
    await installAll(app, context, options);
  } catch (error) {
    // What is installed already has timers, which would keep the process alive.
    await app.close();
    throw error;
  }
  return app;
}

async function installAll(app: FastifyInstance, context: TravelContext, options: AppOptions): Promise<void> {
  const { config } = context;
  installAnswerHeaders(app, config);
  installConnectionTimeout(app, options.connectionTimeoutMs ?? defaultConnectionTimeoutMs);
  installClosing(app);
  installTransport(app);
  installCompression(app);
  installErrorHandler(app, constraintCodes);
  await app.register(cookie);
  installAccess(app, context);
  installReadLimit(app, context);
  // By delay only: PGlite in this process keeps the event loop fully used without long waits.
  const maxEventLoopDelay = options.maxEventLoopDelayMs ?? (config.mode === 'production' ? 1_000 : 15_000);
  installLoopWatch(app, maxEventLoopDelay);
  await app.register(underPressure, {
    maxEventLoopDelay,
    // Infinity says only that the loop stood still for a whole second of measuring.
    pressureHandler: (_request, _reply, _type, delayMs) =>
      delayMs === Number.POSITIVE_INFINITY && maxEventLoopDelay > measuringMs
        ? undefined
        : Promise.reject(new UnavailableError()),
  });
  await installOpenapi(app, context);
  for (const plugin of [...domains, ...(options.plugins ?? [])]) await app.register(withDisplayName(plugin), context);
}
