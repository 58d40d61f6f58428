import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { readTestSize } from '../../config.ts';
import { report } from '../testWholeApi.ts';
import { callApi, logIn, openSite, type ServerProcess, type Site, startProcess, waitFor } from './site.ts';

const rounds = { short: 3, long: 50 }[readTestSize()];
const writers = 6;
const question = {
  categoryCd: 'ETC',
  title: '기록',
  content: '남아야 하는 글',
  privateYn: 'Y',
  imageUids: [],
  fileUids: [],
};

/** Writes until the server has crashed. @returns ids of all acknowledged writes */
async function writeUntilGone(server: ServerProcess): Promise<string[]> {
  const { headers } = await logIn(server);
  const kept: string[] = [];
  const enough = 40;
  const write = async () => {
    for (;;) {
      try {
        const { code, data } = await callApi(server, 'POST /api/v1/qna', { headers, body: question });
        if (code === '200') kept.push(data.qnaUid);
      } catch {
        // Aborted, so this write was not acknowledged.
        return;
      }
    }
  };
  const storm = Promise.all(Array.from({ length: writers }, write));
  await waitFor(() => kept.length >= enough);
  await server.kill();
  await storm;
  return kept;
}

/** Requests each of them again. @returns the lost ones */
async function findLost(server: ServerProcess, ids: readonly string[]): Promise<string[]> {
  const { headers } = await logIn(server);
  const lost: string[] = [];
  for (const id of ids) {
    const { code } = await callApi(server, `GET /api/v1/qna/${id}`, { headers });
    if (code !== '200') lost.push(id);
  }
  return lost;
}

/** Kills a server repeatedly during writes, and checks acknowledged writes with the next one. */
async function killAgainAndAgain(start: () => Promise<ServerProcess>) {
  const lost: string[] = [];
  let acknowledged: string[] = [];
  let all = 0;
  for (let round = 0; round < rounds; round += 1) {
    const server = await start();
    lost.push(...(await findLost(server, acknowledged)));
    acknowledged = await writeUntilGone(server);
    all += acknowledged.length;
  }
  const last = await start();
  lost.push(...(await findLost(last, acknowledged)));
  return { all, lost, acknowledged, last };
}

describe('a server that is killed during writes', () => {
  let site: Site;
  let dataDir: string;
  beforeAll(async () => {
    site = await openSite();
    dataDir = await mkdtemp(path.join(tmpdir(), 'haesol-crash-'));
  });
  afterAll(async () => {
    await site.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('has all acknowledged writes on PostgreSQL', async () => {
    const { all, lost, acknowledged, last } = await killAgainAndAgain(() => site.start());
    const removed = acknowledged.slice(0, 1);
    await sql`delete from qna where qna_uid = any(${removed}::uuid[])`.execute(site.handle.db);
    const missed = await findLost(last, acknowledged);
    report(`crash on PostgreSQL: ${rounds} kills, ${all} acknowledged writes, ${lost.length} lost`);
    report(`crash: control found ${missed.length} of 1 row that was taken away`);

    expect(lost).toEqual([]);
    expect(all).toBeGreaterThanOrEqual(rounds * 20);
    expect(missed).toEqual(removed);
  }, 1_800_000);

  it('applies a retry with its key once, whether or not it was applied before the crash', async () => {
    const first = await site.start();
    const { headers } = await logIn(first);
    const keys = Array.from({ length: 40 }, () => randomUUID());
    const send = (server: ServerProcess, key: string) =>
      callApi(server, 'POST /api/v1/qna', {
        headers: { ...headers, 'idempotency-key': key },
        body: { ...question, title: key },
      });
    const calls = Promise.allSettled(keys.map((key) => send(first, key)));
    await Promise.race(keys.slice(0, 5).map((key) => send(first, key).catch(() => undefined)));
    await first.kill();
    const answered = (await calls).filter(({ status }) => status === 'fulfilled').length;
    const second = await site.start();
    const again = await Promise.all(keys.map((key) => send(second, key)));
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from qna where title = any(${keys})
      group by title`.execute(site.handle.db);
    report(`killed in the middle of ${keys.length} calls: ${answered} answered, all sent again, ${rows.length} done`);

    expect(again.map(({ code }) => code)).toEqual(keys.map(() => '200'));
    expect(rows.map(({ n }) => n)).toEqual(keys.map(() => 1));
  });

  it('has all acknowledged writes on PGlite, and takes over the lock of the killed process', async () => {
    const start = () => startProcess({ HAESOL_DATA_DIR: dataDir, RATE_LIMITS: 'off' });
    const { all, lost, last } = await killAgainAndAgain(start);
    const why = await start().then(
      () => 'it started',
      (error: Error) => error.message,
    );
    const exitCode = await last.stop();
    report('second opener of a data directory: refused while the first lives, welcome once it was killed');
    report(`crash on PGlite: ${rounds} kills, ${all} acknowledged writes, ${lost.length} lost`);

    expect(lost).toEqual([]);
    expect(all).toBeGreaterThanOrEqual(rounds * 20);
    expect(why).toContain(`is in use by process ${last.child.pid}`);
    expect(exitCode).toBe(143);
  }, 1_800_000);

  it('refuses a server in another process namespace, and keeps acknowledged writes', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'haesol-namespaces-'));
    const environment = { HAESOL_DATA_DIR: folder, RATE_LIMITS: 'off' };
    const first = await startProcess(environment);
    const { headers } = await logIn(first);
    const write = async () => (await callApi(first, 'POST /api/v1/qna', { headers, body: question })).data.qnaUid;
    const before = await Promise.all(Array.from({ length: 25 }, write));

    const refusal = await startProcess(environment, ['unshare', '--map-root-user', '--pid', '--fork']).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    const after = await Promise.all(Array.from({ length: 25 }, write));
    await first.kill();
    const second = await startProcess(environment);
    const lost = await findLost(second, [...before, ...after]);
    await second.stop();
    await rm(folder, { recursive: true, force: true });

    expect(refusal).toContain(`The data directory ${folder} is in use`);
    expect(lost).toEqual([]);
  });
});
