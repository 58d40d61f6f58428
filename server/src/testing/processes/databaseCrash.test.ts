import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { readTestSize } from '../../config.ts';
import { report } from '../testWholeApi.ts';
import { callApi, type Login, logIn, openSite, type ServerProcess, type Site, waitFor } from './site.ts';

const kills = { short: 3, long: 50 }[readTestSize()];
const writers = 6;
const recoverWithinMs = 5_000;
const question = { categoryCd: 'ETC', title: '기록', content: '내용', privateYn: 'Y', imageUids: [], fileUids: [] };

describe('a database that crashes under a server', () => {
  let site: Site;
  let server: ServerProcess;
  let login: Login;
  beforeAll(async () => {
    site = await openSite();
    server = await site.start();
    login = await logIn(server);
  });
  afterAll(() => site.close());

  const list = () => callApi(server, 'GET /api/v1/posts/list?pageNum=1');
  const recover = async () => {
    const startedAt = performance.now();
    await waitFor(async () => (await list()).code === '200');
    return performance.now() - startedAt;
  };
  /** Kills one process of the database, which then drops all connections and recovers. */
  const killDatabase = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() limit 1`.execute(site.handle.db);
    process.kill(rows[0]?.pid ?? Number.NaN, 'SIGKILL');
  };

  it(`loses no acknowledged write when killed ${kills} times under load`, async () => {
    const kept: string[] = [];
    const answers = new Map<string, number>();
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const { http, code, data } = await callApi(server, 'POST /api/v1/qna', {
          headers: login.headers,
          body: question,
        });
        if (code === '200') kept.push(data.qnaUid);
        answers.set(`${http} ${code}`, (answers.get(`${http} ${code}`) ?? 0) + 1);
        if (http === 503) await delay(50);
      }
    };
    const storm = Promise.all(Array.from({ length: writers }, write));
    let slowestMs = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const enough = kept.length + 30;
      await waitFor(() => kept.length >= enough);
      await killDatabase();
      slowestMs = Math.max(slowestMs, await recover());
    }
    isOver = true;
    await storm;
    await recover();
    const { rows } = await sql<{ uid: string }>`select qna_uid::text as uid from qna`.execute(site.handle.db);
    const there = new Set(rows.map(({ uid }) => uid));
    const lost = kept.filter((uid) => !there.has(uid));
    report(
      `PostgreSQL killed ${kills} times: ${kept.length} acknowledged, ${lost.length} lost, back within ${Math.round(slowestMs)} ms`,
    );

    expect(lost).toEqual([]);
    expect([...answers.keys()].filter((answer) => answer !== '200 200' && answer !== '503 5000')).toEqual([]);
    expect(slowestMs).toBeLessThan(recoverWithinMs);
    expect(server.child.exitCode).toBeNull();
  }, 1_800_000);

  it('control: a deleted row is reported as lost', async () => {
    const { data } = await callApi(server, 'POST /api/v1/qna', { headers: login.headers, body: question });
    await sql`delete from qna where qna_uid = ${data.qnaUid}`.execute(site.handle.db);
    const found = await callApi(server, `GET /api/v1/qna/${data.qnaUid}`, { headers: login.headers });
    report(`PostgreSQL killed: control, a row that was taken away answers ${found.code}`);

    expect(found.code).toBe('4040');
  });

  it('returns 503 while everything waits for a lock, and recovers when it is released', async () => {
    const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holding = site.handle.db.transaction().execute(async (trx) => {
      await sql`lock table post in access exclusive mode`.execute(trx);
      locked.resolve();
      await free;
    });
    await locked.promise;
    const startedAt = performance.now();
    const answers = await Promise.all(Array.from({ length: 60 }, list));
    const tookMs = performance.now() - startedAt;
    const live = await fetch(new URL('/healthz', server.url));
    letGo();
    await holding;
    const recoveredMs = await recover();
    report(
      `60 calls behind a lock: told after ${Math.round(tookMs)} ms, health ${live.status}, back after ${Math.round(recoveredMs)} ms`,
    );

    expect(new Set(answers.map(({ http, code }) => `${http} ${code}`))).toEqual(new Set(['503 5000']));
    expect(answers.every(({ headers }) => headers.has('retry-after'))).toBe(true);
    expect([tookMs < 10_000, live.status, recoveredMs < recoverWithinMs]).toEqual([true, 200, true]);
  });
});
