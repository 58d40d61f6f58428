import { fillTravelLines, type TravelPolicy } from '@haesol/contracts/travel';
import { marketingArticles, thirdArticles } from './termsConsent.ts';
import { joinPrivacyArticles, privacyArticles } from './termsPrivacy.ts';
import { securityArticles } from './termsSecurity.ts';
import type { Article } from './termsShared.ts';
import { travelArticles } from './termsTravel.ts';
import { useArticles } from './termsUse.ts';

export interface TermsReference {
  readonly code: string;
  readonly version: string;
  readonly title: string;
  readonly required: boolean;
  /** First day in force. */
  readonly effective_at: string;
  readonly html: string;
  readonly sort: number;
}

const documents: readonly (readonly [code: string, title: string, required: boolean, articles: readonly Article[]])[] =
  [
    ['USE', '이용약관', true, useArticles],
    ['PRIVACY', '개인정보처리방침', true, privacyArticles],
    ['SECURITY', '정보보안', false, securityArticles],
    ['JOIN_PRIVACY', '개인정보 수집·이용 동의', true, joinPrivacyArticles],
    ['MARKETING', '소식과 혜택 수신 동의', false, marketingArticles],
    ['TRAVEL', '여행·패스 이용약관', false, travelArticles],
    ['THIRD', '개인정보 제3자 제공 동의', false, thirdArticles],
  ];

const versions = [
  { version: '1.0', effectiveAt: '2025-03-01', withNew: false },
  { version: '2.0', effectiveAt: '2026-03-01', withNew: true },
] as const;

function toHtml(articles: readonly Article[], effectiveAt: string, policy: TravelPolicy | undefined): string {
  const body = articles.map(({ title, body: paragraphs, items }, index) => {
    const toElements = (tag: string, lines: readonly string[]) =>
      fillTravelLines(lines, policy)
        .map((line) => `<${tag}>${line}</${tag}>`)
        .join('');
    const list = items === undefined ? '' : `<ol>${toElements('li', items)}</ol>`;
    return `<h3>제${index + 1}조(${title})</h3>${toElements('p', paragraphs)}${list}`;
  });
  const [year, month, day] = effectiveAt.split('-').map(Number);
  return `${body.join('')}<h3>부칙</h3><p>이 문서는 ${year}년 ${month}월 ${day}일부터 시행합니다.</p>`;
}

/** Seven documents in two versions; the second one adds articles, so that both can be compared. */
export const createTerms = (policy?: TravelPolicy): TermsReference[] =>
  documents.flatMap(([code, title, required, articles], index) =>
    versions.map(({ version, effectiveAt, withNew }) => ({
      code,
      version,
      title,
      required,
      effective_at: effectiveAt,
      html: toHtml(
        articles.filter(({ isNew }) => withNew || isNew !== true),
        effectiveAt,
        policy,
      ),
      sort: index + 1,
    })),
  );

export const termsReference = createTerms();
