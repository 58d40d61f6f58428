import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Errors in a remote's definition. */
export interface FaultList {
  /**
   * @param literal text of the sources that locates the error
   * @param which occurrence of it. @default 'first'
   */
  add(text: string, literal: string, which?: 'first' | 'last'): void;
  /** @throws with all errors, one per line */
  throwAny(): void;
}

/** Collects errors in a remote's definition, with file and line. @param packageDir of the remote */
export function createFaultList(packageDir: string): FaultList {
  const faults: string[] = [];
  const dir = join(packageDir, 'src');
  const sources = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    // Definitions are in the upper files, their dependencies below them.
    .sort((a, b) => a.split(/[\\/]/).length - b.split(/[\\/]/).length || (a < b ? 1 : -1))
    .map((file) => ({ file: file.replaceAll('\\', '/'), lines: readFileSync(join(dir, file), 'utf8').split('\n') }));

  function locate(literal: string, which: 'first' | 'last'): string {
    for (const text of [`'${literal}'`, literal]) {
      for (const { file, lines } of sources) {
        const has = (line: string) => line.includes(text);
        const index = which === 'first' ? lines.findIndex(has) : lines.findLastIndex(has);
        if (index >= 0) return `${basename(packageDir)}/src/${file}:${index + 1}`;
      }
    }
    return `${basename(packageDir)}/src/routes.ts`;
  }

  return {
    add: (text, literal, which = 'first') => void faults.push(`${locate(literal, which)}: ${text}`),
    throwAny() {
      if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
    },
  };
}
