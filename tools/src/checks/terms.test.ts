import { globSync } from 'node:fs';
import { readText, root } from './workspace.ts';

const heading = '## One term for one thing';
/** Where the site's Korean texts stand; published versions of the terms keep their words. */
const texts = [
  'mf-*/src/messages/*.json',
  'shell/src/**/messages*.ts',
  'shared/kit/src/base/texts.ts',
  'server/src/mail/*.ts',
  'server/demo/*.ts',
  'server/src/reference/*.ts',
  'shared/contracts/src/*/*.ts',
];

interface Term {
  readonly word: string;
  /** One, or several with commas between. */
  readonly term: string;
}

/** Discouraged words with the terms in their place, as the glossary lists them. */
function readTerms(): readonly Term[] {
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

/** A word of Latin letters is also a name in the code: it counts beside Korean ones. */
const isIn = (text: string, word: string) =>
  /^[A-Z]+$/.test(word) ? new RegExp(`[가-힣] ?${word}|${word} ?[가-힣]`).test(text) : text.includes(word);

/** A discouraged word may be a part of the term itself. */
const withoutTerms = (text: string, term: string) =>
  term.split(', ').reduce((rest, one) => rest.replaceAll(one, '·'), text);

const findWords = (text: string, terms: readonly Term[]) =>
  terms.filter(({ word, term }) => isIn(withoutTerms(text, term), word)).map(({ word, term }) => `${word}: ${term}`);

describe('the terms of the site', () => {
  const terms = readTerms();
  const files = texts
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    // Synonyms are what people type into the search.
    .filter((path) => !/\.test\.|\/reference\/(terms|searchSynonyms)/.test(path));

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

  it.each([
    ['기술 자문을 신청합니다.', ['기술 자문: 애로기술 자문, 기술자문']],
    ['공동기술과제 공고', ['공동기술과제: 산학공동기술과제, 공동과제']],
    ['FAQ 목록으로', ['FAQ: 자주 묻는 질문']],
    ['애로기술 자문, 기술자문, 산학공동기술과제, 공동과제, Q&A 문의하기, "FAQ": "자주 묻는 질문"', []],
  ])('tell a word from the term that it is a part of: %s', (text, found) => {
    expect(findWords(text, terms)).toEqual(found);
  });
});
