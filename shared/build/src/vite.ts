import { findLifecycles, importPeer, type OtherConfiguration, toContainer } from './otherBundlers.ts';
import { browserTargets } from './page.ts';

/**
 * Creates the configuration of Vite for a remote: a container that exposes `src/lifecycles` and takes its peer dependencies from
 * the shell. Needs `vite` and `@module-federation/vite`.
 * @param plugins of the framework
 * @example export default await defineViteRemote(import.meta.dirname, { plugins: [react()] });
 */
export async function defineViteRemote(
  packageDir: string,
  { plugins = [] }: { readonly plugins?: readonly unknown[] } = {},
): Promise<OtherConfiguration> {
  const { federation } = await importPeer<{ federation(options: object): unknown }>('@module-federation/vite');
  return {
    root: packageDir,
    base: './',
    build: {
      target: browserTargets.split(', ').map((target) => target.replace(' ', '')),
      rollupOptions: { input: findLifecycles(packageDir) },
      // Its links have no nonce, which the policy of the pages needs; the shell preloads all modules, with their hashes.
      modulePreload: false,
    },
    plugins: [...plugins, federation(toContainer(packageDir))],
  };
}
