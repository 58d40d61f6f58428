// `npm run bench`: builds what changed, finds a browser, and measures. Arguments: `--runs 9`.
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
run('tools/src/bench/main.ts', ...process.argv.slice(2));
