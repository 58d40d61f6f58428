import { render, screen } from '@testing-library/react';
import { MessageBar } from './MessageBar.tsx';

describe('MessageBar', () => {
  it('says its kind in words', () => {
    render(<MessageBar kind="warning">선택한 시간을 확보했습니다.</MessageBar>);

    expect(screen.getByText('주의')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is read when it appears, if asked', () => {
    render(
      <MessageBar kind="danger" live="assertive">
        결제가 되지 않았습니다.
      </MessageBar>,
    );

    expect(screen.getByRole('alert')).toHaveTextContent('결제가 되지 않았습니다.');
  });
});
