import { fireEvent, render, screen } from '@testing-library/react';
import { LoadingOverlay } from './LoadingOverlay.tsx';

describe('LoadingOverlay', () => {
  it('announces the operation while open', () => {
    render(<LoadingOverlay label="결제를 확인하고 있습니다." open />);

    expect(screen.getByRole('dialog', { name: '결제를 확인하고 있습니다.' })).toHaveAttribute('aria-busy', 'true');
  });

  it('does not close on Esc', () => {
    render(<LoadingOverlay open />);

    const wasAllowed = fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

    expect(wasAllowed).toBe(false);
  });

  it('is absent otherwise', () => {
    render(<LoadingOverlay open={false} />);

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
