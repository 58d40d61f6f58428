import { render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState.tsx';

describe('EmptyState', () => {
  it('shows a default text', () => {
    render(<EmptyState size="small" />);

    expect(screen.getByText('등록된 게시물이 없습니다.')).toBeInTheDocument();
  });

  it('shows a suggestion and an action', () => {
    render(
      <EmptyState text="더 짧은 말로 찾아 보세요." title="검색 결과가 없습니다.">
        <a href="/all">전체 보기</a>
      </EmptyState>,
    );

    expect(screen.getByText('더 짧은 말로 찾아 보세요.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '전체 보기' })).toBeInTheDocument();
  });

  it('hides its drawing from screen readers', () => {
    const { container } = render(<EmptyState size="small" />);

    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('requires an action, except in the small form', () => {
    // @ts-expect-error The full form requires a button or a link.
    const full = <EmptyState title="예약이 없습니다." />;
    // @ts-expect-error An optional action is not enough.
    const maybe = <EmptyState title="예약이 없습니다.">{undefined}</EmptyState>;

    expect([full, maybe]).toHaveLength(2);
  });
});
