import { render, screen } from '@testing-library/react';
import { MessageBar } from './MessageBar.tsx';

describe('MessageBar', () => {
  it('includes its kind as text', () => {
    render(<MessageBar kind="warning">선택한 시간을 확보했습니다.</MessageBar>);

    expect(screen.getByText('주의')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is announced when it appears, if enabled', () => {
    render(
      <MessageBar kind="danger" live="assertive">
        결제가 되지 않았습니다.
      </MessageBar>,
    );

    expect(screen.getByRole('alert')).toHaveTextContent('결제가 되지 않았습니다.');
  });
});
