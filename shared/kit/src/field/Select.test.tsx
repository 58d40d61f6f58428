import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Select } from './Select.tsx';

const options = [
  { value: 'food', label: '식료품 제조업' },
  { value: 'chem', label: '화학 제조업' },
];

describe('Select', () => {
  it('starts with the placeholder and accepts a choice', async () => {
    render(<Select label="업종" options={options} placeholder="선택해 주세요" />);
    const select = screen.getByRole('combobox', { name: '업종' });
    const before = (select as HTMLSelectElement).value;

    await userEvent.selectOptions(select, '화학 제조업');

    expect(before).toBe('');
    expect(select).toHaveValue('chem');
  });

  it('associates its error with the list', () => {
    render(<Select error="업종을 선택해 주세요." label="업종" options={options} />);

    expect(screen.getByRole('combobox', { name: '업종' })).toHaveAccessibleDescription('업종을 선택해 주세요.');
  });
});
