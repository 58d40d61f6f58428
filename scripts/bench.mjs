// `npm run bench`: builds what changed, finds a browser, and measures. Arguments: `--runs 9`, and `--base <checkout>` to
// compare with a built one.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';

const { path, how } = findChromium();
console.log(`chromium: ${how}`);
for (const args of [
  ['tools/src/build/main.ts', '--out', '.data/builds.json'],
  ['tools/src/bench/main.ts', ...process.argv.slice(2)],
]) {
  const env = { ...process.env, CHROMIUM_PATH: path };
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
