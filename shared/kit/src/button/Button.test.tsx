import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('does not submit a form by default', () => {
    render(<Button>저장</Button>);

    expect(screen.getByRole('button', { name: '저장' })).toHaveAttribute('type', 'button');
  });

  it('stays focusable but does nothing while disabled', async () => {
    let clicks = 0;
    render(
      <Button disabled onClick={() => (clicks += 1)}>
        저장
      </Button>,
    );

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('button', { name: '저장' })).toHaveFocus();
    expect(screen.getByRole('button', { name: '저장' })).toHaveAttribute('aria-disabled', 'true');
    expect(clicks).toBe(0);
  });

  it('shows its busy text and ignores a second click', async () => {
    let submits = 0;
    render(
      <form onSubmit={() => (submits += 1)}>
        <Button busy busyText="저장 중" type="submit">
          저장
        </Button>
      </form>,
    );

    await userEvent.click(screen.getByRole('button', { name: /저장 중/ }));

    expect(screen.getByRole('button', { name: /저장 중/ })).toHaveAttribute('aria-busy', 'true');
    expect(submits).toBe(0);
  });

  it('blocks implicit submission by Enter while disabled', async () => {
    let submits = 0;
    render(
      <form onSubmit={() => (submits += 1)}>
        <input aria-label="이름" />
        <Button disabled type="submit">
          저장
        </Button>
      </form>,
    );

    await userEvent.type(screen.getByRole('textbox', { name: '이름' }), '도윤{Enter}');

    expect(submits).toBe(0);
  });
});
