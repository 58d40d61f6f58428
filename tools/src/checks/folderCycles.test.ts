import { execFileSync } from 'node:child_process';
import { rootDir } from '../build/packages.ts';
import { findFolderCycles, type ImportGraph, readImports } from './folderCycles.ts';

const roots = [
  'server/src',
  'shared/contracts/src',
  'shared/kit/src',
  'shared/remote/src',
  'shared/build/src',
  'shell/src',
  'tools/src',
];
/** Tests and their helpers may import from any folder. */
const isTest = (file: string) => /\.test\.tsx?$|\/test[A-Z]\w*\.tsx?$|\/(testing|fixtures)\//.test(file);

const listSources = (root: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', root], {
    cwd: rootDir,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file));

describe('folders import one another in one direction', () => {
  it.each(roots)('in %s', (root) => {
    const imports = readImports(rootDir, listSources(root));
    const edges = [...imports.values()].flat().length;

    process.stderr.write(`folderCycles: ${root}, ${imports.size} files, ${edges} imports\n`);
    expect(edges).toBeGreaterThan(10);
    expect(findFolderCycles(root, imports)).toEqual([]);
  });

  it('finds a cycle of folders without a cycle of files', () => {
    const imports: ImportGraph = new Map([
      ['server/src/mail/outbox.ts', ['server/src/http/escape.ts']],
      ['server/src/http/escape.ts', []],
      ['server/src/http/context.ts', ['server/src/mail/mails.ts']],
      ['server/src/mail/mails.ts', []],
    ]);

    expect(findFolderCycles('server/src', imports)).toEqual(['server/src: mail → http → mail']);
  });
});
