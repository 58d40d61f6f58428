import { renderScreen, screen, within } from '@haesol/remote/testing';
import { useState } from 'react';
import { app } from '#app';
import { addEnglish } from '#testing/english';
import { DayField } from './DayField.tsx';

function Example({ keepsText = false }: { readonly keepsText?: boolean }) {
  const [value, setValue] = useState('2026-12-05');
  return (
    <>
      <DayField
        label="Date of visit"
        max="2026-12-30"
        onValueChange={(day, isDay) => (isDay || keepsText) && setValue(day)}
        value={value}
      />
      <button onClick={() => setValue('')} type="button">
        Reset
      </button>
      <output>{value}</output>
    </>
  );
}

describe('DayField', () => {
  let removeEnglish: () => void;
  beforeAll(() => {
    removeEnglish = addEnglish();
  });
  afterAll(() => removeEnglish());

  const open = async (keepsText = false) => {
    const { user } = await renderScreen(<Example keepsText={keepsText} />, { app, locale: 'en' });
    return { user, field: screen.getByRole('textbox', { name: 'Date of visit' }) };
  };

  it('takes a typed day when it is left, and keeps other text with a message', async () => {
    const { user, field } = await open();
    await user.clear(field);
    await user.type(field, '2026. 12. 24.');
    expect(screen.getByRole('status')).toHaveTextContent('2026-12-05');
    await user.tab();
    expect(screen.getByRole('status')).toHaveTextContent('2026-12-24');

    await user.clear(field);
    await user.type(field, 'tomorrow');
    await user.tab();
    expect(field).toHaveValue('tomorrow');
    expect(field).toBeInvalid();

    await user.clear(field);
    await user.type(field, '2026-11-22{Enter}');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('2026-11-23'));
    expect(screen.getByRole('status')).toHaveTextContent('2026-12-24');

    await user.clear(field);
    await user.tab();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('takes no day after the last one, typed or in the calendar', async () => {
    const { user, field } = await open();
    await user.clear(field);
    await user.type(field, '2026-12-31');
    await user.tab();
    expect(field).toHaveAccessibleDescription(expect.stringContaining('2026-12-30'));
    expect(screen.getByRole('status')).toHaveTextContent('2026-12-05');

    await user.click(screen.getByRole('button', { name: /Date of visit/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Date of visit' }));
    expect(dialog.getByRole('button', { name: /December.*\b30\b/ })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /December.*\b31\b/ })).toBeNull();
  });

  it.each([
    ['keeps', true],
    ['does not keep', false],
  ])('drops other text when a form that %s it is reset', async (_does, keepsText) => {
    const { user, field } = await open(keepsText);
    await user.clear(field);
    await user.type(field, 'tomorrow');
    await user.tab();
    expect(field).toHaveValue('tomorrow');
    expect(field).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Reset' }));

    expect(field).toHaveValue('');
    expect(field).toBeValid();
  });

  it('opens a calendar from today on in the language of the page', async () => {
    const { user, field } = await open();
    await user.click(screen.getByRole('button', { name: /Date of visit/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Date of visit' }));
    expect(dialog.getByRole('table', { name: /^December 2026/ })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /December.*\b17\b/ }));

    expect(field).toHaveValue('2026-12-17');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Date of visit/ }));
    await user.click(await screen.findByRole('button', { name: 'Previous month' }));
    expect(screen.queryByRole('button', { name: /November.*\b22\b/ })).toBeNull();
    expect(screen.getByRole('button', { name: /November.*\b23\b/ })).toBeVisible();
  });
});
