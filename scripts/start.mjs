// `npm start`: installs, builds all six apps, and serves them; the last line on stdout is `ready http://localhost:…`.
import { install, requireFreePort, run, say, seconds } from './bootstrap.mjs';

const builds = '.data/builds.json';

await requireFreePort('npm start');
await install();

const startedAt = performance.now();
say('build    …');
const status = await run('tools/src/build/main.ts', ['--out', builds], { last: false });
if (status !== 0) {
  say(`build    failed (${status}), ${seconds(startedAt)}`);
  process.exit(status);
}
say(`build    done, ${seconds(startedAt)}`);

say('server   starting …');
process.exit(await run('server/src/main.ts', ['--builds', builds, ...process.argv.slice(2)], { last: true }));
