import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

describe('VisuallyHidden', () => {
  it('is part of the accessible name', () => {
    render(
      <button type="button">
        3<VisuallyHidden>쪽</VisuallyHidden>
      </button>,
    );

    expect(screen.getByRole('button', { name: '3 쪽' })).toBeInTheDocument();
  });
});
