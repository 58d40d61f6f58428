import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, type KyselyConfig, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { getOtel } from '../otel/otel.ts';
import { lockDataDir } from './dataLock.ts';
import { createStatementNames, nameStatements } from './namedStatements.ts';
import { createPgliteNotices, createPostgresNotices, type Notices } from './notices.ts';
import { openPglite, textTypeOids } from './pglite.ts';
import type { Db } from './schema.ts';

export interface DatabaseHandle {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  readonly notices: Notices;
  /** Counts connections; absent for PGlite. */
  readonly countPool?: () => { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

const textOids: ReadonlySet<number> = new Set(textTypeOids);

const isSilent = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * Closes connections after a query timeout: they still wait for its result, and the next query would wait too. Listens for
 * errors, because a connection lost while in use would otherwise end the process.
 */
function guardConnection(client: pg.PoolClient, toName: ReturnType<typeof createStatementNames>): void {
  // The running query rejects by itself; the pool reports errors of idle connections.
  client.on('error', () => undefined);
  const query = nameStatements(client.query.bind(client) as (...args: unknown[]) => Promise<unknown>, toName);
  const guarded = async (text: unknown, values?: unknown): Promise<unknown> => {
    try {
      return await query(text, values);
    } catch (error) {
      if (isSilent(error)) void client.end();
      throw error;
    }
  };
  client.query = guarded as typeof client.query;
}

export function createPool(databaseUrl: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: 2_000,
    // Below the browser's timeout of 10 s, so that an unreachable database ends as an error answer.
    query_timeout: 9_000,
    statement_timeout: 8_000,
    idle_in_transaction_session_timeout: 10_000,
    lock_timeout: 3_000,
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        textOids.has(oid) ? (value: string) => value : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  // Without a listener, losing an idle connection ends the process.
  pool.on('error', onError);
  const toName = createStatementNames();
  pool.on('connect', (client) => guardConnection(client, toName));
  return pool;
}

/** Returns the log of statements for traces; nothing where tracing is off. */
function withTracing(): Pick<KyselyConfig, 'log'> {
  const otel = getOtel();
  if (otel === undefined) return {};
  return {
    log: ({ level, query, queryDurationMillis }) =>
      otel.recordStatement({ sql: query.sql, durationMs: queryDurationMillis, isFailed: level === 'error' }),
  };
}

export function fromPool(pool: pg.Pool): DatabaseHandle {
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }), ...withTracing() });
  const notices = createPostgresNotices(pool.options);
  return {
    db,
    kind: 'postgres',
    notices,
    countPool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await notices.close();
      await db.destroy();
    },
  };
}

export function fromPglite(pglite: PGlite, release: () => Promise<void> = async () => undefined): DatabaseHandle {
  const db: Db = new Kysely({ dialect: new PGliteDialect({ pglite }), ...withTracing() });
  return {
    db,
    kind: 'pglite',
    notices: createPgliteNotices(pglite),
    async close() {
      await db.destroy();
      // Kysely closes only a database with queries; a timer of an open PGlite keeps the process alive.
      if (!pglite.closed) await pglite.close();
      await release();
    },
  };
}

/**
 * Opens PostgreSQL if a URL is given, else PGlite in the data directory.
 * @throws {DataLockError} if another process has opened the data directory
 */
export async function connect(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  onError: (error: Error) => void;
}): Promise<DatabaseHandle> {
  if (options.databaseUrl !== undefined) return fromPool(createPool(options.databaseUrl, options.onError));
  const release = await lockDataDir(options.dataDir);
  try {
    const directory = path.join(options.dataDir, 'pg');
    await mkdir(directory, { recursive: true });
    // Private, also if it was created with other rights before.
    await chmod(directory, 0o700);
    return fromPglite(await openPglite({ dataDir: directory }), release);
  } catch (error) {
    await release();
    throw error;
  }
}
