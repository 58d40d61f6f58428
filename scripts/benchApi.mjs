// `npm run bench:api`: measures the API on PGlite and on a temporary PostgreSQL. Arguments: `--seconds 5 --posts 1000000
// --rounds 200 --builds .data/builds.json --only crowd`. The last one fails if one address makes others wait three times as long.
import { runProgram } from './runProgram.mjs';

const args = ['scripts/postgres.mjs', process.execPath, 'server/src/bench/main.ts', ...process.argv.slice(2)];
process.exit(await runProgram(args));
