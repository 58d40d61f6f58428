// `npm test`: installs, then runs the checks with the pinned Node.
import { install, run } from './bootstrap.mjs';

await install();
process.exit(await run('scripts/check.mjs', process.argv.slice(2), { last: true }));
