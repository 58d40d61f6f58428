import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { isWorkspace } from '../build/packages.ts';
import { MfError } from '../contract/MfError.ts';
import { checkNewRemote, writeRemote } from './writeRemote.ts';

const usage =
  'mf create mf-lectures --title "공개 강좌" [--area /lectures] [--group infoPlaza] [--roles STAFF,ADMIN] [--site https://…]';

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const require = createRequire(import.meta.url);
const readInstalled = (name: string): Manifest =>
  JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as Manifest;

/** Formats dependencies as in the templates' `package.json`. */
const toJson = (ranges: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(ranges).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2).replaceAll(
    '\n',
    '\n  ',
  );

/** Returns the dependencies of a new remote: the packages of this version, and what they are tested with. */
function readDependencies(): Readonly<Record<string, string>> {
  const { version, dependencies } = readInstalled('@haesol/mf');
  const { peerDependencies } = readInstalled('@haesol/remote');
  const isOfTests = (name: string) => name.startsWith('@testing-library/');
  const pick = (given: Readonly<Record<string, string>>, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, given[name] ?? '*']));
  const shared = Object.keys(peerDependencies).filter((name) => !isOfTests(name));
  const ofTests = Object.keys(peerDependencies).filter(isOfTests);
  const own = (names: readonly string[]) => Object.fromEntries(names.map((name) => [`@haesol/${name}`, `^${version}`]));
  return {
    dependencies: toJson({ ...own(['contracts', 'kit', 'remote']), ...pick(dependencies, ['zod']) }),
    peerDependencies: toJson(pick(peerDependencies, shared)),
    devDependencies: toJson({
      ...own(['build', 'mf']),
      ...pick(peerDependencies, ofTests),
      ...pick(dependencies, [
        '@testing-library/jest-dom',
        '@types/jest',
        '@types/node',
        '@types/react',
        '@types/react-dom',
        'typescript',
      ]),
    }),
  };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        area: { type: 'string' },
        group: { type: 'string', default: 'infoPlaza' },
        roles: { type: 'string', default: '' },
        site: { type: 'string', default: 'http://localhost:3000' },
      },
    });
  } catch (error) {
    throw new MfError((error as Error).message, usage);
  }
}

/** Writes a remote for a repository of its own into a new folder. @throws {MfError} for options that cannot be used */
export function createOwn(args: readonly string[], log: (line: string) => void): void {
  if (isWorkspace) throw new MfError('This is the workspace', 'npm run create-remote writes a remote here.');
  const { values, positionals } = readArguments(args);
  const [id] = positionals;
  if (id === undefined || values.title === undefined) throw new MfError('A new remote needs a name and a title', usage);
  const { title, group, site, area = `/${id.replace(/^mf-/, '')}` } = values;
  const remote = { id, title, area, group, roles: values.roles.split(',').filter((role) => role !== '') };
  if (!/^https?:$/.test(URL.parse(site)?.protocol ?? '')) throw new MfError(`${site} is no address of a site`, usage);
  checkNewRemote(remote, process.cwd());
  const more = { ...readDependencies(), site: site.replace(/\/+$/, '') };
  const files = writeRemote(remote, process.cwd(), { templates: ['template', 'ownTemplate'], more });
  log(`${id}: ${files.length} files`);
  log(`\n  cd ${id} && npm install`);
  log(`  npm run dev       shows it in the pages of ${more.site}`);
  log('  npx mf types      types of the site');
  log('  npm test          its tests');
  log('  npx mf publish    puts it into the menu');
}
