import { render, screen } from '@testing-library/react';
import { Avatar } from './Avatar.tsx';

describe('Avatar', () => {
  it('shows the first syllable of the name', () => {
    render(<Avatar name=" 이도윤" />);

    expect(screen.getByText('이')).toBeInTheDocument();
  });

  it('shows the picture without alternative text', () => {
    const { container } = render(<Avatar imageUrl="/me.webp" name="이도윤" />);

    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(screen.queryByText('이')).not.toBeInTheDocument();
  });
});
