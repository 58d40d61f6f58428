import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BoundarySnippet } from './boundarySnippet.ts';
import { boundarySnippets } from './boundarySnippets.ts';
import { root } from './workspace.ts';

interface Diagnostic {
  readonly category: string;
  readonly text: string;
}

const tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
const cases = boundarySnippets.map((snippet, index) => ({ ...snippet, index }));
let found: ReadonlyMap<string, readonly Diagnostic[]>;

function placeOf(
  snippet: BoundarySnippet & { index: number },
  side: 'broken' | 'clean',
): { file: string; code: string } {
  const source = snippet[side];
  if (typeof source !== 'string') return { file: normalize(join(snippet.folder, source.file)), code: source.code };
  return { file: join(snippet.folder, `${side}${snippet.index}${snippet.extension ?? '.ts'}`), code: source };
}

/** Copies Biome's inputs (its configuration and the manifests), so that no snippet is ever in the project. */
function plant(): void {
  cpSync(join(root, 'biome.json'), join(tree, 'biome.json'));
  cpSync(join(root, 'scripts/lint'), join(tree, 'scripts/lint'), { recursive: true });
  for (const folder of [
    '.',
    'shell',
    'shared/kit',
    'shared/remote',
    'server',
    'tools',
    'e2e',
    'mf-travel',
    'mf-portal',
  ]) {
    mkdirSync(join(tree, folder), { recursive: true });
    cpSync(join(root, folder, 'package.json'), join(tree, folder, 'package.json'));
  }
  for (const { file, code } of cases.flatMap((snippet) => [placeOf(snippet, 'broken'), placeOf(snippet, 'clean')])) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), code);
  }
}

function lint(): Map<string, Diagnostic[]> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['lint', '.', '--reporter=json', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...args], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (!stdout.startsWith('{')) throw new Error(`Biome did not answer: ${stderr}`);
  const byFile = new Map<string, Diagnostic[]>();
  for (const { category, message, location } of JSON.parse(stdout).diagnostics) {
    byFile.set(location.path, [...(byFile.get(location.path) ?? []), { category, text: JSON.stringify(message) }]);
  }
  return byFile;
}

beforeAll(() => {
  plant();
  found = lint();
}, 300_000);
afterAll(() => rmSync(tree, { recursive: true }));

describe('boundaries', () => {
  it.each(cases)('$rule', (snippet) => {
    const broken = found.get(placeOf(snippet, 'broken').file) ?? [];
    const clean = found.get(placeOf(snippet, 'clean').file) ?? [];

    const hits = broken.filter((d) => d.category === snippet.diagnostic && d.text.includes(snippet.says ?? ''));
    expect({ rule: snippet.rule, found: hits.length > 0, clean }).toEqual({
      rule: snippet.rule,
      found: true,
      clean: [],
    });
  });

  it('finds every planted snippet', () => {
    const planted = readdirSync(tree, { recursive: true, withFileTypes: true }).filter((entry) =>
      /^(broken|clean)\d+\./.test(entry.name),
    );

    process.stderr.write(`boundaries: ${cases.length} rules proved on ${planted.length} snippets and their twins\n`);
    expect(planted.length).toBeGreaterThan(cases.length);
  });
});
