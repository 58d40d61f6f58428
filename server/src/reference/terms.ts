import { readFileSync } from 'node:fs';
import { fillBrand } from '@haesol/contracts/brand';
import { fillLearnNumbers } from '@haesol/contracts/learn';
import { fillTravelLines, type TravelPolicy } from '@haesol/contracts/travel';
import { brandTextsIn, getBrand } from '../brand/brand.ts';

interface Article {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly items: readonly string[];
  /** Version that added the article, or replaced the one of the same title. */
  readonly since: string;
}

const documents: readonly (readonly [code: string, title: string, required: boolean])[] = [
  ['USE', '이용약관', true],
  ['PRIVACY', '개인정보처리방침', true],
  ['SECURITY', '정보보안', false],
  ['JOIN_PRIVACY', '개인정보 수집·이용 동의', true],
  ['MARKETING', '소식과 혜택 수신 동의', false],
  ['TRAVEL', '여행·패스 이용약관', false],
  ['THIRD', '개인정보 제3자 제공 동의', false],
];

/** A version in force is never changed: new words are an article of the next version. */
const versions: readonly {
  readonly version: string;
  readonly effectiveAt: string;
  readonly only?: readonly string[];
}[] = [
  { version: '1.0', effectiveAt: '2025-03-01' },
  { version: '2.0', effectiveAt: '2026-03-01' },
  { version: '2.1', effectiveAt: '2026-11-01', only: ['USE', 'PRIVACY'] },
];

const folder = new URL('../../reference/terms/', import.meta.url);
const item = /^1\. /;

/** Parses the articles of a file: a heading, with its first version in brackets, then paragraphs and numbered items. */
function readArticles(name: string): Article[] {
  const [, ...sections] = `\n${readFileSync(new URL(`${name}.md`, folder), 'utf8')}`.split('\n## ');
  return sections.map((section) => {
    const [heading = '', ...lines] = fillBrand(section, brandTextsIn('ko'))
      .split('\n')
      .filter((line) => line !== '');
    const [, title = heading, since = '1.0'] = /^(.*) \((\d+\.\d+)\)$/.exec(heading) ?? [];
    return {
      title,
      since,
      paragraphs: lines.filter((line) => !item.test(line)),
      items: lines.filter((line) => item.test(line)).map((line) => line.replace(item, '')),
    };
  });
}

/** Returns the articles of a version: of those with the same title, the latest at the place of the first. */
function listArticles(articles: readonly Article[], version: string): Article[] {
  const known = articles.filter(({ since }) => since <= version);
  return [...new Map(known.map((article) => [article.title, article])).values()];
}

function toHtml(articles: readonly Article[], effectiveAt: string, policy: TravelPolicy | undefined): string {
  const body = articles.map(({ title, paragraphs, items }, index) => {
    const toElements = (tag: string, lines: readonly string[]) =>
      fillTravelLines(lines, policy)
        .map((line) => `<${tag}>${fillLearnNumbers(line)}</${tag}>`)
        .join('');
    const list = items.length === 0 ? '' : `<ol>${toElements('li', items)}</ol>`;
    return `<h3>제${index + 1}조(${title})</h3>${toElements('p', paragraphs)}${list}`;
  });
  const [year, month, day] = effectiveAt.split('-').map(Number);
  return `${body.join('')}<h3>부칙</h3><p>이 문서는 ${year}년 ${month}월 ${day}일부터 시행합니다.</p>`;
}

/**
 * Creates seven documents in their versions. An article without a text takes the one with the
 * same title in `shared.md`; numbers of the policies fill the placeholders.
 */
export function createTerms(policy?: TravelPolicy) {
  const shared = new Map(readArticles('shared').map((article) => [article.title, article]));
  const offered = documents.filter(([code]) => code !== 'TRAVEL' || getBrand().travel);
  return offered.flatMap(([code, title, required], index) => {
    const articles = readArticles(code).map((article) =>
      article.paragraphs.length > 0 ? article : { ...article, ...shared.get(article.title) },
    );
    const own = versions.filter(({ only }) => only?.includes(code) ?? true);
    return own.map(({ version, effectiveAt }) => ({
      ...{ code, version, title, required, effective_at: effectiveAt, sort: index + 1 },
      html: toHtml(listArticles(articles, version), effectiveAt, policy),
    }));
  });
}
