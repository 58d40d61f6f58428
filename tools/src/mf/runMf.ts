import { parseArgs } from 'node:util';
import { isWorkspace } from '../build/packages.ts';
import { MfError } from '../contract/MfError.ts';
import { parseBuild, parseChannel } from './channels.ts';
import { commands } from './commands.ts';
import { findPerson } from './origin.ts';
import { addOwnId, findSiteAddress, inOwnWords, ownCommands } from './ownPackage.ts';
import { requireUsage } from './readUsage.ts';
import { createRegistryClient } from './registryClient.ts';
import { findToken } from './releaseToken.ts';

/** Environment and output of a command. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Prints the result, for people and programs. */
  print(line: string): void;
  /** Logs progress and errors. */
  log(line: string): void;
}

function showUsage(say: Terminal['log']): void {
  say('npm run mf -- <command> [--server http://localhost:3000]\n');
  const all = isWorkspace ? Object.values(commands) : [...ownCommands, ...Object.values(commands)];
  for (const { usage, summary } of all) say(`  ${usage}\n      ${summary}`);
  say('\nServer: --server (or --site), HAESOL_SERVER, or http://localhost:3000.');
  say('Token: HAESOL_RELEASE_TOKEN, or release-token of the data directory of a server in demo mode.');
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        server: { type: 'string' },
        site: { type: 'string' },
        channel: { type: 'string' },
        from: { type: 'string' },
        dir: { type: 'string' },
        expect: { type: 'string' },
        notice: { type: 'string' },
        out: { type: 'string' },
        reason: { type: 'string' },
        share: { type: 'string' },
        stack: { type: 'string' },
        check: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new MfError((error as Error).message, 'npm run mf -- --help');
  }
}

async function run(given: readonly string[], { environment, print, log }: Terminal): Promise<number> {
  const { values, positionals } = readArguments(given);
  const [name, ...named] = positionals;
  const command = name === undefined ? undefined : commands[name];
  if (command === undefined || values.help) {
    if (name !== undefined && command === undefined) log(`There is no command ${name}.\n`);
    showUsage(log);
    return values.help ? 0 : 2;
  }
  const args = addOwnId(named, command.usage);
  requireUsage(command.usage, args, Object.keys(values));
  const { dir, from, notice, out, reason, share, stack, check = true } = values;
  const channel = parseChannel(values.channel ?? 'stable');
  const expect = values.expect === undefined ? undefined : parseBuild(values.expect);
  const token = findToken(environment);
  const server = values.server ?? values.site;
  const open = (address: string) => createRegistryClient(address, token.token, findPerson(environment));
  const isGood = await command.run({
    args,
    token,
    options: {
      channel,
      from,
      dir,
      expect,
      notice,
      out,
      reason,
      share,
      stack,
      check,
      isServerGiven: server !== undefined || Boolean(environment.HAESOL_SERVER),
    },
    open,
    client: open(server ?? findSiteAddress(environment)),
    print,
    log,
  });
  return isGood === false ? 1 : 0;
}

/**
 * Runs one command of `npm run mf`.
 * @returns exit status: 0 success, 1 failure, 2 invalid usage
 */
export async function runMf(args: readonly string[], { environment, ...given }: Terminal): Promise<number> {
  const terminal = {
    environment,
    print: (line: string) => given.print(inOwnWords(line)),
    log: (line: string) => given.log(inOwnWords(line)),
  };
  try {
    return await run(args, terminal);
  } catch (error) {
    if (!(error instanceof MfError)) throw error;
    terminal.log(error.message);
    if (error.help !== undefined) terminal.log(error.help);
    return 1;
  }
}
