import { render, screen } from '@testing-library/react';
import { Skeleton } from './Skeleton.tsx';

describe('Skeleton', () => {
  it('announces loading and hides its lines', () => {
    const { container } = render(<Skeleton lines={3} rows={2} />);

    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중입니다.');
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    expect(container.querySelectorAll('[aria-hidden] .line')).toHaveLength(6);
  });

  it('marks its blocks as table rows, for their height', () => {
    render(<Skeleton lines={1} of="table" rows={3} />);

    expect(screen.getByRole('status')).toHaveAttribute('data-of', 'table');
  });
});
