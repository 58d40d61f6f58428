import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Opening HTML tag with attributes in a screen. */
const openingTag = /<(section|div|ul|article|p) className=/;

/** Lists screens and components of a package, in a fixed order. */
function listComponents(packageDir: string): readonly string[] {
  const src = join(packageDir, 'src');
  const names = readdirSync(src, { recursive: true }).map(String).sort();
  const own = names.filter((name) => name.endsWith('.tsx') && !name.includes('.test.') && !name.includes('testing'));
  return own.map((name) => join(src, name)).filter((file) => openingTag.test(readFileSync(file, 'utf8')));
}

/**
 * Changes a package so that its build differs but behaves the same: adds an attribute in a component chosen by the seed.
 * @returns the changed file
 * @throws for a package without a suitable component
 */
export function seedSources(packageDir: string, seed: number): string {
  const files = listComponents(packageDir);
  const file = files[(seed * 7919) % files.length];
  if (file === undefined) throw new Error(`${packageDir} has no component to change`);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(openingTag, `<$1 data-seed="${seed}" className=`));
  return file;
}

/** Makes a remote call a method missing in all shells when mounted. */
export function plantIncompatible(packageDir: string): void {
  writeFileSync(
    join(packageDir, 'src/lifecycles.ts'),
    `import { createLifecycles } from '@haesol/remote/lifecycle';
import { app } from './app.ts';

const own = createLifecycles(app);
export const { prepare, bootstrap, update, unmount } = own;
export const mount: typeof own.mount = (props) => {
  (props as unknown as { shell: { cheer(): void } }).shell.cheer();
  return own.mount(props);
};
`,
  );
}
