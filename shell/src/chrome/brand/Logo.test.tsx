import { render, screen } from '@testing-library/react';
import { messages } from '../../messages.ko.ts';
import { Logo } from './Logo.tsx';

describe('Logo', () => {
  afterEach(() => {
    Object.assign(messages, { mark: undefined });
  });

  it('is drawn in the page for the built-in brand', () => {
    render(<Logo />);

    expect(screen.getByRole('link').querySelector('svg')).toBeInTheDocument();
    expect(screen.getByRole('link').querySelector('img')).toBeNull();
  });

  it.each([
    [false, '/plain.svg'],
    [true, '/inverse.svg'],
  ])('is the picture of another brand, inverse: %s', (inverse, address) => {
    Object.assign(messages, { mark: { plain: '/plain.svg', inverse: '/inverse.svg' } });
    render(<Logo inverse={inverse} />);

    expect(screen.getByRole('link').querySelector('img')).toHaveAttribute('src', address);
  });
});
