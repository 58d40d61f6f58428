import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerName } from './page.ts';
import { isSingletonPackage, singletonKeys } from './singletons.ts';

/** Configuration of another bundler; its types are those of the bundler, which only teams that use it install. */
export type OtherConfiguration = Readonly<Record<string, unknown>>;

interface Manifest {
  readonly name: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Finds `src/lifecycles` of a remote. @throws without it */
export function findLifecycles(packageDir: string): string {
  const names = ['tsx', 'ts', 'jsx', 'js'].map((ending) => `src/lifecycles.${ending}`);
  const name = names.find((one) => existsSync(join(packageDir, one)));
  if (name === undefined) throw new Error(`There is no src/lifecycles in ${packageDir}`);
  return name;
}

/**
 * Returns the options of a plugin of module federation: a container that exposes `./lifecycles` and takes its peer dependencies
 * from the shell. Its name differs for each build, so that two builds of one remote never mix in a page.
 */
export function toContainer(packageDir: string) {
  const { name, peerDependencies = {} } = JSON.parse(
    readFileSync(join(packageDir, 'package.json'), 'utf8'),
  ) as Manifest;
  const shared = Object.entries(peerDependencies).flatMap(([peer, requiredVersion]) =>
    isSingletonPackage(peer)
      ? singletonKeys[peer].map((key) => [key, { singleton: true, import: false, requiredVersion }] as const)
      : [],
  );
  return {
    name: containerName(name.replace(/^@[^/]+\//, ''), randomBytes(4).toString('hex')),
    filename: 'remoteEntry.js',
    exposes: { './lifecycles': `./${findLifecycles(packageDir)}` },
    shared: Object.fromEntries(shared),
    manifest: true,
    dts: false,
  };
}

/** Loads a package that only teams with this bundler install. @throws with the name of a missing one */
export async function importPeer<T>(name: string): Promise<T> {
  try {
    return (await import(name)) as T;
  } catch (error) {
    throw new Error(`${name} cannot be loaded: npm install --save-dev ${name}`, { cause: error });
  }
}
