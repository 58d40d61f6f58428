import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { KitLanguageContext } from '../base/useKitText.ts';
import { PhoneField, type PhoneParts } from './PhoneField.tsx';

function Example({ initial = ['', '', ''] }: { initial?: PhoneParts }) {
  const [parts, setParts] = useState<PhoneParts>(initial);
  return <PhoneField label="휴대폰 번호" onValueChange={setParts} value={parts} />;
}

function Named() {
  const [parts, setParts] = useState<PhoneParts>(['', '', '']);
  return <PhoneField label="휴대폰 번호" name="tel" onValueChange={setParts} value={parts} />;
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
    '+82 (0)10-0000-1204',
    '+82 010 0000 1204',
    '(010) 0000-1204',
    '0082-10-0000-1204',
    '82-10-0000-1204',
    'tel:+82-10-0000-1204',
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

  it.each([
    ['앞자리', '010-0000-1204-55', '0100000120455'],
    ['앞자리', '1204', '1204'],
    ['가운데 자리', '0000-1204', '00001204'],
  ])('shows a pasted text that does not fit the parts whole, in one field: into %s %s', async (part, text, shown) => {
    render(<Example />);

    await userEvent.click(screen.getByRole('textbox', { name: part }));
    await userEvent.paste(text);

    expect(values()).toEqual([shown]);
    await userEvent.click(screen.getByRole('button', { name: '한국 번호 입력' }));
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
  });

  it('joins the rest of a number that is pasted behind a typed part, and keeps what was typed', async () => {
    const { unmount } = render(<Example initial={['010', '', '']} />);
    await userEvent.click(screen.getByRole('textbox', { name: '가운데 자리' }));
    await userEvent.paste('0000-1204');
    expect(values()).toEqual(['010', '0000', '1204']);
    unmount();

    render(<Example initial={['010', '', '']} />);
    await userEvent.click(screen.getByRole('textbox', { name: '가운데 자리' }));
    await userEvent.paste('0000-1204-5555');
    expect(values()).toEqual(['010000012045555']);
  });

  it('cuts a digit that is typed into a full part', async () => {
    render(<Example initial={['010', '', '']} />);

    await userEvent.type(screen.getByRole('textbox', { name: '앞자리' }), '7');

    expect(values()).toEqual(['010', '', '']);
  });

  it('moves back on Backspace in an empty part', async () => {
    render(<Example initial={['010', '', '']} />);

    await userEvent.click(screen.getByRole('textbox', { name: '가운데 자리' }));
    await userEvent.keyboard('{Backspace}');

    expect(screen.getByRole('textbox', { name: '앞자리' })).toHaveFocus();
  });
});

describe('PhoneField for numbers of other countries', () => {
  const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: '휴대폰 번호' });
  const sent = () => [...document.querySelectorAll<HTMLInputElement>('[type=hidden]')].map(({ value }) => value);

  it('takes the number in one field, in any spelling, and sends the parts of E.164', async () => {
    render(<Named />);

    await userEvent.click(screen.getByRole('button', { name: '다른 나라 번호 입력' }));
    await userEvent.type(number(), '+81 90-1234-5678');

    expect(number()).toHaveValue('+81 90-1234-5678');
    expect(sent()).toEqual(['+8190', '1234', '5678']);
  });

  it('becomes one field for a pasted number with another calling code, and goes back to three parts', async () => {
    render(<Named />);

    await userEvent.click(screen.getByRole('textbox', { name: '앞자리' }));
    await userEvent.paste('+44 7911 123456');
    expect(number()).toHaveValue('+447911123456');
    await userEvent.click(screen.getByRole('button', { name: '한국 번호 입력' }));

    expect(values()).toEqual(['', '', '']);
  });

  it('is one field in other languages, which takes Korean numbers too', async () => {
    render(
      <KitLanguageContext value={(key) => key}>
        <Named />
      </KitLanguageContext>,
    );

    await userEvent.type(number(), '010-0000-1204');

    expect(number()).toHaveAccessibleDescription('phoneHelp');
    expect(sent()).toEqual(['010', '0000', '1204']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
