// `npm run bench:api`: measures the API on PGlite and on a temporary PostgreSQL. Arguments: `--seconds 5 --posts 1000000
// --rounds 200`.
import { spawnSync } from 'node:child_process';

const args = ['scripts/postgres.mjs', process.execPath, 'server/src/bench/main.ts', ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
