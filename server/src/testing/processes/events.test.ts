import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { toSlotEventsPath } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { openStream } from '../../http/events/testEvents.ts';
import { report } from '../testWholeApi.ts';
import { callApi, type Login, logIn, openSite, type ServerProcess, type Site, waitFor } from './site.ts';

const eqUid = 'EQ012';
const date = '2026-12-08';
const pages = 2_000;
/** Pages of the control, which poll instead of listening. */
const asking = 200;
/** Limit of memory growth of a server with all streams. */
const maxGrowthMb = 100;

/** Inspects a process that runs with `--inspect=0`. */
async function inspect({ stderr }: ServerProcess) {
  const address = /Debugger listening on (ws:\S+)/.exec(stderr())?.[1];
  if (address === undefined) throw new Error('The server cannot be inspected.');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let id = 0;
  async function ask(method: string, params: object = {}): Promise<unknown> {
    id += 1;
    const own = id;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const onMessage = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data));
      if (answer.id === own) resolve(answer.result);
    };
    socket.addEventListener('message', onMessage);
    socket.send(JSON.stringify({ id, method, params }));
    const result = await promise;
    socket.removeEventListener('message', onMessage);
    return result;
  }
  return {
    /** Memory after a forced collection, in MB. */
    async readMemory(): Promise<{ heap: number; rss: number }> {
      await ask('HeapProfiler.collectGarbage');
      const expression = 'JSON.stringify(process.memoryUsage())';
      const { result } = (await ask('Runtime.evaluate', { expression })) as { result: { value: string } };
      const { heapUsed, external, rss } = JSON.parse(result.value);
      return { heap: (heapUsed + external) / 2 ** 20, rss: rss / 2 ** 20 };
    },
    close: () => socket.close(),
  };
}

