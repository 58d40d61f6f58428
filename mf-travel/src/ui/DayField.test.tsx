import { renderScreen, screen, within } from '@haesol/remote/testing';
import { useState } from 'react';
import { app } from '#app';
import { addEnglish } from '#testing/english';
import { DayField } from './DayField.tsx';

function Example() {
  const [value, setValue] = useState('2026-12-05');
  return (
    <>
      <DayField label="Date of visit" onValueChange={(day, isDay) => isDay && setValue(day)} value={value} />
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

  const open = async () => {
    const { user } = await renderScreen(<Example />, { app, locale: 'en' });
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
