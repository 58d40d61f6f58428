import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, FastifyPluginAsync, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { samplePassword } from '../../demo/members.ts';
import { type Config, loadConfig } from '../config.ts';
import type { Db } from '../db/schema.ts';
import type { TravelContext } from '../domains/travel/travelContext.ts';
import { createApp } from '../start/app.ts';
import { openTestDatabase } from './testDatabase.ts';

/** Source of the keys of test apps. */
export const testSecretKey = 'the secret key of the tests, nowhere else';

export interface SignedIn {
  readonly accessToken: string;
  /** Request headers of a member. */
  readonly headers: { readonly authorization: string };
  readonly cookies: Readonly<Record<string, string>>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly context: TravelContext;
  close(): Promise<void>;
}

function toSpy(onStatement: (node: RootOperationNode) => void): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      onStatement(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

export interface TestAppOptions {
  readonly sample?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly plugins?: readonly FastifyPluginAsync<TravelContext>[];
  /** Called with every statement that the app sends to the database. */
  readonly onStatement?: (node: RootOperationNode) => void;
  /** @default 'silent' */
  readonly logLevel?: string;
}

/** Opens the API with a new database and a new data folder, without listening. For tests. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'haesol-test-'));
  const config: Config = loadConfig({
    HAESOL_MODE: 'demo',
    RATE_LIMITS: 'off',
    HAESOL_DATA_DIR: dataDir,
    ...options.environment,
  });
  const { db: plainDb, notices, close } = await openTestDatabase({ sample: options.sample ?? false });
  const db = options.onStatement === undefined ? plainDb : plainDb.withPlugin(toSpy(options.onStatement));
  const open = async () => {
    const app = await createApp({
      config,
      db,
      notices,
      secretKey: testSecretKey,
      logLevel: options.logLevel ?? 'silent',
      // No shedding, because tests share the processors with builds.
      maxEventLoopDelayMs: 0,
      handlerTimeoutMs: 0,
      plugins: options.plugins ?? [],
    });
    try {
      await app.ready();
    } catch (error) {
      await app.close();
      throw error;
    }
    return app;
  };
  const app = await open().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    app,
    db,
    context: app.context,
    async close() {
      await app.close();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens an API before the tests of the file or block, and closes it after them. */
export function setUpTestApp(options: TestAppOptions = {}): TestApp {
  let opened: TestApp | undefined;
  beforeAll(async () => {
    opened = await openTestApp(options);
  });
  afterAll(() => opened?.close());
  const read = (): TestApp => {
    if (opened === undefined) throw new Error('The API is open from beforeAll on.');
    return opened;
  };
  return {
    get app() {
      return read().app;
    },
    get db() {
      return read().db;
    },
    get context() {
      return read().context;
    },
    close: () => read().close(),
  };
}

/** Sends a request without connection. */
export function sendTo(
  app: FastifyInstance,
  method: NonNullable<InjectOptions['method']>,
  url: string,
  payload?: InjectOptions['payload'],
  more: Pick<InjectOptions, 'cookies' | 'headers'> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({ method, url, ...(payload !== undefined && { payload }), ...more });
}

/** Reads the cookies of a response by name. */
export function readCookies(response: LightMyRequestResponse): Record<string, string> {
  return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
}

/** Signs a sample member in (`student` is `student@demo.example`). */
export async function signIn({ app }: TestApp, id: string, keep: 'Y' | 'N' = 'N'): Promise<SignedIn> {
  const email = id.includes('@') ? id : `${id}@demo.example`;
  const response = await sendTo(app, 'POST', '/api/v1/auth/login', { id: email, password: samplePassword, keep });
  const { status, data } = response.json();
  if (status.code !== '200') throw new Error(`${email} could not sign in: ${status.code}`);
  return {
    accessToken: data.accessToken,
    headers: { authorization: `Bearer ${data.accessToken}` },
    cookies: readCookies(response),
  };
}
