import { parseArgs } from 'node:util';
import { MfError } from '../contract/MfError.ts';
import { parseBuild, parseChannel } from './channels.ts';
import { commands } from './commands.ts';
import { findPerson } from './origin.ts';
import { requireUsage } from './readUsage.ts';
import { createRegistryClient } from './registryClient.ts';
import { findToken } from './releaseToken.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

function showUsage(): void {
  say('npm run mf -- <command> [--server http://localhost:3000]\n');
  for (const { usage, summary } of Object.values(commands)) say(`  ${usage}\n      ${summary}`);
  say('\nServer: --server, HAESOL_SERVER, or http://localhost:3000.');
  say('Token: HAESOL_RELEASE_TOKEN, or release-token of the data directory of a server in demo mode.');
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: {
        server: { type: 'string' },
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

/** @returns exit status: 0 done, 1 not, 2 not understood */
async function run(): Promise<number> {
  const { values, positionals } = readArguments();
  const [name, ...args] = positionals;
  const command = name === undefined ? undefined : commands[name];
  if (command === undefined || values.help) {
    if (name !== undefined && command === undefined) say(`There is no command ${name}.\n`);
    showUsage();
    return values.help ? 0 : 2;
  }
  requireUsage(command.usage, args, Object.keys(values));
  const { dir, from, notice, out, reason, share, stack, check = true } = values;
  const channel = parseChannel(values.channel ?? 'stable');
  const expect = values.expect === undefined ? undefined : parseBuild(values.expect);
  const token = findToken(process.env);
  const given = values.server ?? (process.env.HAESOL_SERVER || undefined);
  const server = given ?? 'http://localhost:3000';
  const open = (address: string) => createRegistryClient(address, token.token, findPerson(process.env));
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
      isServerGiven: given !== undefined,
    },
    open,
    client: open(server),
    print: (line) => void process.stdout.write(`${line}\n`),
    log: say,
  });
  return isGood === false ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof MfError)) throw error;
  say(error.message);
  if (error.help !== undefined) say(error.help);
  process.exitCode = 1;
}
