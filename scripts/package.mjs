// `npm run package`: installs, builds all apps, then writes the folder that a server runs from.
import { install, run } from './bootstrap.mjs';

await install();
const built = await run('tools/src/build/main.ts', ['--out', '.data/builds.json'], { last: false });
process.exit(built || (await run('tools/src/package/main.ts', process.argv.slice(2), { last: true })));
