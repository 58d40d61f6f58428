// `npm run dev -- [mf-…]`: installs, then serves the site, the named remotes (all when none is named) with hot reload.
import { install, requireFreePort, run } from './bootstrap.mjs';

await requireFreePort('npm run dev');
await install();
process.exit(await run('tools/src/dev/main.ts', process.argv.slice(2), { last: true }));
