import { readText } from './workspace.ts';

/** A command as a document writes it: `pnpm mf promote mf-travel --from pr-7`. */
export interface DocumentedCommand {
  readonly path: string;
  readonly words: readonly string[];
}

const programs: Readonly<Record<string, string>> = {
  mf: 'tools/src/mf/main.ts',
  dev: 'tools/src/dev/main.ts',
  'create-remote': 'tools/src/createRemote/main.ts',
};

/** What pnpm does without a script. */
const ofPnpm = new Set(['install', 'patch']);

/** Commands in code, in a line or a block; what follows a `#` or two spaces is said about them. */
export function listCommands({ path, text }: { readonly path: string; readonly text: string }): DocumentedCommand[] {
  const blocks = [...text.matchAll(/^```[\s\S]*?^```/gm)].flatMap(([block]) => block.split('\n'));
  const spans = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...spans]
    .map((line) => line.trim().split(/\s{2,}|\s#/)[0] ?? '')
    .map((line) => line.replace(/^([A-Z_]+=\S+ )+/, ''))
    .filter((line) => /^(pnpm|npm|node) \S/.test(line))
    .map((line) => ({ path, words: line.match(/"[^"]*"|\S+/g) ?? [] }));
}

/** Flags of a program, from the options that it reads. */
function listFlags(program: string): string[] {
  const source = readText(program);
  const options = source.slice(source.indexOf('options: {'));
  return [...options.matchAll(/(?:^|[\s{])'?([a-z-]+)'?: \{ type: '(?:string|boolean)'/g)].map(([, name = '']) => name);
}

/**
 * @param known what `pnpm mf` understands, and parts of `npm test`
 * @returns what is not so, or undefined
 */
export function findFault(
  { words }: DocumentedCommand,
  known: { readonly mf: readonly string[]; readonly isPart: (name: string) => boolean },
): string | undefined {
  const [manager, name = '', ...rest] = words;
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
  const flags = rest
    .filter((word) => word.startsWith('--') && word !== '--')
    .map((word) => word.slice(2).split('=')[0] ?? '');
  if (manager === 'node') return undefined;
  if (manager === 'npm' && name === 'test') {
    const parts = rest.filter((word) => !word.startsWith('--') && !word.includes('<'));
    const unknown = parts.find((part) => !known.isPart(part));
    return unknown === undefined ? undefined : `npm test has no part ${unknown}`;
  }
  const script = name === 'run' ? (rest[0] ?? '') : name;
  if (!ofPnpm.has(script) && !Object.hasOwn(scripts, script)) return `there is no script ${script}`;
  const program = programs[script];
  if (program === undefined) return undefined;
  const unknown = flags.find((flag) => !listFlags(program).includes(flag) && flag !== 'help');
  if (unknown !== undefined) return `pnpm ${script} has no --${unknown}`;
  const [command = ''] = rest;
  if (script !== 'mf' || /^(--|…|<)/.test(command) || command === '') return undefined;
  return known.mf.includes(command) ? undefined : `pnpm mf has no ${command}`;
}
