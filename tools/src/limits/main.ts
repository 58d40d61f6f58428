// Writes the table of all limits of `server/src/http/limits/limits.ts` into the documentation.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText, root } from '../checks/workspace.ts';
import { limitDocument, replaceLimitTable } from './limitTable.ts';

writeFileSync(join(root, limitDocument), replaceLimitTable(readText(limitDocument)));
process.stdout.write(`${limitDocument}: the table shows the limits of server/src/http/limits/limits.ts\n`);
