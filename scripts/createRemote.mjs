// `npm run create-remote -- mf-…`: installs, then writes a new remote under the pinned Node.
import { install, run } from './bootstrap.mjs';

await install();
process.exit(await run('tools/src/createRemote/main.ts', process.argv.slice(2), { last: true }));
