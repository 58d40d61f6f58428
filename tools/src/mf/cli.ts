#!/usr/bin/env node
// Command `mf` of the package for a remote in a repository of its own.
import { MfError } from '../contract/MfError.ts';
import { findSiteAddress } from './ownPackage.ts';
import { runMf } from './runMf.ts';

const terminal = {
  environment: process.env,
  print: (line: string) => void process.stdout.write(`${line}\n`),
  log: (line: string) => void process.stderr.write(`${line}\n`),
};

/** Commands of this package alone; imported late, because most load webpack or jest. */
const programs: Readonly<Record<string, (args: readonly string[]) => Promise<number | undefined>>> = {
  create: async (args) => (await import('../createRemote/createOwn.ts')).createOwn(args, terminal.log) as undefined,
  dev: async (args) =>
    (await import('../dev/devOwn.ts')).devOwn(args, findSiteAddress(process.env), terminal.log) as Promise<undefined>,
  test: async (args) => (await import('./testOwn.ts')).testOwn(args),
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const program = Object.hasOwn(programs, name) ? programs[name] : undefined;
  const status = program === undefined ? await runMf(process.argv.slice(2), terminal) : await program(args);
  if (status !== undefined) process.exitCode = status;
} catch (error) {
  if (!(error instanceof MfError)) throw error;
  terminal.log(error.message);
  if (error.help !== undefined) terminal.log(error.help);
  process.exitCode = 1;
}
