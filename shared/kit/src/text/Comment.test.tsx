import { render, screen } from '@testing-library/react';
import { Comment } from './Comment.tsx';

describe('Comment', () => {
  it('shows writer, time and notes', () => {
    render(
      <Comment
        actions={<button type="button">답글</button>}
        badge={<span>담당자</span>}
        dateTime="2026-11-18T15:02:00+09:00"
        name="정하늘"
        notes={['(수정됨)']}
        time="2026. 11. 18. 15:02"
      >
        접수되었습니다.
      </Comment>,
    );

    expect(screen.getByRole('article')).toHaveTextContent(
      '정정하늘담당자(수정됨)2026. 11. 18. 15:02접수되었습니다.답글',
    );
    expect(screen.getByText('2026. 11. 18. 15:02')).toHaveAttribute('datetime', '2026-11-18T15:02:00+09:00');
  });

  it('begins with the addressed member', () => {
    render(
      <Comment dateTime="2026-11-18T15:02+09:00" mention="이도윤" name="정하늘" time="어제">
        네, 가능합니다.
      </Comment>,
    );

    expect(screen.getByText('네, 가능합니다.').parentElement).toHaveTextContent('@이도윤 네, 가능합니다.');
  });

  it('is busy while it is being sent', () => {
    render(
      <Comment dateTime="2026-11-18T15:02+09:00" busy name="이도윤" notes={['등록하는 중입니다.']} time="방금">
        감사합니다.
      </Comment>,
    );

    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  });

  it('shows a form instead of the text', () => {
    render(
      <Comment dateTime="2026-11-18T15:02+09:00" mention="이도윤" name="정하늘" time="어제">
        <textarea aria-label="댓글 수정" />
      </Comment>,
    );

    expect(screen.getByRole('textbox', { name: '댓글 수정' })).toBeVisible();
    expect(screen.queryByText(/@이도윤/)).not.toBeInTheDocument();
  });
});
