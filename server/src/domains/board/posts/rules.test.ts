import { toSafeHtml } from '../../common/text/safeHtml.ts';
import { toExcerpt, toPostColumns } from './rules.ts';

describe('toSafeHtml', () => {
  it('keeps text and tables, and removes scripts, handlers and foreign pictures', () => {
    const html = toSafeHtml(
      '<p onclick="x()">안녕<script>alert(1)</script></p><img src="https://evil.example/a.png" alt="그림"><a href="javascript:x()">눌러</a><table><tr><td>칸</td></tr></table>',
    );

    expect(html).toContain('<p>안녕</p>');
    expect(html).toContain('<td>칸</td>');
    expect(html).not.toMatch(/script|onclick|evil/);
  });
});

describe('toPostColumns', () => {
  it('keeps the searched text', () => {
    expect(toPostColumns('공용 장비 안내', '<p>예약 방법</p>')).toMatchObject({
      title_search: '공용장비안내',
      body_search: '예약방법',
      chosung: 'ㄱㅇ ㅈㅂ ㅇㄴ',
      summary: '예약 방법',
    });
  });
});

describe('toExcerpt', () => {
  const text = `${'앞선 문장입니다. '.repeat(20)}전자 현미경은 점검합니다. ${'뒤의 문장입니다. '.repeat(20)}`;
  const getPlain = () => text;

  it('shows the match with any spacing', () => {
    const excerpt = toExcerpt('요약', '전자현미경', getPlain);

    expect(excerpt).toMatch(/^…문장입니다\..*전자 현미경은 점검합니다\..*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(110);
  });

  it('keeps the summary if it has the word, or if neither has it', () => {
    expect(toExcerpt('전자현미경 안내', '전자 현미경', getPlain)).toBe('전자현미경 안내');
    expect(toExcerpt('요약', 'ㅈㅈㅎㅁㄱ', getPlain)).toBe('요약');
    expect(toExcerpt('요약', '(.*', getPlain)).toBe('요약');
    expect(toExcerpt('요약', '', getPlain)).toBe('요약');
  });

  it('does not read the text if the summary has the word', () => {
    const getNone = () => {
      throw new Error('asked');
    };

    expect(toExcerpt('전자현미경 안내', '현미경', getNone)).toBe('전자현미경 안내');
  });
});
