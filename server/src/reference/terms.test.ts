import { fillLearnNumbers } from '@haesol/contracts/learn';
import { travelPolicy } from '@haesol/contracts/travel';
import { faqTexts } from '../../demo/boardTexts.ts';
import { createTerms, createTermsTranslations } from './terms.ts';

describe.each(createTerms().map((terms) => [`${terms.code} ${terms.version}`, terms.html] as const))(
  'terms %s',
  (_name, html) => {
    it('number their articles, each with a distinct title, a text and no placeholder', () => {
      const articles = html.split('<h3>').slice(1, -1);
      const titles = articles.map((article) => /^제\d+조\(([^<]+)\)<\/h3>/.exec(article)?.[1]);

      expect(articles.map((article) => parseInt(article.slice(1), 10))).toEqual(articles.map((_, index) => index + 1));
      expect(new Set(titles).size).toBe(articles.length);
      expect(titles).not.toContain(undefined);
      expect(articles.filter((article) => !article.includes('</h3><p>'))).toEqual([]);
      expect(html).not.toContain('{{');
      expect(html).toMatch(/<h3>부칙<\/h3><p>이 문서는 20\d\d년 \d+월 \d+일부터 시행합니다\.<\/p>$/);
    });
  },
);

it('terms and the answer about full courses say how long an offered seat is held', () => {
  const terms = createTerms().findLast(({ code }) => code === 'USE');
  const [, answer = ''] = faqTexts.EDU?.find(([question]) => question.startsWith('정원이 마감된')) ?? [];

  expect(terms?.html).toContain('24시간 동안 자리를 남겨 둡니다.');
  expect(fillLearnNumbers(answer)).toContain('24시간 동안, 교육이');
  expect(fillLearnNumbers(answer, { offerHours: 48 })).toContain('48시간 동안, 교육이');
});

it('the privacy policy names guests and how long their data is kept from its third version on', () => {
  const [, second, third] = createTerms().filter(({ code }) => code === 'PRIVACY');

  expect(second?.html).not.toContain('비회원');
  expect(third?.html).toMatch(/비회원 구매\(필수\): .*마지막 이용과 방문에서 1년/);
});

it('the second version of each document adds articles', () => {
  for (const [, [first, second] = []] of Map.groupBy(createTerms(), ({ code }) => code)) {
    expect(second?.html.split('<h3>').length).toBeGreaterThan(first?.html.split('<h3>').length ?? 0);
  }
});

const countTags = (html: string) => [...html.matchAll(/<(h3|p|ol|li)>/g)].map(([, tag]) => tag).join(' ');

describe.each(createTermsTranslations().map((terms) => [`${terms.locale} ${terms.code} ${terms.version}`, terms]))(
  'translation %s',
  (_name, { code, version, title, html }) => {
    const korean = createTerms().find((terms) => terms.code === code && terms.version === version);

    it('has the articles, paragraphs and items of the Korean text, and no Korean word', () => {
      expect(countTags(html)).toBe(countTags(korean?.html ?? ''));
      expect(html.split('<h3>').every((article) => !article.startsWith('</h3>'))).toBe(true);
      expect(`${title} ${html}`).not.toMatch(/[가-힣]|\{\{|\$t\(/);
      expect(title).not.toBe('');
    });
  },
);

it('refund lines of the travel terms follow the policy in every language', () => {
  const policy = {
    ...travelPolicy,
    datedRefund: [{ daysBefore: 7, ratePct: 100 }, ...travelPolicy.datedRefund.slice(1)],
  };
  const texts = createTermsTranslations(policy).filter(({ code }) => code === 'TRAVEL');

  expect(texts).toHaveLength(12);
  for (const { html } of texts) expect(html).toMatch(/<li>[^<]*7[^<]*100%[^<]*<\/li>/);
});
