import { render, screen } from '@testing-library/react';
import { Badge } from './Badge.tsx';

describe('Badge', () => {
  it('shows its state as text beside a hidden icon', () => {
    const { container } = render(<Badge color="red">마감임박</Badge>);

    expect(screen.getByText('마감임박').parentElement).toHaveAttribute('data-color', 'red');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has no icon for a D-day', () => {
    const { container } = render(<Badge color="dday">D-3</Badge>);

    expect(container.querySelector('svg')).toBeNull();
  });
});
