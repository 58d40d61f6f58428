// `npm run matrix -- …`: installs, then tries mixes of builds with the pinned Node.
import { install, run } from './bootstrap.mjs';

await install();
if (!process.argv.includes('--probe')) {
  const { findChromium } = await import('./chromium.mjs');
  process.env.CHROMIUM_PATH = findChromium().path;
}
process.exit(await run('tools/src/matrix/main.ts', process.argv.slice(2), { last: true }));
