// Runs `npm test` with the pinned Node, after the install. `--long` is the full size; names choose parts; `--changed`, or
// `--changed=<commit>`, chooses those affected by a change of the working tree.
import { mkdirSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { planChanged } from './changedParts.mjs';
import { readableLines, startCommand } from './commandRun.mjs';
import { choose, chooseChanged, partNames } from './testParts.mjs';
import { listSlowest } from './testTimes.mjs';

const cores = 2;
const quietSeconds = 60;
/** Number of suites listed with their times at the end. */
const slowestSuites = 10;
const shortRunMs = 25 * 60_000;
const args = process.argv.slice(2);
const long = args.includes('--long');
const names = args.filter((arg) => !arg.startsWith('--'));
/** Commit to compare with the working tree; undefined for a complete run. */
const base = args.find((arg) => /^--changed(=|$)/.test(arg))?.replace(/^--changed=?/, '');
const isChanged = base !== undefined;
/** Timeout of a part that hangs, not of a slow machine. Parts of the long run have the longer one also when requested by name. */
const toLimitMs = ({ isLong = false }) => (long || isLong ? 120 : 60) * 60 * 1000;

const { chosen, unknown } = isChanged
  ? { chosen: chooseChanged(planChanged(base === '' ? 'HEAD' : base)), unknown: [] }
  : choose(names, long);
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. Parts: ${partNames.join(', ')}; also unit:<file name>, e2e:<spec>, lint:<package>. ` +
      'The other parts take no word: types are those of all packages together.',
  );
  process.exit(2);
}

const stamp = new Date().toISOString().replaceAll(/[-:]|\..*/g, '');
const logs = join('.data', `test-run-${stamp}-${process.pid}`);
mkdirSync(logs, { recursive: true });
const env = {
  ...process.env,
  TZ: 'Asia/Seoul',
  FORCE_COLOR: '0',
  HAESOL_TEST_SIZE: long ? 'long' : (process.env.HAESOL_TEST_SIZE ?? 'short'),
  HAESOL_TEST_RUN: logs,
};

const column = Math.max(...chosen.map((part) => part.name.length)) + 2;
const say = (name, text) => console.log(`${name.padEnd(column)}${text}`);
const seconds = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

const commands = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const command of commands) command.kill(signal);
    if (commands.size === 0) process.exit(128 + constants.signals[signal]);
    stopped = 128 + constants.signals[signal];
  });
}
let stopped;

/** Runs one command and collects its output; shows it live for a single part. */
async function execute({ name, command, env: own, isLong }, live) {
  const onText = live ? (text) => process.stdout.write(text) : undefined;
  const started = startCommand(command, {
    env: { ...env, ...own, HAESOL_TEST_PART: name },
    limitMs: toLimitMs({ isLong }),
    onText,
  });
  commands.add(started);
  const result = await started.ended;
  commands.delete(started);
  return result;
}

/** A part passes if its command exits with 0 and has checked something. */
async function runPart(part, live) {
  const startedAt = performance.now();
  say(part.name, `${part.title} …`);
  const waiting = setInterval(() => say(part.name, `… ${seconds(startedAt)} so far`), quietSeconds * 1000);
  const { status, output } = await execute(part, live);
  clearInterval(waiting);
  const log = join(logs, `${part.name.replaceAll(/[^\w-]+/g, '-')}.log`);
  writeFileSync(log, output);
  const looked = part.count(output);
  const passed = status === 0 && looked !== undefined;
  if (passed) {
    say(part.name, `passed, ${seconds(startedAt)}: ${looked}`);
    return true;
  }
  const why = status === 0 ? 'it looked at nothing' : `exit ${status}`;
  const lines = readableLines(output, part.noise);
  if (!live) console.log(lines.map((line) => `  | ${line}`).join('\n'));
  say(part.name, `FAILED, ${seconds(startedAt)}, ${why}. Alone: npm test -- ${part.name}   Log: ${log}`);
  return false;
}

/** Runs the parts in order on two cores; a part waits for its dependencies, and is skipped if one of them failed. */
async function runParts() {
  const results = new Map();
  const running = new Map();
  const waiting = [...chosen];
  const load = () => [...running.keys()].reduce((sum, part) => sum + part.cores, 0);
  while (waiting.length + running.size > 0) {
    const next = waiting[0];
    const blocked = next?.needs.find((name) => results.get(name) === false);
    const ready = next?.needs.every((name) => results.has(name) || !chosen.some((part) => part.name === name));
    if (blocked !== undefined || (next !== undefined && stopped !== undefined)) {
      say(next.name, blocked === undefined ? 'skipped' : `skipped: ${blocked} failed`);
      results.set(next.name, false);
      waiting.shift();
    } else if (ready && load() + next.cores <= cores) {
      waiting.shift();
      const live = (chosen.length === 1 && next.noise === undefined) || (next.streams && names.length > 0);
      const done = runPart(next, live).then((passed) => {
        running.delete(next);
        results.set(next.name, passed);
      });
      running.set(next, done);
    } else {
      await Promise.race(running.values());
    }
  }
  return results;
}

const startedAt = performance.now();
const results = [...(await runParts())];
const failed = results.filter(([, passed]) => !passed).map(([name]) => name);
console.log(
  `\n${results.length} of ${choose([], long).chosen.length} parts, ${long ? 'full size, ' : ''}${seconds(startedAt)}`,
);
if (!long && performance.now() - startedAt > shortRunMs)
  console.log('This took longer than the 25 minutes that the short run may take on two cores: see the slowest suites.');
const slowest = listSlowest(logs, slowestSuites);
if (slowest.length > 0) console.log('slowest suites:');
for (const { part, suite, ms } of slowest)
  console.log(`  ${`${(ms / 1000).toFixed(1)} s`.padStart(9)}  ${part}  ${suite}`);
if (failed.length > 0) console.log(`failed: ${failed.map((name) => `npm test -- ${name}`).join('   ')}`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(stopped ?? (failed.length > 0 ? 1 : 0));
