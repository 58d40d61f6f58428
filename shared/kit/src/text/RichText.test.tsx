import { render, screen, within } from '@testing-library/react';
import { RichText } from './RichText.tsx';

describe('RichText', () => {
  it('renders headings, paragraphs and lists of the HTML', () => {
    render(
      <RichText html="<h2>이용 방법</h2><p>예약은 <strong>2영업일 전</strong>까지</p><ol><li>신청</li> <li>승인</li></ol>" />,
    );

    expect(screen.getByRole('heading', { level: 2, name: '이용 방법' })).toBeVisible();
    expect(screen.getByText('2영업일 전').tagName).toBe('STRONG');
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('keeps a table with its header cells', () => {
    render(
      <RichText
        html={`<table><thead><tr><th scope="col">대상</th><th scope="col" colspan="2">요금</th></tr></thead>
          <tbody><tr><th scope="row">가족회사</th><td>20,000원</td><td>50%</td></tr></tbody></table>`}
      />,
    );

    expect(screen.getByRole('columnheader', { name: '요금' })).toHaveAttribute('colspan', '2');
    expect(screen.getByRole('rowheader', { name: '가족회사' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '50%' })).toBeVisible();
  });

  it.each([
    [
      'by its caption',
      '<h2>이용료</h2><table><caption>대상별 요금</caption><tbody><tr><td>1</td></tr></tbody></table>',
      '대상별 요금',
    ],
    [
      'by the heading before it',
      '<h2>주요 <em>내용</em></h2><p>글</p><table><tbody><tr><td>1</td></tr></tbody></table>',
      '주요 내용',
    ],
    ['as a table where nothing names it', '<table><tbody><tr><td>1</td></tr></tbody></table>', '표'],
  ])('names a table %s', (_how, html, name) => {
    render(<RichText html={html} />);

    expect(screen.getByRole('table')).toHaveAccessibleName(name);
  });

  it('decodes entities once', () => {
    const html = '<p>R&amp;D &lt;b&gt; &#44032;&#xB098; &amp;lt;</p>';

    render(<RichText html={html} />);

    expect(screen.getByText('R&D <b> 가나 &lt;')).toBeVisible();
  });

  it('opens other sites in a new window and announces it', () => {
    render(<RichText html='<p><a href="https://other.example/a?b=1&amp;c=2">신청서</a></p>' />);

    const link = screen.getByRole('link', { name: /신청서.*새 창/ });
    expect(link).toHaveAttribute('href', 'https://other.example/a?b=1&c=2');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    ['a script address', '<p><a href="javascript:alert(1)">글</a></p>'],
    ['a script address written with entities', '<p><a href="&#106;avascript:alert(1)">글</a></p>'],
    ['another host without a scheme', '<p><a href="//evil.example">글</a></p>'],
    ['a data address', '<p><a href="data:text/html,x">글</a></p>'],
  ])('renders no link for %s', (_what, html) => {
    render(<RichText html={html} />);

    expect(screen.getByText('글')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('removes scripts, styles, handlers and unknown elements, and keeps the text', () => {
    const { container } = render(
      <RichText html='<script>alert(1)</script><style>p{}</style><div onclick="x()"><p style="color:red" onclick="x()">글 <font>하나</font></p></div><!-- 주석 --><img src="https://x.example/a.png" onerror="x()">' />,
    );

    expect(container.firstElementChild?.innerHTML).toBe('<p>글 하나</p>');
  });

  it('shows a picture of this site with its alternative text', () => {
    render(
      <RichText html='<figure><img src="/art/scene/news-1.svg" alt="비 갠 날의 한옥" width="960" height="540"><figcaption>전경</figcaption></figure>' />,
    );

    expect(screen.getByRole('img', { name: '비 갠 날의 한옥' })).toHaveAttribute('src', '/art/scene/news-1.svg');
    expect(screen.getByRole('figure')).toHaveTextContent('전경');
  });

  it('tolerates unclosed and unopened tags', () => {
    const { container } = render(<RichText html="</p><ul><li>하나<li>둘</ul><p>a < b" />);

    expect(container).toHaveTextContent('하나둘a < b');
  });
});
