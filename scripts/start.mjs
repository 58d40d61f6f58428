// `npm start`: installs, builds all six apps, and serves them; the last line on stdout is `ready http://localhost:…`.
import { createServer } from 'node:net';
import { install, run, say, seconds } from './bootstrap.mjs';

const builds = '.data/builds.json';

/** Checks the port before the build; the server reports it too if another process takes the port meanwhile. */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

const port = Number(process.env.PORT || 3000);
if (Number.isInteger(port) && port > 0 && port < 65536 && !(await isFree(port))) {
  say(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`);
  process.exit(1);
}

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
