import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const writer = join(root, 'server/src/db/testSnapshot.ts');

/** Everything that may shape the database: the folder of migrations, and the lockfile for the engine's version. */
function hashInputs() {
  const folder = join(root, 'server/src/db');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of [...files.sort(), join(root, 'pnpm-lock.yaml')]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Migrates one database for all test files; kept until a migration changes. */
export default async function prepareSnapshot() {
  if (!existsSync(writer)) return;
  const stamp = join(root, '.data/test/snapshot.sha256');
  const hash = hashInputs();
  const { snapshotFile, writeSnapshot } = await import(pathToFileURL(writer).href);
  const kept = snapshotFile !== undefined && existsSync(snapshotFile) && existsSync(stamp);
  if (kept && readFileSync(stamp, 'utf8') === hash) return;
  await writeSnapshot();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
