import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { readText, root } from './workspace.ts';

/** Texts that a site of another university shows too. Sample data, migrations and lists of words are not among them. */
const folders = [
  'mf-*/src/messages/*',
  'server/reference/terms/**',
  'server/reference/pages/*',
  'server/src/mail/**/*.ts',
];
const excluded = [':!*.test.ts'];
/** Names of the built-in university, which are in `shared/contracts/src/brand/builtInBrand.ts`. */
const names = /해솔대학교|해솔대 |Haesol University|haesol\.example|099-700-1000|ヘソル大学校|海松大[学學]/;

const findNames = (text: string) => text.split('\n').filter((line) => names.test(line));

describe('texts', () => {
  it('name the university by its brand', () => {
    const files = execFileSync('git', ['ls-files', '--', ...folders.map((one) => `:(glob)${one}`), ...excluded], {
      cwd: root,
      encoding: 'utf8',
    })
      .trim()
      .split('\n');
    const found = files.flatMap((file) => findNames(readText(file)).map((line) => `${file}: ${line.trim()}`));

    expect(files.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });

  it('are searched for names', () => {
    expect(findNames('"a": "해솔대학교 산학협력단"\n"b": "$t(brand:site)"')).toHaveLength(1);
  });
});
