// `npm test -- pages`: installs the programs that the operators' pages use, and executes the pages with a PostgreSQL.
import { requirePrograms } from './debian.mjs';
import { runProgram } from './runProgram.mjs';

requirePrograms({ curl: 'curl', openssl: 'openssl', pg_dump: 'postgresql-client', promtool: 'prometheus' });
process.exit(await runProgram(['scripts/postgres.mjs', process.execPath, 'tools/src/pages/main.ts']));
