// `npm run pack:packages`: writes the tarballs that teams install in repositories of their own; `npm publish <file>` publishes one.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rootDir } from '../build/packages.ts';
import { packPackages } from './packPackages.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: '.data/npm' } } });
for (const { name, version, file } of packPackages(resolve(rootDir, values.out)))
  process.stdout.write(`${name} ${version} ${file}\n`);
