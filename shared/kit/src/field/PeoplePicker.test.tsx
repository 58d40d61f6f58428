import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { type People, PeoplePicker } from './PeoplePicker.tsx';

function Example({ initial = { adults: 1, childAges: [] } }: { initial?: People }) {
  const [people, setPeople] = useState<People>(initial);
  return (
    <>
      <PeoplePicker label="인원" onValueChange={setPeople} value={people} />
      <p>{JSON.stringify(people)}</p>
    </>
  );
}

const button = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });

describe('PeoplePicker', () => {
  it('asks for the age of each child', async () => {
    render(<Example />);

    await userEvent.click(button('어린이', '수량 늘리기'));
    await userEvent.click(button('어린이', '수량 늘리기'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '어린이 2 나이' }), '만 7세');

    expect(screen.getByText('{"adults":1,"childAges":[null,7]}')).toBeInTheDocument();
  });

  it('keeps the other ages when a child is removed', async () => {
    render(<Example initial={{ adults: 2, childAges: [3, 9] }} />);

    await userEvent.click(button('어린이', '수량 줄이기'));

    expect(screen.getByText('{"adults":2,"childAges":[3]}')).toBeInTheDocument();
  });

  it('requires an adult, and allows at most six people', () => {
    render(<Example initial={{ adults: 1, childAges: [1, 2, 3, 4, 5] }} />);

    expect(button('어른', '수량 줄이기')).toHaveAttribute('aria-disabled', 'true');
    expect(button('어른', '수량 늘리기')).toHaveAttribute('aria-disabled', 'true');
    expect(button('어린이', '수량 늘리기')).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the sum', async () => {
    render(<Example />);

    await userEvent.click(button('어른', '수량 늘리기'));

    expect(screen.getByText('어른 2명, 어린이 0명')).toBeInTheDocument();
  });
});
