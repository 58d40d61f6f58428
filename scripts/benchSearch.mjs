// `npm run bench:search`: times of the search of the present code beside those of another commit, in one run and query by query in turn.
// Arguments: `--base 29db83d --rounds 5`.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { wantedHits } from '../e2e/fixtures/wantedHits.ts';

const { values } = parseArgs({
  options: { base: { type: 'string', default: '29db83d' }, rounds: { type: 'string', default: '5' } },
});
const warmUp = 1;

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** A server of the folder's code with its own sample data. @returns its address and its end */
async function start(folder, dataDir) {
  const env = { ...process.env, PORT: '0', HAESOL_MODE: 'demo', RATE_LIMITS: 'off', HAESOL_DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((done, fail) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const ready = /^ready (http:\S+)/m.exec(text);
      if (ready !== null) done(ready[1]);
    });
    child.once('exit', (code) => fail(new Error(`the server of ${folder} ended with ${code}`)));
  });
  return { url, stop: () => new Promise((done) => child.once('exit', done).kill('SIGTERM')) };
}

async function measure(url, query) {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/v1/main/main?searchKeyword=${encodeURIComponent(query)}`);
  const { status } = await response.json();
  if (status.code !== '200') throw new Error(`"${query}" was answered with ${status.code}`);
  return performance.now() - startedAt;
}

/** @param share 0.5 is the median */
const quantile = (times, share) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1];

const scratch = mkdtempSync(join(tmpdir(), 'haesol-search-'));
const base = join(scratch, 'base');
const servers = [];
try {
  run('git', ['worktree', 'add', '--detach', '--quiet', base, values.base], '.');
  run(
    process.execPath,
    [resolve('scripts/pnpm.mjs'), 'install', '--frozen-lockfile', '--prefer-offline', '--dir', base],
    base,
  );
  const sides = [];
  for (const [name, folder] of [
    [values.base, base],
    ['present', '.'],
  ]) {
    const server = await start(folder, join(scratch, `data-${name}`));
    servers.push(server);
    sides.push({ name, url: server.url, times: [] });
  }
  for (let round = 0; round < Number(values.rounds) + warmUp; round += 1) {
    for (const { query } of wantedHits) {
      for (const { url, times } of sides) {
        const ms = await measure(url, query);
        if (round >= warmUp) times.push(ms);
      }
    }
  }
  process.stdout.write(`${wantedHits.length} queries, ${values.rounds} rounds, PGlite, in ms\n`);
  process.stdout.write('commit       p50      p95      max\n');
  for (const { name, times } of sides) {
    const cells = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1).padStart(9)).join('');
    process.stdout.write(`${name.padEnd(8)}${cells}\n`);
  }
} finally {
  for (const { stop } of servers) await stop();
  spawnSync('git', ['worktree', 'remove', '--force', base]);
  rmSync(scratch, { recursive: true, force: true });
}
