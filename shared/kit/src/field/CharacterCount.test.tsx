import { render, screen } from '@testing-library/react';
import { CharacterCount } from './CharacterCount.tsx';

describe('CharacterCount', () => {
  it('formats thousands with a separator', () => {
    render(<CharacterCount id="c" length={1080} max={2000} />);

    expect(screen.getByText('1,080/2,000')).toBeInTheDocument();
  });

  it('marks a text that is too long', () => {
    render(<CharacterCount id="c" length={61} max={60} />);

    expect(screen.getByText('61/60').parentElement).toHaveAttribute('data-over');
  });
});
