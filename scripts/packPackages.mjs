// `npm run pack:packages`: installs, then writes the npm packages for remotes in repositories of their own.
import { install, run } from './bootstrap.mjs';

await install();
process.exit(await run('tools/src/npm/main.ts', process.argv.slice(2), { last: true }));
