// `npm run config`: prints the configuration that a server would start with, or what is wrong with it.
// `npm run config -- --markdown`: the table of docs/operations.md.
import { parseArgs } from 'node:util';
import { printDocumentation } from './config/printValues.ts';
import { showConfig } from './config.ts';
import { describeStartFailure } from './start/startFailure.ts';

const { values } = parseArgs({ options: { markdown: { type: 'boolean', default: false } } });
try {
  process.stdout.write(`${values.markdown ? printDocumentation() : showConfig()}\n`);
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exitCode = 1;
}
