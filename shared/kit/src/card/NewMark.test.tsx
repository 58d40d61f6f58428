import { render, screen } from '@testing-library/react';
import { NewMark } from './NewMark.tsx';

describe('NewMark', () => {
  it('shows NEW and is announced in Korean', () => {
    render(<NewMark />);

    expect(screen.getByText('NEW')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('새 글')).toBeInTheDocument();
  });
});
