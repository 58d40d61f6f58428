// `npm run config`: installs, then prints and checks the configuration.
import { install, run } from './bootstrap.mjs';

await install({ lean: true });
process.exit(await run('server/src/printConfig.ts', process.argv.slice(2), { last: true }));
