import { render, screen, within } from '@testing-library/react';
import { CommentThread } from './CommentThread.tsx';

describe('CommentThread', () => {
  it('is named with its count', () => {
    render(<CommentThread count={1204} entries={[]} state={<p>등록된 댓글이 없습니다.</p>} title="댓글" />);

    const thread = screen.getByRole('region', { name: '댓글 1,204' });
    expect(within(thread).getByRole('heading', { level: 2 })).toHaveTextContent('댓글 1,204');
    expect(within(thread).getByText('등록된 댓글이 없습니다.')).toBeVisible();
    expect(within(thread).queryByRole('list')).not.toBeInTheDocument();
  });

  it('lists the replies below their comment', () => {
    render(
      <CommentThread
        count={2}
        entries={[{ id: 'a', comment: <p>첫 댓글</p>, replies: [{ id: 'b', comment: <p>답글</p> }] }]}
        title="댓글"
      >
        <button type="button">등록</button>
      </CommentThread>,
    );

    const [first] = screen.getAllByRole('listitem');
    expect(within(first as HTMLElement).getByRole('list')).toHaveTextContent(/^답글$/);
    expect(screen.getByRole('button', { name: '등록' })).toBeVisible();
  });
});
