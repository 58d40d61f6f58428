import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, toCompiledImports } from './compile.ts';

describe('compile', () => {
  it('writes modules and types of the published packages, whose types can all be named', () => {
    const dir = mkdtempSync(join(tmpdir(), 'haesol-compile-'));
    try {
      compile(dir);
      const types = readFileSync(join(dir, 'shared/remote/src/http/index.d.ts'), 'utf8');

      expect(existsSync(join(dir, 'tools/src/mf/cli.js'))).toBe(true);
      expect(types).toContain("from './createCall.js'");
      expect(types).not.toMatch(/\.tsx?'/);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });
});

describe('toCompiledImports', () => {
  it('names compiled modules in imports and addresses, and leaves files of remotes', () => {
    const written = "export * from './a.ts';\ntype B = import('../b.tsx').B;\nnew URL('./c.ts', import.meta.url);\n";

    expect(toCompiledImports(`${written}const entry = './src/lifecycles.ts';`)).toBe(
      "export * from './a.js';\ntype B = import('../b.js').B;\nnew URL('./c.js', import.meta.url);\nconst entry = './src/lifecycles.ts';",
    );
  });
});
