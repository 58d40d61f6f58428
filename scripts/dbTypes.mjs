// `npm run db:types`: installs, then writes the types of all tables (`server/src/db/tables.ts`) from the migrations.
import { install, run } from './bootstrap.mjs';

await install();
process.exit(await run('server/src/db/writeTableTypes.ts', process.argv.slice(2), { last: true }));
