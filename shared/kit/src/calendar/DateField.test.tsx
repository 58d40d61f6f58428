import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { DateField, type DateFieldProps } from './DateField.tsx';

function Example({ initial = '', ...props }: Partial<DateFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <DateField label="이용일" onValueChange={setValue} today="2026-12-01" value={value} {...props} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: '이용일' });

describe('DateField', () => {
  it('accepts common date formats, and shows the day with its weekday', async () => {
    render(<Example />);

    await userEvent.type(field(), '20261203');
    await userEvent.tab();

    expect(screen.getByRole('status')).toHaveTextContent('2026-12-03');
    expect(field()).toHaveValue('2026.\u00a012.\u00a03.(목)');
  });

  it('keeps invalid text and passes it to the form, and explains the format', async () => {
    render(<Example />);

    await userEvent.type(field(), '다음 주');
    await userEvent.tab();

    expect(field()).toHaveValue('다음 주');
    expect(field()).toHaveAccessibleDescription('날짜를 2026. 12. 3.과 같이 입력해 주세요.');
    expect(field()).toBeInvalid();
    expect(screen.getByRole('status')).toHaveTextContent('다음 주');
  });

  it('shows text of a draft that is no day, and the message of the form instead of its own', () => {
    render(<Example error="희망일을 다시 확인해 주세요." initial="2027-02-30" />);

    expect(field()).toHaveValue('2027-02-30');
    expect(field()).toHaveAccessibleDescription('희망일을 다시 확인해 주세요.');
  });

  it('names the first allowed day', async () => {
    render(<Example min="2026-12-01" />);

    await userEvent.type(field(), '2026-11-30');
    await userEvent.tab();

    expect(field()).toHaveAccessibleDescription('2026.\u00a012.\u00a01.(화)부터 고를 수 있습니다.');
  });

  it('opens a calendar that takes the focus, and closes it on a choice', async () => {
    render(<Example initial="2026-12-03" />);

    await userEvent.click(screen.getByRole('button', { name: '이용일 달력에서 고르기' }));
    const dialog = screen.getByRole('dialog', { name: '이용일' });
    expect(within(dialog).getByRole('button', { name: /12월 3일/ })).toHaveFocus();

    await userEvent.click(within(dialog).getByRole('button', { name: /12월 8일/ }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field()).toHaveValue('2026.\u00a012.\u00a08.(화)');
    expect(screen.getByRole('button', { name: '이용일 달력에서 고르기' })).toHaveFocus();
  });
});
