import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import X from 'lucide-react/icons/x';
import { IconButton } from './IconButton.tsx';

describe('IconButton', () => {
  it('is clicked by its accessible name', async () => {
    let presses = 0;
    render(<IconButton icon={X} label="닫기" onClick={() => (presses += 1)} />);

    await userEvent.click(screen.getByRole('button', { name: '닫기' }));

    expect(presses).toBe(1);
  });

  it('does nothing while disabled', async () => {
    let presses = 0;
    render(<IconButton disabled icon={X} label="닫기" onClick={() => (presses += 1)} />);

    await userEvent.click(screen.getByRole('button', { name: '닫기' }));

    expect(presses).toBe(0);
  });
});
