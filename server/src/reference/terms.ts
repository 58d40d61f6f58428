import { readFileSync } from 'node:fs';
import { fillBrand } from '@haesol/contracts/brand';
import { type ContentLocale, contentLocales, toDateLocale } from '@haesol/contracts/common';
import { fillMemberNumbers, type RetentionPolicy } from '@haesol/contracts/identity';
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

interface TermsFile {
  /** Title of the document; empty for articles that several documents share. */
  readonly title: string;
  readonly articles: readonly Article[];
}

const documents: readonly (readonly [code: string, required: boolean])[] = [
  ['USE', true],
  ['PRIVACY', true],
  ['SECURITY', false],
  ['JOIN_PRIVACY', true],
  ['MARKETING', false],
  ['TRAVEL', false],
  ['THIRD', false],
];

/** Words around the articles, by language. */
interface Frame {
  readonly article: (at: number, title: string) => string;
  readonly supplement: string;
  readonly inForce: (date: string) => string;
}

const frames: Readonly<Record<ContentLocale, Frame>> = {
  ko: {
    article: (at, title) => `제${at}조(${title})`,
    supplement: '부칙',
    inForce: (date) => `이 문서는 ${date}부터 시행합니다.`,
  },
  en: {
    article: (at, title) => `Article ${at} (${title})`,
    supplement: 'Effective date',
    inForce: (date) => `This document is in force from ${date}.`,
  },
  ja: {
    article: (at, title) => `第${at}条（${title}）`,
    supplement: '附則',
    inForce: (date) => `この文書は${date}から施行します。`,
  },
  'zh-CN': {
    article: (at, title) => `第${at}条（${title}）`,
    supplement: '附则',
    inForce: (date) => `本文件自${date}起施行。`,
  },
  'zh-TW': {
    article: (at, title) => `第${at}條（${title}）`,
    supplement: '附則',
    inForce: (date) => `本文件自${date}起施行。`,
  },
};

/** A version in force is never changed: new words are an article of the next version. */
const versions: readonly {
  readonly version: string;
  readonly effectiveAt: string;
  readonly only?: readonly string[];
}[] = [
  { version: '1.0', effectiveAt: '2025-03-01' },
  { version: '2.0', effectiveAt: '2026-03-01' },
  { version: '2.1', effectiveAt: '2026-11-01', only: ['USE', 'PRIVACY'] },
  { version: '2.2', effectiveAt: '2027-01-01' },
];

const folder = new URL('../../reference/terms/', import.meta.url);
const item = /^1\. /;

/** Parses a file: its title, then articles with a heading, their first version in brackets, paragraphs and numbered items. */
function readTerms(locale: ContentLocale, name: string): TermsFile {
  const file = new URL(`${locale}/${name}.md`, folder);
  const [head = '', ...sections] = `\n${readFileSync(file, 'utf8')}`.split('\n## ');
  const articles = sections.map((section) => {
    const [heading = '', ...lines] = fillBrand(section, brandTextsIn(locale))
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
  return { title: head.replace('\n# ', '').trim(), articles };
}

/** Returns the articles of a document; one without a text takes those with the same title in `shared.md`, in their versions. */
function fillShared(articles: readonly Article[], shared: readonly Article[]): Article[] {
  const byTitle = Map.groupBy(shared, ({ title }) => title);
  return articles.flatMap((article) =>
    article.paragraphs.length > 0 ? [article] : (byTitle.get(article.title) ?? [article]),
  );
}

/** Returns the articles of a version: of those with the same title, the latest at the place of the first. */
function listArticles(articles: readonly Article[], version: string): Article[] {
  const known = articles.filter(({ since }) => since <= version);
  return [...new Map(known.map((article) => [article.title, article])).values()];
}

/** Policies whose numbers are in the documents; by default those of the site. */
interface TermsPolicies {
  readonly travel?: TravelPolicy;
  readonly retention?: RetentionPolicy;
}

interface Form {
  readonly locale: ContentLocale;
  /** Date in the language of the document. */
  readonly inForceAt: string;
  readonly policies: TermsPolicies;
}

function toHtml(articles: readonly Article[], { locale, inForceAt, policies }: Form): string {
  const { article: toHeading, supplement, inForce } = frames[locale];
  const body = articles.map(({ title, paragraphs, items }, index) => {
    const fill = (line: string) =>
      fillTravelLines([line], policies.travel, locale).map((filled) =>
        fillMemberNumbers(fillLearnNumbers(filled), locale, policies.retention),
      );
    const toElements = (tag: string, lines: readonly string[]) =>
      lines
        .flatMap((line) => (line.includes('{{') ? fill(line) : [line]))
        .map((line) => `<${tag}>${line}</${tag}>`)
        .join('');
    const list = items.length === 0 ? '' : `<ol>${toElements('li', items)}</ol>`;
    return `<h3>${toHeading(index + 1, title)}</h3>${toElements('p', paragraphs)}${list}`;
  });
  return `${body.join('')}<h3>${supplement}</h3><p>${inForce(inForceAt)}</p>`;
}

/** Creates the documents of a language in their versions. */
function createDocuments(locale: ContentLocale, policies: TermsPolicies) {
  const shared = readTerms(locale, 'shared').articles;
  const dates = new Intl.DateTimeFormat(toDateLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const offered = documents.filter(([code]) => code !== 'TRAVEL' || getBrand().travel);
  return offered.flatMap(([code, required], index) => {
    const { title, articles } = readTerms(locale, code);
    const filled = fillShared(articles, shared);
    const own = versions.filter(({ only }) => only?.includes(code) ?? true);
    return own.map(({ version, effectiveAt }) => ({
      ...{ code, version, title, required, effective_at: effectiveAt, sort: index + 1 },
      html: toHtml(listArticles(filled, version), {
        ...{ locale, policies },
        inForceAt: dates.format(new Date(effectiveAt)),
      }),
    }));
  });
}

/** Creates seven documents in their versions. Numbers of the policies fill the placeholders. */
export const createTerms = (policies: TermsPolicies = {}) => createDocuments('ko', policies);

/** Creates their translations into the other languages, with the same numbers. */
export const createTermsTranslations = (policies: TermsPolicies = {}) =>
  contentLocales
    .filter((locale) => locale !== 'ko')
    .flatMap((locale) =>
      createDocuments(locale, policies).map(({ code, version, title, html }) => ({
        code,
        version,
        locale,
        title,
        html,
      })),
    );
