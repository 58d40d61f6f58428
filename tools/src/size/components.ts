import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';

/** A door of the kit and what it hands out. */
export interface KitDoor {
  /** `ui`, `ui/calendar`. */
  readonly name: string;
  readonly file: string;
  /** Components and functions; types are gone by then. */
  readonly exports: readonly string[];
}

/** Names that a door exports as values, from its text: one `export { … } from` a line or several. */
export function listExports(text: string): string[] {
  return [...text.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** Every door of the kit, as the package names them. */
export function listKitDoors(): KitDoor[] {
  const { exports } = JSON.parse(readFileSync(join(rootDir, 'shared/package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string>>;
  };
  return Object.entries(exports)
    .filter(([name]) => name === './ui' || name.startsWith('./ui/'))
    .map(([name, target]) => {
      const file = join(rootDir, 'shared', target);
      return { name: name.slice(2), file, exports: listExports(readFileSync(file, 'utf8')) };
    });
}
