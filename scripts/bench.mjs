// `npm run bench` and `npm run bench:map`: builds what changed, finds a browser, and measures. Arguments: `--runs 9`; `npm run bench` also takes `--base <checkout>`, to compare with one that was built.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';

const { path, how } = findChromium();
console.log(`chromium: ${how}`);
const run = (...args) => {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: path },
  });
  if (status !== 0) process.exit(status ?? 1);
};
run('tools/src/build/main.ts', '--out', '.data/builds.json');
const isMap = process.argv[2] === 'map';
run(isMap ? 'tools/src/bench/map.ts' : 'tools/src/bench/main.ts', ...process.argv.slice(isMap ? 3 : 2));
