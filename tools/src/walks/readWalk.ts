/** A kept patch: a change that a newcomer would make, and how many files it may take. */
export interface Walk {
  readonly title: string;
  /** Hand-written files that it may change, at most. */
  readonly maxFiles: number;
  /** Words of `npm test -- unit:<word>` that must pass with it. */
  readonly tests: readonly string[];
  /** Paths that it changes. */
  readonly files: readonly string[];
}

const findField = (text: string, name: string): string => {
  const value = new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`The patch has no line "${name}: …" before its first diff`);
  return value;
};

/** Reads a patch with the lines `Title:`, `Max-Files:` and `Tests:` before its first diff. @throws when one is missing */
export function readWalk(text: string): Walk {
  const head = text.slice(0, text.indexOf('\ndiff --git '));
  return {
    title: findField(head, 'Title'),
    maxFiles: Number(findField(head, 'Max-Files')),
    tests: findField(head, 'Tests').split(' '),
    files: [...text.matchAll(/^diff --git a\/(\S+) b\/\S+$/gm)].flatMap(([, file]) => file ?? []),
  };
}

const isTest = (file: string) => /\.test\.tsx?$|^e2e\/|\/testing\//.test(file);
const isSample = (file: string) => file.startsWith('server/demo/');
/** Written by `npm run db:types` and `node tools/src/limits/main.ts`, which run after the patches are applied. */
const generated: readonly string[] = ['server/src/db/tables.ts', 'docs/operations.md'];

/** Files that a person writes by hand: without tests, sample data and generated files. */
export const listHandWritten = ({ files }: Pick<Walk, 'files'>): string[] =>
  files.filter((file) => !isTest(file) && !isSample(file) && !generated.includes(file));
