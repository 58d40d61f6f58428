import { writeFile } from 'node:fs/promises';
import { fromPglite } from './connect.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { renderTableTypes } from './tableTypes.ts';

// Uses PGlite, which needs no installation; a test compares the file with both databases.
const { db, close } = fromPglite(await openPglite());
await migrate(db);
await writeFile(new URL('tables.ts', import.meta.url), await renderTableTypes(db));
await close();
