import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { type Period, PeriodPicker, type PeriodPickerProps } from './PeriodPicker.tsx';

function Example({ initial, ...props }: Partial<PeriodPickerProps> & { initial?: Period }) {
  const [value, setValue] = useState<Period>(initial ?? { from: '', to: '' });
  return (
    <>
      <PeriodPicker label="작성일" onValueChange={setValue} today="2026-11-23" value={value} {...props} />
      <output>{`${value.from}~${value.to}`}</output>
    </>
  );
}

describe('PeriodPicker', () => {
  it.each([
    ['오늘', '2026-11-23~2026-11-23'],
    ['1주', '2026-11-16~2026-11-23'],
    ['1개월', '2026-10-23~2026-11-23'],
  ])('counts back from today: %s', async (name, period) => {
    render(<Example />);

    await userEvent.click(screen.getByRole('radio', { name }));

    expect(screen.getByText(period)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name })).toBeChecked();
  });

  it('counts ahead for future periods', async () => {
    render(<Example direction="ahead" />);

    await userEvent.click(screen.getByRole('radio', { name: '1주' }));

    expect(screen.getByText('2026-11-23~2026-11-30')).toBeInTheDocument();
  });

  it('accepts a custom start and end', async () => {
    render(<Example />);

    await userEvent.click(screen.getByRole('radio', { name: '직접 입력' }));
    await userEvent.type(screen.getByRole('textbox', { name: '시작일' }), '2026-11-01');
    await userEvent.type(screen.getByRole('textbox', { name: '종료일' }), '2026-11-20');

    expect(screen.getByText('2026-11-01~2026-11-20')).toBeInTheDocument();
  });

  it('shows an error at an end before the start', () => {
    render(<Example initial={{ from: '2026-11-20', to: '2026-11-01' }} />);

    expect(screen.getByRole('textbox', { name: '종료일' })).toHaveAccessibleDescription(
      '종료일은 시작일과 같거나 뒤여야 합니다.',
    );
  });
});
