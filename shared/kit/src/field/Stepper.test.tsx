import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './Stepper.tsx';

function Example({ initial }: { initial: number }) {
  const [value, setValue] = useState(initial);
  return <Stepper label="수량" onValueChange={setValue} value={value} />;
}

describe('Stepper', () => {
  it('counts up by one', async () => {
    render(<Example initial={1} />);

    await userEvent.click(screen.getByRole('button', { name: '수량 늘리기' }));

    expect(screen.getByRole('status')).toHaveTextContent('2');
  });

  it('stops at one', async () => {
    render(<Example initial={1} />);

    await userEvent.click(screen.getByRole('button', { name: '수량 줄이기' }));

    expect(screen.getByRole('status')).toHaveTextContent('1');
  });

  it('stops at six', async () => {
    render(<Example initial={6} />);

    await userEvent.click(screen.getByRole('button', { name: '수량 늘리기' }));

    expect(screen.getByRole('status')).toHaveTextContent('6');
    expect(screen.getByRole('button', { name: '수량 늘리기' })).toHaveAttribute('aria-disabled', 'true');
  });
});
