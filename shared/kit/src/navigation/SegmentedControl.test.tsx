import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SegmentedControl } from './SegmentedControl.tsx';

describe('SegmentedControl', () => {
  it('marks the chosen segment and reports another', async () => {
    const chosen: string[] = [];
    render(
      <SegmentedControl
        label="기간"
        onValueChange={(value) => chosen.push(value)}
        options={[
          { value: 'week', label: '1주' },
          { value: 'month', label: '1개월' },
        ]}
        value="week"
      />,
    );

    await userEvent.click(screen.getByRole('radio', { name: '1개월' }));

    expect(screen.getByRole('radiogroup', { name: '기간' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '1주' })).toBeChecked();
    expect(chosen).toEqual(['month']);
  });
});
