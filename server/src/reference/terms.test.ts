import { termsReference } from './terms.ts';

const toText = (html: string) => html.replaceAll(/<[^>]+>/g, '');
const numbersOf = (html: string) => [...html.matchAll(/<h3>제(\d+)조\(/g)].map(([, number]) => Number(number));
const titlesOf = (html: string) => [...html.matchAll(/<h3>제\d+조\(([^)]+)\)/g)].map(([, title]) => title ?? '');

describe.each(termsReference.map((terms) => [`${terms.code} ${terms.version}`, terms] as const))(
  'terms %s',
  (_name, { html }) => {
    it('has the length of a real document', () => {
      expect(toText(html).length).toBeGreaterThanOrEqual(4_000);
      expect(toText(html).length).toBeLessThanOrEqual(9_000);
    });

    it('counts its articles without a gap, each with a title of its own', () => {
      const numbers = numbersOf(html);
      const titles = titlesOf(html);

      expect(numbers).toEqual(titles.map((_title, index) => index + 1));
      expect(new Set(titles).size).toBe(titles.length);
    });

    it('ends with the day from which it is in force', () => {
      expect(html).toMatch(/<h3>부칙<\/h3><p>이 문서는 20\d\d년 \d+월 \d+일부터 시행합니다\.<\/p>$/);
    });

    it('opens and closes what it opens', () => {
      for (const tag of ['h3', 'p', 'ol', 'li']) {
        expect(html.split(`<${tag}>`)).toHaveLength(html.split(`</${tag}>`).length);
      }
    });
  },
);

describe('termsReference', () => {
  it.each(['USE', 'PRIVACY', 'SECURITY', 'JOIN_PRIVACY', 'MARKETING', 'TRAVEL', 'THIRD'])(
    'has two versions of %s, of which the second has more articles',
    (code) => {
      const [first, second, ...others] = termsReference.filter((terms) => terms.code === code);

      expect([first?.version, second?.version, others]).toEqual(['1.0', '2.0', []]);
      expect(numbersOf(second?.html ?? '').length).toBeGreaterThan(numbersOf(first?.html ?? '').length);
    },
  );
});
