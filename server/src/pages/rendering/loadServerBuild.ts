import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

/** Modules that the server provides to rendered builds; a test compares the list with the externals of builds. */
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

/**
 * Loads all provided modules. Afterwards builds can be loaded without reading a file.
 * @param requireModule `require` of the package that has them. @default the server's
 */
export function loadProvidedModules(requireModule = createRequire(import.meta.url)): ReadonlyMap<string, unknown> {
  // Dependency of react-router-dom, which must be the same copy.
  const requireRouter = createRequire(requireModule.resolve('react-router-dom'));
  return new Map(providedModules.map((id) => [id, id === 'react-router' ? requireRouter(id) : requireModule(id)]));
}

/**
 * Runs the server code of a release. This is not a sandbox (see `workerSandbox.ts`): it only makes a build with an unknown
 * module fail here, not in the middle of a page.
 * @throws any error of the code
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
