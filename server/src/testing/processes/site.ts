import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { samplePassword } from '../../../demo/members.ts';
import { readTestDatabaseUrl } from '../../config.ts';
import type { DatabaseHandle } from '../../db/connect.ts';
import { copyTemplate, openUrl } from '../../db/testPostgres.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  readonly stderr: () => string;
  /** Kills it, as a power loss does. */
  kill(): Promise<void>;
  /** @returns its exit code */
  stop(): Promise<number | null>;
}

/** Starts a server as `npm start` does, and waits until it is ready. @param program another one that says so in the same way */
export async function startProcess(
  environment: Readonly<Record<string, string>>,
  launcher: readonly string[] = [],
  options: readonly string[] = [],
  program = main,
): Promise<ServerProcess> {
  const [command = process.execPath, ...args] = [...launcher, process.execPath, program, ...options];
  const child = spawn(command, args, {
    env: { PORT: '0', HAESOL_MODE: 'demo', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  // An error of the program does not reach `stop`.
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  const ended = once(child, 'exit').finally(() => process.off('exit', abandon));
  const first = await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), ended]);
  const url = /^ready (http:\S+)/.exec(String(first[0]))?.[1];
  if (url === undefined) throw new Error(`The server did not start: ${stderr}`);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    url,
    child,
    stderr: () => stderr,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

/** @throws if it does not become true in time */
export async function waitFor(isTrue: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<void> {
  const until = performance.now() + withinMs;
  while (!(await isTrue())) {
    if (performance.now() > until) throw new Error('It never came true.');
    await delay(10);
  }
}

export interface Site {
  readonly handle: DatabaseHandle;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Starts another process with the same database and directory. */
  start(environment?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  close(): Promise<void>;
}

/**
 * Opens a PostgreSQL with the sample data for any number of server processes.
 * @throws without PostgreSQL, because PGlite has one connection, on which races prove nothing
 */
export async function openSite(): Promise<Site> {
  const server = readTestDatabaseUrl();
  if (server === undefined) throw new Error('Needs PostgreSQL: npm test -- postgres');
  const copy = await copyTemplate(server, 'sample');
  const handle = openUrl(copy.url);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'haesol-processes-'));
  const running: ServerProcess[] = [];
  return {
    handle,
    databaseUrl: copy.url,
    dataDir,
    async start(environment = {}) {
      const secret = 'the secret key that the processes of a test share';
      const started = await startProcess({
        DATABASE_URL: copy.url,
        HAESOL_DATA_DIR: dataDir,
        SECRET_KEY: secret,
        RATE_LIMITS: 'off',
        // No load balancer waits for these servers.
        DRAIN_SECONDS: '0',
        ...environment,
      });
      running.push(started);
      return started;
    },
    async close() {
      await Promise.all(running.map((one) => one.kill()));
      await handle.close();
      await copy.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Answer {
  readonly http: number;
  readonly code: string;
  // biome-ignore lint/suspicious/noExplicitAny: responses of all endpoints; tests read the requested fields
  readonly data: any;
  readonly cookies: Readonly<Record<string, string>>;
  readonly headers: Headers;
}

/** Sends one request over the network. @throws without a response */
export async function callApi(
  server: Pick<ServerProcess, 'url'>,
  line: string,
  options: { headers?: Readonly<Record<string, string>>; body?: object } = {},
): Promise<Answer> {
  const [method = 'GET', url = '/'] = line.split(' ');
  const response = await fetch(new URL(url, server.url), {
    method,
    headers: { ...(options.body && { 'content-type': 'application/json' }), ...options.headers },
    ...(options.body && { body: JSON.stringify(options.body) }),
  });
  const json = await response.json();
  const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]?.split('=', 2) ?? []);
  return {
    http: response.status,
    code: json.status?.code ?? '',
    data: json.data,
    cookies: Object.fromEntries(cookies),
    headers: response.headers,
  };
}

/** Retries a request while the server is too busy (503) and has done nothing. */
export async function callWhenFree(...args: Parameters<typeof callApi>): Promise<Answer> {
  const answer = await callApi(...args);
  return answer.http === 503 ? callWhenFree(...args) : answer;
}

export interface Login {
  readonly headers: Readonly<Record<string, string>>;
  readonly refresh: string;
}

export async function logIn(server: Pick<ServerProcess, 'url'>, id = 'student'): Promise<Login> {
  const email = id.includes('@') ? id : `${id}@demo.example`;
  const body = { id: email, password: samplePassword, keep: 'N' };
  const { code, data, cookies } = await callApi(server, 'POST /api/v1/auth/login', { body });
  if (code !== '200') throw new Error(`${id} could not log in: ${code}`);
  return { headers: { authorization: `Bearer ${data.accessToken}` }, refresh: cookies.hs_rt ?? '' };
}

export interface MemberLogin extends Login {
  readonly memberUid: string;
}

/** Counts responses by code. */
export function countCodes(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** Picks from a list cyclically. @throws for an empty list */
export function pick<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('Nothing is there yet.');
  return found;
}

/** Adds members: copies of a sample member, with its password and different addresses. */
export async function addMembers({ handle }: Pick<Site, 'handle'>, count: number): Promise<void> {
  await sql`
    insert into member
    select (jsonb_populate_record(m, jsonb_build_object('member_uid', gen_random_uuid(), 'email', 'buyer' || no || '@mail.example'))).*
    from member m, generate_series(1, ${count}::int) no
    where m.email = 'student@demo.example'`.execute(handle.db);
}

/** Signs in sample members, in the order of their addresses, alternating between the servers. */
export async function logInMembers(
  { handle }: Pick<Site, 'handle'>,
  servers: readonly ServerProcess[],
  count: number,
): Promise<MemberLogin[]> {
  const rows = await handle.db
    .selectFrom('member')
    .select(['email', 'member_uid'])
    .where('state', '=', 'ACTIVE')
    .where('role', '=', 'MEMBER')
    .where('pw_hash', 'is not', null)
    .orderBy('email')
    .limit(count)
    .execute();
  const members: MemberLogin[] = [];
  for (const { email, member_uid: memberUid } of rows) {
    members.push({ ...(await logIn(pick(servers, members.length), email)), memberUid });
  }
  return members;
}
