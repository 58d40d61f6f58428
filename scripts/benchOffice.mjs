// `npm run bench:office`: fills the queues of the office on a temporary PostgreSQL, and measures their first pages and a move of
// 500 rows. Arguments: `--rows 10000 --rounds 50`.
import { runProgram } from './runProgram.mjs';

const args = ['scripts/postgres.mjs', process.execPath, 'server/src/bench/office.ts', ...process.argv.slice(2)];
process.exit(await runProgram(args));
