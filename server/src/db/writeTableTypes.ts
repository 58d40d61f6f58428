import { writeFile } from 'node:fs/promises';
import { fromPglite } from './connect.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { renderTableTypes } from './tableTypes.ts';

// PGlite is PostgreSQL, and a test compares the file with both: nothing has to be installed to write it.
const { db, close } = fromPglite(await openPglite());
await migrate(db);
await writeFile(new URL('tables.ts', import.meta.url), await renderTableTypes(db));
await close();
