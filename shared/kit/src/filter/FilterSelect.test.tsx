import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FilterSelect } from './FilterSelect.tsx';

const options = [{ value: 'A', label: '분석실' }];

describe('FilterSelect', () => {
  it('reports the chosen value, and an empty one for its first option', async () => {
    const onChange = jest.fn();
    const shown = render(
      <FilterSelect label="장소" onChange={onChange} options={options} placeholder="모든 장소" value="" />,
    );

    await userEvent.selectOptions(screen.getByRole('combobox', { name: '장소' }), '분석실');
    shown.rerender(
      <FilterSelect label="장소" onChange={onChange} options={options} placeholder="모든 장소" value="A" />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '장소' }), '모든 장소');

    expect(onChange.mock.calls).toEqual([['A'], ['']]);
  });
});
