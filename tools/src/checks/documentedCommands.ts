import { readText } from './workspace.ts';

/** A command as a document writes it: `npm run mf -- promote mf-travel --from pr-7`. */
export interface DocumentedCommand {
  readonly path: string;
  readonly words: readonly string[];
}

const programs: Readonly<Record<string, string>> = {
  mf: 'tools/src/mf/main.ts',
  dev: 'tools/src/dev/main.ts',
  'create-remote': 'tools/src/createRemote/main.ts',
};

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
 * @param known what `npm run mf` understands, and parts of `npm test`
 * @returns what is not so, or undefined
 */
export function findFault(
  { words }: DocumentedCommand,
  known: { readonly mf: readonly string[]; readonly isPart: (name: string) => boolean },
): string | undefined {
  const [manager, name = '', ...rest] = words;
  if (manager === 'node') return undefined;
  if (manager === 'pnpm') return 'pnpm is on no PATH of a bare machine: npm run …';
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
  if (name === 'test') {
    const parts = rest.filter((word) => !word.startsWith('--') && !word.includes('<'));
    const unknown = parts.find((part) => !known.isPart(part));
    return unknown === undefined ? undefined : `npm test has no part ${unknown}`;
  }
  const [script = '', separator, ...args] = name === 'run' ? rest : [name];
  if (!Object.hasOwn(scripts, script)) return `there is no script ${script}`;
  // npm would take the flags for its own.
  if (separator !== undefined && separator !== '--') return `-- is missing after npm run ${script}`;
  const program = programs[script];
  if (program === undefined) return undefined;
  const flags = args.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=')[0] ?? '');
  const unknown = flags.find((flag) => !listFlags(program).includes(flag.replace(/^no-/, '')) && flag !== 'help');
  if (unknown !== undefined) return `npm run ${script} has no --${unknown}`;
  const [command = ''] = args;
  if (script !== 'mf' || /^(--|…|<)/.test(command) || command === '') return undefined;
  return known.mf.includes(command) ? undefined : `npm run mf has no ${command}`;
}
