import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField, type PhoneParts } from './PhoneField.tsx';

function Example({ initial = ['', '', ''] }: { initial?: PhoneParts }) {
  const [parts, setParts] = useState<PhoneParts>(initial);
  return <PhoneField label="휴대폰 번호" onValueChange={setParts} value={parts} />;
}

function values(): (string | null)[] {
  return screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value);
}

describe('PhoneField', () => {
  it('moves the focus on as the parts are filled', async () => {
    render(<Example />);

    await userEvent.click(screen.getByRole('textbox', { name: '앞자리' }));
    await userEvent.keyboard('01000001204');

    expect(values()).toEqual(['010', '0000', '1204']);
  });

  it.each([
    '+82-10-0000-1204',
    '０１０００００１２０４',
    '\u202d010-0000-1204\u202c',
    '010\u20100000\u20101204',
    '010.0000.1204',
  ])('splits the pasted number %s', async (number) => {
    render(<Example />);

    await userEvent.click(screen.getByRole('textbox', { name: '앞자리' }));
    await userEvent.paste(number);

    expect(values()).toEqual(['010', '0000', '1204']);
  });

  it('splits a number that the browser fills in', () => {
    render(<Example />);

    fireEvent.change(screen.getByRole('textbox', { name: '앞자리' }), { target: { value: '+821000001204' } });

    expect(values()).toEqual(['010', '0000', '1204']);
  });

  it('moves back on Backspace in an empty part', async () => {
    render(<Example initial={['010', '', '']} />);

    await userEvent.click(screen.getByRole('textbox', { name: '가운데 자리' }));
    await userEvent.keyboard('{Backspace}');

    expect(screen.getByRole('textbox', { name: '앞자리' })).toHaveFocus();
  });
});
