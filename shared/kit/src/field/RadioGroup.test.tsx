import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'self', label: '직접사용', description: '교육 이수 후 직접 다룹니다' },
  { value: 'request', label: '분석의뢰', disabled: true },
];

describe('RadioGroup', () => {
  it('names the group and describes an option', () => {
    render(<RadioGroup label="이용방식" layout="cards" options={options} required />);

    expect(screen.getByRole('radiogroup', { name: '이용방식' })).toBeRequired();
    expect(screen.getByRole('radio', { name: '직접사용' })).toHaveAccessibleDescription('교육 이수 후 직접 다룹니다');
  });

  it('reports the choice', async () => {
    const chosen: string[] = [];
    render(<RadioGroup label="이용방식" onValueChange={(value) => chosen.push(value)} options={options} />);

    await userEvent.click(screen.getByText('직접사용'));

    expect(chosen).toEqual(['self']);
  });

  it('starts with the default and skips disabled options', () => {
    render(<RadioGroup defaultValue="self" label="이용방식" options={options} />);

    expect(screen.getByRole('radio', { name: '직접사용' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '분석의뢰' })).toBeDisabled();
  });
});
