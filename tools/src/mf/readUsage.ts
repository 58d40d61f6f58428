import { MfError } from '../contract/MfError.ts';

/** Arguments of a command, parsed from its usage line: `pin mf-… build [--channel stable]`. */
interface Usage {
  /** Maximum number of words after the command's name. */
  readonly words: number;
  readonly flags: readonly string[];
}

/** Options of every command. */
const ofAll = ['server', 'site', 'help'];

function readUsage(usage: string): Usage {
  const words = usage
    .replaceAll(/\[--[^\]]*\]/g, '')
    .trim()
    .split(/\s+/);
  return { words: words.length - 1, flags: [...usage.matchAll(/--(?:no-)?([a-z]+)/g)].map(([, name = '']) => name) };
}

/**
 * Refuses arguments that the command would ignore: `rollback mf-x <build>` must not move to a different build.
 * @param given names of the given options
 * @throws {MfError} with the usage line
 */
export function requireUsage(usage: string, args: readonly string[], given: readonly string[]): void {
  const { words, flags } = readUsage(usage);
  const [name = ''] = usage.split(' ');
  const help = `npm run mf -- ${usage}`;
  if (args.length > words) {
    const build =
      name === 'rollback' && args.length === 2
        ? `\nTo a build of your choice: npm run mf -- pin ${args.join(' ')}`
        : '';
    throw new MfError(`${name} does not take ${args.slice(words).join(' ')}`, help + build);
  }
  const unknown = given.find((flag) => ![...ofAll, ...flags].includes(flag));
  if (unknown !== undefined) throw new MfError(`${name} does not take --${unknown}`, help);
}
