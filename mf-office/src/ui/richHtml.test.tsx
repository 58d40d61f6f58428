import { toDocument, toHtml, toSlice } from './richHtml.ts';

describe('toHtml', () => {
  it.each([
    '<h2>제목</h2><p>본문 <strong>굵게</strong> <a href="/infoPlaza/notice">공지</a><br>다음 줄</p>',
    '<ul><li>하나</li><li>둘<ol start="3"><li>셋</li></ol></li></ul>',
    '<table><caption>요금</caption><tbody><tr><th scope="col">구분</th><th scope="col">금액</th></tr><tr><th scope="row">성인</th><td colspan="1">9,000원</td></tr></tbody></table>'.replace(
      ' colspan="1"',
      '',
    ),
    '<figure><img src="/art/scene/beach.svg" alt="바닷가"><figcaption>누리 바닷가</figcaption></figure><p>글</p>',
    '<blockquote><p>인용</p></blockquote><hr><p>H<sub>2</sub>O</p>',
  ])('returns a published text as it was: %s', (html) => {
    expect(toHtml(toDocument(html))).toBe(html);
  });

  it('returns an empty text for an empty document', () => {
    expect(toHtml(toDocument(''))).toBe('');
    expect(toHtml(toDocument('<p></p>'))).toBe('');
  });

  it('keeps what a published text can show of pasted HTML', () => {
    const doc = toDocument('');
    const pasted =
      '<meta charset="utf-8"><style>p { color: red }</style><h1>큰 제목</h1><div onclick="x()"><b>굵은</b> 글</div><script>alert(1)</script>';
    const slice = toSlice(pasted, doc.resolve(1));

    expect(toHtml(doc.copy(slice.content))).toBe('<h2>큰 제목</h2><p><strong>굵은</strong> 글</p>');
  });
});