describe('events over two processes', () => {
  let site: Site;
  let first: ServerProcess;
  let second: ServerProcess;
  let member: Login;
  beforeAll(async () => {
    site = await openSite();
    first = await site.start({ NODE_OPTIONS: '--inspect=127.0.0.1:0' });
    second = await site.start();
    await callApi(first, 'POST /dev/clock', { body: { now: '2026-11-23T10:00:00+09:00' } });
    const { db } = site.handle;
    await db.updateTable('equipment').set({ training: false, buffer_min: 0 }).where('eq_uid', '=', eqUid).execute();
    await db.deleteFrom('equipment_block').where('eq_uid', '=', eqUid).execute();
    member = await logIn(second, 'general');
  });
  afterAll(async () => {
    await setAutovacuum(true);
    await site.close();
  });
  beforeEach(() => site.handle.db.deleteFrom('equipment_rsv').execute());

  const streamUrl = ({ url }: ServerProcess) => new URL(toSlotEventsPath(eqUid, date), url);
  const hold = (server: ServerProcess, start: string, end: string) =>
    callApi(server, 'POST /api/v1/equipment/hold', { headers: member.headers, body: { eqUid, date, start, end } });
  /** Returns the number of transactions of the site's database, for all connections. */
  const countTransactions = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(site.handle.db);
    const { rows } = await sql<{ count: string }>`select xact_commit + xact_rollback as count from pg_stat_database
      where datname = current_database()`.execute(site.handle.db);
    return Number(rows[0]?.count);
  };
  const setAutovacuum = async (isOn: boolean) => {
    await sql`alter system set autovacuum = ${sql.lit(isOn ? 'on' : 'off')}`.execute(site.handle.db);
    await sql`select pg_reload_conf()`.execute(site.handle.db);
  };
  /**
   * Autovacuum runs transactions for each table, and a connection reports its transactions up to ten seconds late, or when it
   * ends. Disabling autovacuum and opening new connections makes the counts exact.
   */
  const settleCounts = async () => {
    await setAutovacuum(false);
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where pid <> pg_backend_pid()
      and (backend_type = 'autovacuum worker' or (datname = current_database() and state = 'idle'))`.execute(
      site.handle.db,
    );
    const pids = rows.map(({ pid }) => pid);
    await sql`select pg_terminate_backend(pid) from unnest(${pids}::int[]) as pid`.execute(site.handle.db);
    await waitFor(async () => {
      const left = sql`select pid from pg_stat_activity where pid = any(${pids}::int[])`;
      return (await left.execute(site.handle.db)).rows.length === 0;
    });
  };
  const countIn = async (ms: number) => {
    const before = await countTransactions();
    await delay(ms);
    return (await countTransactions()) - before;
  };

  it('are received within two seconds of a change in the other process', async () => {
    const stream = await openStream(streamUrl(first));
    await waitFor(() => stream.messages.length === 9);
    const startedAt = performance.now();
    expect((await hold(second, '10:00', '11:00')).code).toBe('200');
    await waitFor(() => stream.messages.length === 10);
    report(`events: a hold in one process was told by the other after ${Math.round(performance.now() - startedAt)} ms`);
    stream.close();

    expect(JSON.parse(stream.messages.at(-1)?.data ?? '')).toEqual({ start: '10:00', end: '11:00', state: 'HELD' });
  });

  it('use one connection per process, and continue after a disconnect', async () => {
    const all = [await openStream(streamUrl(first)), await openStream(streamUrl(first))];
    const listening = sql`query ilike 'listen %' or query = 'select 1'`;
    const { rows: before } = await sql`select pid from pg_stat_activity where ${listening}
      and datname = current_database()`.execute(site.handle.db);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${listening}
      and datname = current_database()`.execute(site.handle.db);
    // Booked while disconnected; read after the reconnect.
    expect((await hold(second, '14:00', '15:00')).code).toBe('200');
    await waitFor(() => all.every(({ messages }) => messages.some(({ data }) => data.includes('HELD'))));
    for (const stream of all) stream.close();

    expect(before.length).toBeGreaterThan(0);
    expect(before.length).toBeLessThanOrEqual(2);
  });

  it(`of ${pages} pages use less than ${maxGrowthMb} MB of a server, and no database queries each`, async () => {
    await settleCounts();
    const inspector = await inspect(first);
    const warm = await openStream(streamUrl(first));
    const idle = await countIn(5_000);
    const before = await inspector.readMemory();
    const clients: ChildProcess = fork(
      fileURLToPath(new URL('testStreams.ts', import.meta.url)),
      [streamUrl(first).href, String(pages)],
      { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
    );
    const beforeOpening = await countTransactions();
    const startedAt = performance.now();
    if (clients.stdout === null) throw new Error('The clients have no output.');
    await once(clients.stdout, 'data');
    const openedMs = performance.now() - startedAt;
    const toOpen = (await countTransactions()) - beforeOpening;
    const after = await inspector.readMemory();
    const open = await countIn(5_000);
    const countEvents = async (): Promise<number> => {
      const answer = once(clients, 'message');
      clients.send('count');
      return Number((await answer)[0]);
    };
    const beforeNews = await countTransactions();
    const took = performance.now();
    expect((await hold(second, '09:00', '10:00')).code).toBe('200');
    await waitFor(async () => (await countEvents()) === pages * 10);
    const toldMs = performance.now() - took;
    const forNews = (await countTransactions()) - beforeNews;
    const beforeAsking = await countTransactions();
    const slots = new URL(`/api/v1/equipment/${eqUid}/slots?date=${date}`, first.url);
    for (let left = asking; left > 0; left -= 1) await (await fetch(slots)).text();
    // Connections report their transactions once a second.
    await waitFor(async () => (await countTransactions()) - beforeAsking > asking);
    report(
      `events: control without streams: ${asking} pages that ask cost ${(await countTransactions()) - beforeAsking} transactions`,
    );
    const grown = { heap: after.heap - before.heap, rss: after.rss - before.rss };
    clients.kill();
    warm.close();
    inspector.close();
    report(
      `events: ${pages} streams opened in ${Math.round(openedMs)} ms; heap +${grown.heap.toFixed(1)} MB, rss +${grown.rss.toFixed(1)} MB; ` +
        `transactions: ${idle} in 5 s before, ${toOpen} while opening, ${open} in 5 s with them, ${forNews} for a hold told to all in ${Math.round(toldMs)} ms`,
    );

    expect(Math.max(grown.heap, grown.rss)).toBeLessThan(maxGrowthMb);
    // Background work of the process continues meanwhile.
    expect(toOpen).toBeLessThan(pages / 10);
    expect(open).toBeLessThan(pages / 10);
    expect(forNews).toBeLessThan(pages / 10);
  });
});
