import { globSync } from 'node:fs';
import { readText, root } from './workspace.ts';

const heading = '## One term for one thing';
/** Where the site's Korean texts stand; published versions of the terms keep their words. */
const texts = [
  'mf-*/src/messages/*.json',
  'shell/src/messages*.ts',
  'shared/src/ui/texts.ts',
  'server/src/mail/*.ts',
  'server/src/sample/*.ts',
  'server/src/reference/*.ts',
  'shared/src/contracts/*.ts',
];

/** Discouraged words with the term in their place, as the glossary lists them. */
function readTerms(): readonly { readonly word: string; readonly term: string }[] {
  const [, section = ''] = readText('docs/glossary.md').split(heading);
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\| (?!-|term )/.test(line));
  return rows.flatMap((row) => {
    const [term = '', words = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return words.split(', ').map((word) => ({ word, term }));
  });
}

const findWords = (text: string, terms: ReturnType<typeof readTerms>) =>
  terms.filter(({ word }) => text.includes(word)).map(({ word, term }) => `${word}: ${term}`);

describe('the terms of the site', () => {
  const terms = readTerms();
  const files = texts
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !/\.test\.|\/reference\/terms/.test(path));

  it('are those of the glossary', () => {
    const found = files.flatMap((path) => findWords(readText(path), terms).map((fault) => `${path}: ${fault}`));

    process.stderr.write(`terms: ${files.length} files, ${terms.length} discouraged words\n`);
    expect(found).toEqual([]);
  });

  it('are looked for in texts that have them', () => {
    expect(terms.length).toBeGreaterThanOrEqual(10);
    expect(files.length).toBeGreaterThanOrEqual(20);
    expect(findWords('누리집에서 회원 구분을 고릅니다.', terms)).toEqual(['누리집: 홈페이지', '회원 구분: 회원 유형']);
  });
});
