import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An opening tag of HTML with attributes, as screens write it. */
const openingTag = /<(section|div|ul|article|p) className=/;

/** Screens and components of a package, in one order. */
function listComponents(packageDir: string): readonly string[] {
  const src = join(packageDir, 'src');
  const names = readdirSync(src, { recursive: true }).map(String).sort();
  const own = names.filter((name) => name.endsWith('.tsx') && !name.includes('.test.') && !name.includes('testing'));
  return own.map((name) => join(src, name)).filter((file) => openingTag.test(readFileSync(file, 'utf8')));
}

/**
 * Changes a package so that its build is another one that behaves the same: a component that the seed chooses writes an
 * attribute more.
 * @returns the file that was changed
 * @throws when the package has no component that fits
 */
export function seedSources(packageDir: string, seed: number): string {
  const files = listComponents(packageDir);
  const file = files[(seed * 7919) % files.length];
  if (file === undefined) throw new Error(`${packageDir} has no component to change`);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(openingTag, `<$1 data-seed="${seed}" className=`));
  return file;
}

/** Makes a remote call what no shell gives, as soon as it is mounted. */
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
