import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

/** What the server provides to the builds that it renders; a test compares the list with what builds leave out. */
export const providedModules: readonly string[] = [
  '@tanstack/react-query',
  'i18next',
  'jotai',
  'react',
  'react-dom',
  'react-dom/client',
  'react-i18next',
  'react-router',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
];

const requireModule = createRequire(import.meta.url);
/** Comes with react-router-dom, and must be the same copy. */
const requireRouter = createRequire(requireModule.resolve('react-router-dom'));

/** Loads every provided module. Afterwards builds can be loaded without reading a file. */
export function loadProvidedModules(): ReadonlyMap<string, unknown> {
  return new Map(providedModules.map((id) => [id, id === 'react-router' ? requireRouter(id) : requireModule(id)]));
}

/**
 * Runs the server code of a release. This is no sandbox (that is `workerSandbox.ts`): it only makes a build that asks for
 * an unknown module fail here, not in the middle of a page.
 * @throws what the code throws
 */
export function loadServerBuild(code: string, name: string, modules: ReadonlyMap<string, unknown>): unknown {
  const module: { exports: unknown } = { exports: {} };
  const provide = (id: string): unknown => {
    if (!modules.has(id)) throw new Error(`${name} asks for ${id}, which the server does not provide`);
    return modules.get(id);
  };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: name });
  run(module, module.exports, provide);
  return module.exports;
}
