import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { CodeField } from './CodeField.tsx';

function Example() {
  const [code, setCode] = useState('');
  return <CodeField label="인증번호" onValueChange={setCode} value={code} />;
}

describe('CodeField', () => {
  it.each(['482 913', '４８２９１３', '\u202d482\u2010913\u202c'])(
    'extracts the digits of the pasted code %s',
    async (code) => {
      render(<Example />);

      await userEvent.click(screen.getByRole('textbox', { name: '인증번호' }));
      await userEvent.paste(code);

      expect(screen.getByRole('textbox', { name: '인증번호' })).toHaveValue('482913');
    },
  );

  it('accepts only digits, up to its length', async () => {
    render(<Example />);

    await userEvent.type(screen.getByRole('textbox', { name: '인증번호' }), '12ab34567');

    expect(screen.getByRole('textbox', { name: '인증번호' })).toHaveValue('123456');
  });

  it('supports the phone’s code suggestion', () => {
    render(<Example />);

    expect(screen.getByRole('textbox', { name: '인증번호' })).toHaveAttribute('autocomplete', 'one-time-code');
  });
});
