// `npm run bench:office`: fills the queues of the office on a temporary PostgreSQL, and measures their first pages and a move of
// 500 rows. Arguments: `--rows 10000 --rounds 50`.
import { spawnSync } from 'node:child_process';

const args = ['scripts/postgres.mjs', process.execPath, 'server/src/bench/office.ts', ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
