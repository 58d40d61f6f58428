import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { useDismiss } from './useDismiss.ts';

interface PanelProps {
  open: boolean;
  onDismiss: (returnFocus: boolean) => void;
}

function Panel({ open, onDismiss }: PanelProps) {
  const root = useRef<HTMLDivElement>(null);
  useDismiss(open, root, onDismiss);
  return (
    <>
      <div ref={root}>
        <button type="button">안</button>
      </div>
      <button type="button">밖</button>
    </>
  );
}

function setup(open = true) {
  const calls: boolean[] = [];
  const note = (returnFocus: boolean) => void calls.push(returnFocus);
  render(<Panel onDismiss={note} open={open} />);
  return { user: userEvent.setup(), calls };
}

describe('useDismiss', () => {
  it('requests to return the focus on Esc', async () => {
    const { user, calls } = setup();

    await user.keyboard('{Escape}');

    expect(calls).toEqual([true]);
  });

  it('does not move the focus after a press outside', async () => {
    const { user, calls } = setup();

    await user.click(screen.getByRole('button', { name: '밖' }));

    expect(calls).toContain(false);
    expect(calls).not.toContain(true);
  });

  it('ignores presses and focus inside', async () => {
    const { user, calls } = setup();

    await user.click(screen.getByRole('button', { name: '안' }));

    expect(calls).toEqual([]);
  });

  it('listens only while the panel is open', async () => {
    const { user, calls } = setup(false);

    await user.keyboard('{Escape}');

    expect(calls).toEqual([]);
  });
});
