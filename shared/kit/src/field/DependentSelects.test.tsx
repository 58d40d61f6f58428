import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { DependentSelects } from './DependentSelects.tsx';

const options = [
  {
    value: 'nuri',
    label: '누리도',
    options: [
      { value: 'haesol', label: '해솔시', options: [{ value: 'solbit', label: '솔빛동' }] },
      { value: 'gaon', label: '가온시', options: [{ value: 'mirae', label: '미래동' }] },
    ],
  },
];

function Example({ error }: { readonly error?: string }) {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <DependentSelects
        error={error}
        label="주소"
        labels={['시·도', '시·군', '읍·면·동']}
        onValueChange={setValue}
        options={options}
        value={value}
      />
      <output>{value.join('/')}</output>
    </>
  );
}

const list = (name: string) => screen.getByRole('combobox', { name });

describe('DependentSelects', () => {
  it('disables a list, with the reason, until the previous one is chosen', () => {
    render(<Example />);

    expect(list('시·군')).toBeDisabled();
    expect(list('시·군')).toHaveDisplayValue('시·도부터 선택해 주세요');
  });

  it('offers the options of the previous choice', async () => {
    render(<Example />);

    await userEvent.selectOptions(list('시·도'), '누리도');
    await userEvent.selectOptions(list('시·군'), '가온시');
    await userEvent.selectOptions(list('읍·면·동'), '미래동');

    expect(screen.getByRole('status')).toHaveTextContent('nuri/gaon/mirae');
  });

  it('marks the first list without a choice as invalid, with the message', async () => {
    render(<Example error="주소를 선택해 주세요." />);

    expect(list('시·도')).toBeInvalid();
    expect(list('시·도')).toHaveAccessibleDescription('주소를 선택해 주세요.');
    expect(list('시·군')).toBeValid();

    await userEvent.selectOptions(list('시·도'), '누리도');

    expect(list('시·도')).toBeValid();
    expect(list('시·군')).toHaveAccessibleDescription('주소를 선택해 주세요.');
  });

  it('resets later lists after another choice', async () => {
    render(<Example />);
    await userEvent.selectOptions(list('시·도'), '누리도');
    await userEvent.selectOptions(list('시·군'), '가온시');
    await userEvent.selectOptions(list('읍·면·동'), '미래동');

    await userEvent.selectOptions(list('시·군'), '해솔시');

    expect(screen.getByRole('status')).toHaveTextContent('nuri/haesol');
    expect(list('읍·면·동')).toHaveDisplayValue('선택해 주세요');
  });
});
