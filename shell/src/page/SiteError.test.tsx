import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FallbackBoundary } from './SiteError.tsx';

function BrokenPage(): never {
  throw new Error('the error page itself failed');
}

describe('FallbackBoundary', () => {
  it('links home with its own text when the error page itself throws', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);

    render(
      <FallbackBoundary>
        <BrokenPage />
      </FallbackBoundary>,
    );

    expect(screen.getByRole('heading', { name: '일시적인 오류가 발생했습니다.' })).toBeVisible();
    expect(screen.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/');
    silence.mockRestore();
  });
});
