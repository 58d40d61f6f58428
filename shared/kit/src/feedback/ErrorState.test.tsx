import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ErrorState } from './ErrorState.tsx';

describe('ErrorState', () => {
  it('is announced and retries on request', async () => {
    let retries = 0;
    render(<ErrorState onRetry={() => (retries += 1)} />);

    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(screen.getByRole('alert')).toHaveTextContent('정보를 불러오지 못했습니다.잠시 후 다시 시도해 주세요.');
    expect(retries).toBe(1);
  });

  it('has no retry button without a handler', () => {
    render(<ErrorState requestId="01JD" />);

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('문의용 번호 01JD')).toBeInTheDocument();
  });
});
