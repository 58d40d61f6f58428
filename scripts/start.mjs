// `npm start`: installs, builds all six apps, and serves them; the last line on stdout is `ready http://localhost:…`.
import { existsSync } from 'node:fs';
import { install, requireFreePort, run, say, seconds } from './bootstrap.mjs';

const builds = '.data/builds.json';
const isFirst = !existsSync(builds);

await requireFreePort('npm start');
await install({ lean: true });

const startedAt = performance.now();
say('build    …');
// Fills a new database during the build, which leaves a part of two processors idle.
const [built, filled] = await Promise.all([
  run('tools/src/build/main.ts', ['--out', builds], { last: false }),
  isFirst ? run('server/src/start/fillDatabase.ts', [], { last: false }) : 0,
]);
if (built !== 0) say(`build    failed (${built}), ${seconds(startedAt)}`);
if (built !== 0 || filled !== 0) process.exit(built || filled);
say(`build    done, ${seconds(startedAt)}`);

say('server   starting …');
process.exit(await run('server/src/start.ts', ['--builds', builds, ...process.argv.slice(2)], { last: true }));
