// `npm run mf -- …`: installs, then runs the release commands under the pinned Node.
import { install, run } from './bootstrap.mjs';

await install();
process.exit(await run('tools/src/mf/main.ts', process.argv.slice(2), { last: true }));
