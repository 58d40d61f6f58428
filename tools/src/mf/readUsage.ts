import { MfError } from '../contract/MfError.ts';

/** What a command takes, as its usage line says: `pin mf-… build [--channel stable]`. */
interface Usage {
  /** Most words after the command's name. */
  readonly words: number;
  readonly flags: readonly string[];
}

/** Options that every command takes. */
const ofAll = ['server', 'help'];

function readUsage(usage: string): Usage {
  const words = usage
    .replaceAll(/\[--[^\]]*\]/g, '')
    .trim()
    .split(/\s+/);
  return { words: words.length - 1, flags: [...usage.matchAll(/--(?:no-)?([a-z]+)/g)].map(([, name = '']) => name) };
}

/**
 * Refuses what the command would ignore: `rollback mf-x <build>` must not move to another build than the one named.
 * @param given names of the options that were given
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
