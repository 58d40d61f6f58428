import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const writer = join(root, 'server/src/testing/testSnapshot.ts');
const migrations = join(root, 'server/src/db/migrations');
const reference = join(root, 'server/reference');
const sample = join(root, 'server/demo/data');
const contracts = join(root, 'shared/contracts/src');
const stamp = join(root, '.data/test/snapshot.sha256');

/** Lists the files that a module imports by text; packages are covered by the lockfile. */
function importsOf(file, text) {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+|@haesol\/contracts\/\w+)'/g)].flatMap(([, specifier]) => {
    if (specifier.startsWith('.')) return [resolve(dirname(file), specifier)];
    const name = specifier.slice('@haesol/contracts/'.length);
    return [join(contracts, name, 'index.ts'), join(contracts, `${name}.ts`)];
  });
}

/** Hashes all inputs of the snapshot: its writer and the migrations with their imports, texts, and the lockfile. */
function hashInputs() {
  const steps = existsSync(migrations) ? readdirSync(migrations, { recursive: true }) : [];
  const rows = [reference, sample].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
  );
  const waiting = [writer, ...steps.filter((name) => name.endsWith('.ts')).map((name) => join(migrations, name))];
  waiting.push(...rows.filter((file) => /\.(json|md)$/.test(file)));
  const texts = new Map();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (texts.has(file) || !existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    waiting.push(...importsOf(file, text));
  }
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const file of [...texts.keys()].sort()) hash.update(`\n${relative(root, file)}\n`).update(texts.get(file));
  return hash.digest('hex');
}

/** Migrates the databases for all test files; cached in the folder of the hash until an input changes. */
export default async function prepareSnapshot() {
  if (!existsSync(writer)) return;
  // An external PostgreSQL (TEST_DATABASE_URL) has no snapshot.
  if (process.env.TEST_DATABASE_URL) {
    const { writeSnapshot } = await import(pathToFileURL(writer).href);
    await writeSnapshot();
    return;
  }
  const hash = hashInputs();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const { writeSnapshot } = await import(pathToFileURL(writer).href);
  await writeSnapshot();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
