// `npm run bench`: builds what changed, finds a browser, and measures. Arguments: `--runs 9`, and `--base <checkout>` to
// compare with a built one.
import { findChromium } from './chromium.mjs';
import { runProgram } from './runProgram.mjs';

const { path, how } = findChromium();
console.log(`chromium: ${how}`);
for (const args of [
  ['tools/src/build/main.ts', '--out', '.data/builds.json'],
  ['tools/src/bench/main.ts', ...process.argv.slice(2)],
]) {
  const status = await runProgram(args, { env: { ...process.env, CHROMIUM_PATH: path } });
  if (status !== 0) process.exit(status);
}
