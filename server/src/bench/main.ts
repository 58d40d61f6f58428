import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { samplePassword } from '../../demo/members.ts';
import { readTestDatabaseUrl } from '../config.ts';
import { createDatabase } from '../db/testPostgres.ts';
import { type ServerProcess, startProcess } from '../testing/processes/site.ts';
import { readCpu } from './cpu.ts';
import { printCrowds } from './crowd.ts';
import { explainPage, fillNotices, openLogged } from './manyPosts.ts';
import { type BenchCall, compareCalls, measureThroughput, quantile } from './measure.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    posts: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '200' },
    /** Builds for the pages that a crowd asks for: `.data/builds.json` after `npm test -- build`. */
    builds: { type: 'string' },
    only: { type: 'string' },
  },
});
const posts = Number(values.posts);
const few = 1_000;
const pageSize = 10;

// Without a handler a signal would end the process without `exit`, and leave its servers running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const say = (line: string) => process.stdout.write(`${line}\n`);

const ownList = { name: 'list', method: 'GET', path: '/api/v1/posts/list?pageNum=1&n={n}', connections: 50 } as const;
const bareList = { name: 'bare list', method: 'GET', path: '/list', connections: 50 } as const;
const bareRounds = 3;
const word = encodeURIComponent('장비');
const login = { id: 'student@demo.example', password: samplePassword, keep: 'N' };
const calls: readonly (BenchCall & { connections: number })[] = [
  { name: 'kept list', method: 'GET', path: '/api/v1/posts/list?pageNum=1', connections: 50 },
  ownList,
  { name: 'detail', method: 'GET', path: '/api/v1/posts/N0000100', connections: 50 },
  { name: 'search', method: 'GET', path: `/api/v1/main/main?searchKeyword=${word}`, connections: 50 },
  { name: 'login', method: 'POST', path: '/api/v1/auth/login', body: login, connections: 20 },
];

const bareSite = fileURLToPath(new URL('./bareSite.ts', import.meta.url));

const toText = (value: number) => value.toFixed(1).padStart(9);

const heading = 'call      connections  requests/s      p50      p95      p99   node CPU     pg CPU   failed';

/** Times of CPU are per call, in milliseconds. @returns requests per second */
async function measureCall(server: ServerProcess, { connections, ...call }: (typeof calls)[number]): Promise<number> {
  const before = await readCpu(server.child.pid);
  const figures = await measureThroughput(server.url, call, { connections, forMs: Number(values.seconds) * 1_000 });
  const { perSecond, p50, p95, p99, failed, count } = figures;
  const after = await readCpu(server.child.pid);
  const cells = [perSecond, p50, p95, p99].map(toText).join('');
  const cpu = [after.node - before.node, after.postgres - before.postgres].map((ms) =>
    (ms / count).toFixed(3).padStart(11),
  );
  say(
    `${call.name.padEnd(10)}${String(connections).padStart(11)}   ${cells}${cpu.join('')}${String(failed).padStart(9)}`,
  );
  return perSecond;
}

async function measureCalls(name: string, server: ServerProcess): Promise<void> {
  say(`\n${name}, ${values.seconds} s each; milliseconds\n${heading}`);
  for (const call of calls) await measureCall(server, call);
}

/** Measures the list that is made for each request and the same list of Fastify and pg alone, in turns. */
async function compareWithBare(server: ServerProcess, databaseUrl: string): Promise<void> {
  const bare = await startProcess({}, [], [databaseUrl], bareSite);
  running.push(bare);
  say(`\nthe list beside Fastify and pg with two statements by hand, PostgreSQL\n${heading}`);
  const ratios: number[] = [];
  for (let round = 0; round < bareRounds; round += 1) {
    const own = await measureCall(server, ownList);
    ratios.push(own / (await measureCall(bare, bareList)));
  }
  say(`list to bare list, median: ${quantile(ratios, 0.5).toFixed(2)}`);
  await bare.stop();
}

const pageCall = (name: string, total: number, share: number): BenchCall => ({
  name,
  method: 'GET',
  path: `/api/v1/posts/list?pageNum=${Math.floor((total * share) / pageSize) + 1}`,
});

async function compareSizes(small: ServerProcess, large: ServerProcess): Promise<void> {
  say(`\nnotices on PostgreSQL, one call after the other, medians of ${values.rounds} in ms`);
  say(`page          ${few}   ${posts}   ratio`);
  const detail: BenchCall = { name: 'detail', method: 'GET', path: '/api/v1/posts/B000000500' };
  const pairs: readonly (readonly [BenchCall, BenchCall])[] = [
    [pageCall('first', few, 0), pageCall('first', posts, 0)],
    [pageCall('deep', few, 0.9), pageCall('deep', posts, 0.9)],
    [pageCall('last', few, 0.999), pageCall('last', posts, 0.999)],
    [detail, detail],
  ];
  for (const [ofFew, ofMany] of pairs) {
    const [at = 0, of = 0] = await compareCalls(
      [
        { site: small.url, call: ofFew },
        { site: large.url, call: ofMany },
      ],
      Number(values.rounds),
    );
    say(`${ofFew.name.padEnd(8)}${toText(at)}${toText(of)}   ${(of / at).toFixed(2)}`);
  }
}

const server = readTestDatabaseUrl();
if (server === undefined) throw new Error('Run it by npm run bench:api, which starts a PostgreSQL.');
const dataDir = await mkdtemp(path.join(tmpdir(), 'haesol-bench-'));
const environment = { RATE_LIMITS: 'off', HAESOL_MODE: 'demo', HAESOL_DATA_DIR: dataDir };
const running: ServerProcess[] = [];
const start = async (more: Readonly<Record<string, string>>, options: readonly string[] = []) => {
  const started = await startProcess({ ...environment, ...more }, [], options);
  running.push(started);
  return started;
};
const databases = [await createDatabase(server), await createDatabase(server)] as const;

async function measureAll(): Promise<void> {
  const onPglite = await start({});
  await measureCalls('PGlite', onPglite);
  await onPglite.stop();
  const [small, large] = await Promise.all(databases.map(({ url }) => start({ DATABASE_URL: url })));
  if (small === undefined || large === undefined) throw new Error('No server.');
  await measureCalls('PostgreSQL', small);
  await compareWithBare(small, databases[0].url);
  for (const [at, size] of [few, posts].entries()) {
    const logged = openLogged(databases[at]?.url ?? '');
    const startedAt = performance.now();
    await fillNotices(logged.db, size);
    say(`\n${size} notices after ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
    if (size === posts) {
      for (const offset of [0, Math.floor(posts * 0.9)]) {
        say(`\nEXPLAIN of rows from ${offset} on of ${posts}`);
        for (const plan of await explainPage(logged, { limit: pageSize, offset })) say(`${plan}\n`);
      }
    }
    await logged.db.destroy();
  }
  await compareSizes(small, large);
}

/** Measures one address with many connections, on a server with its limits. */
async function measureCrowds(): Promise<readonly string[]> {
  const builds = values.builds === undefined ? [] : ['--builds', values.builds];
  const limited = { DATABASE_URL: databases[0].url, RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  return printCrowds((await start(limited, builds)).url, Number(values.seconds) * 1_000, say);
}

try {
  if (values.only !== 'crowd') await measureAll();
  const slow = await measureCrowds();
  // Beside the other measurements a ratio is only printed, because the machine is then not idle before.
  if (values.only === 'crowd' && slow.length > 0) process.exitCode = 1;
} finally {
  await Promise.all(running.map((one) => one.kill()));
  await Promise.all(databases.map(({ drop }) => drop()));
  await rm(dataDir, { recursive: true, force: true });
}
