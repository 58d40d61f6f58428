import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './buildAll.ts';
import { listTargets } from './packages.ts';

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: '.data/builds.json' }, mode: { type: 'string', default: 'production' } },
  allowPositionals: true,
});

const log = (line: string) => process.stderr.write(`${line}\n`);
const targets = listTargets().filter(({ id }) => positionals.length === 0 || positionals.includes(id));
try {
  const builds = await buildAll(targets, { mode: values.mode === 'development' ? 'development' : 'production', log });
  const out = resolve(values.out);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify(builds, null, 2)}\n`);
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
