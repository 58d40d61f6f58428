import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Switch } from './Switch.tsx';

describe('Switch', () => {
  it('is a switch with a name and a description', () => {
    render(<Switch description="답변이 달리면 알려 드립니다." label="메일 알림" />);

    expect(screen.getByRole('switch', { name: '메일 알림' })).toHaveAccessibleDescription(
      '답변이 달리면 알려 드립니다.',
    );
  });

  it('toggles with the space bar', async () => {
    render(<Switch label="메일 알림" />);

    await userEvent.tab();
    await userEvent.keyboard(' ');

    expect(screen.getByRole('switch', { name: '메일 알림' })).toBeChecked();
  });

  it('shows on and off as visible text', () => {
    render(<Switch label="메일 알림" />);

    expect([screen.getByText('켬'), screen.getByText('끔')]).toHaveLength(2);
  });
});
