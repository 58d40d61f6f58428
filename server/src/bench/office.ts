import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { samplePassword } from '../../demo/members.ts';
import { readTestDatabaseUrl } from '../config.ts';
import { createDatabase } from '../db/testPostgres.ts';
import { startProcess } from '../testing/processes/site.ts';
import { fillQueues } from './manyItems.ts';
import { openLogged } from './manyPosts.ts';
import { quantile } from './measure.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '50' } },
});
const rows = Number(values.rows);
const rounds = Number(values.rounds);
const moved = 500;
const perPage = 100;

/** First pages of the queues, as staff open them. */
const lists = [
  ['questions', '/api/v1/admin/qna/list'],
  ['applications', '/api/v1/admin/applications'],
  ['bookings', '/api/v1/admin/reservations'],
  ['bookings of none', '/api/v1/admin/reservations?assigned=NONE'],
  ['bookings found', `/api/v1/admin/reservations?searchKeyword=B-00123`],
  ['bookings by price', '/api/v1/admin/reservations?sort=-amount'],
  ['bookings by staff', '/api/v1/admin/reservations?sort=assignee'],
  ['questions by title', '/api/v1/admin/qna/list?sort=title'],
  ['applications by due', '/api/v1/admin/applications?sort=due'],
  ['orders by price', '/api/v1/admin/orders?sort=-pay'],
  ['refunds by amount', '/api/v1/admin/refunds?sort=-amount'],
  ['inquiries by title', '/api/v1/admin/inquiries?sort=title'],
  ['members by joined', '/api/v1/admin/members?sort=-joined'],
  ['posts by views', '/api/v1/admin/posts?sort=-views'],
  ['orders', '/api/v1/admin/orders'],
  ['refunds', '/api/v1/admin/refunds'],
  ['inquiries', '/api/v1/admin/inquiries'],
  ['members', '/api/v1/admin/members'],
  ['palette', '/api/v1/admin/find?q=B-00123'],
  ['today', '/api/v1/admin/today'],
] as const;

// Without a handler a signal would end the process without `exit`, and leave its servers running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Signs a member of the sample in. @returns a function that calls the API */
async function signIn(site: string, id: string) {
  const login = { id, password: samplePassword, keep: 'N' };
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${site}/api/v1/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(login),
  });
  const { data } = (await signedIn.json()) as { data: { accessToken: string } };
  const headers = { ...json, authorization: `Bearer ${data.accessToken}` };
  return async <T>(address: string, init: RequestInit = {}): Promise<T> => {
    const response = await fetch(`${site}${address}`, { ...init, headers });
    const answer = (await response.json()) as { status: { code: string; message: string }; data: T };
    if (answer.status.code !== '200') throw new Error(`${address}: ${answer.status.code} ${answer.status.message}`);
    return answer.data;
  };
}

async function measure(site: string): Promise<void> {
  const ask = await signIn(site, 'office@demo.example');
  say(`\nfirst pages with ${rows} rows waiting, ${rounds} rounds, in ms`);
  for (const [name, address] of lists) {
    const times: number[] = [];
    for (let round = 0; round < rounds + 3; round += 1) {
      const startedAt = performance.now();
      await ask(address);
      if (round >= 3) times.push(performance.now() - startedAt);
    }
    say(
      `${name.padEnd(20)}p50 ${quantile(times, 0.5).toFixed(1).padStart(7)}   p95 ${quantile(times, 0.95).toFixed(1).padStart(7)}`,
    );
  }
  const uids: string[] = [];
  const revs: number[] = [];
  for (let page = 1; uids.length < moved; page += 1) {
    const address = `/api/v1/admin/reservations?state=REQUESTED&searchKeyword=B-&pageSize=${perPage}&pageNum=${page}`;
    const { list } = await ask<{ list: { rsvUid: string; rev: number }[] }>(address);
    if (list.length === 0) break;
    uids.push(...list.map(({ rsvUid }) => rsvUid));
    revs.push(...list.map(({ rev }) => rev));
  }
  const rowsToMove = { uids: uids.slice(0, moved), revs: revs.slice(0, moved) };
  const proposal = { queue: 'reservations', ...rowsToMove, to: 'APPROVED', reason: 'bench' };
  const address = '/api/v1/admin/approvals';
  const { propUid } = await ask<{ propUid: string }>(address, { method: 'POST', body: JSON.stringify(proposal) });
  const askAsSecond = await signIn(site, 'admin@demo.example');
  const startedAt = performance.now();
  const { done, failed } = await askAsSecond<{ done: string[]; failed: { message: string }[] }>(
    `${address}/${propUid}`,
    { method: 'PATCH', body: JSON.stringify({ to: 'APPROVED' }) },
  );
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  say(`\none move of ${uids.length} bookings: ${done.length} done, ${failed.length} refused in ${seconds} s`);
  if (failed[0] !== undefined) say(failed[0].message);
}

const server = readTestDatabaseUrl();
if (server === undefined) throw new Error('Run it by npm run bench:office, which starts a PostgreSQL.');
const dataDir = await mkdtemp(path.join(tmpdir(), 'haesol-bench-'));
const database = await createDatabase(server);
const site = await startProcess({
  RATE_LIMITS: 'off',
  HAESOL_MODE: 'demo',
  HAESOL_DATA_DIR: dataDir,
  DATABASE_URL: database.url,
});
try {
  const { db } = openLogged(database.url);
  await fillQueues(db, rows);
  await db.destroy();
  await measure(site.url);
} finally {
  await site.kill();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
}
