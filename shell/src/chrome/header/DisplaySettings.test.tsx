import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DisplayChoice } from '../chromeTypes.ts';
import { DisplaySettings } from './DisplaySettings.tsx';

async function openSettings() {
  const choices: DisplayChoice[] = [];
  const user = userEvent.setup();
  render(<DisplaySettings choice={{ theme: 'light', textScale: 100 }} onChange={(choice) => choices.push(choice)} />);
  await user.click(screen.getByRole('button', { name: '화면 설정' }));
  return { user, choices };
}

describe('DisplaySettings', () => {
  it('shows the current choice', async () => {
    await openSettings();

    expect(screen.getByRole('radio', { name: '밝게' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '100%' })).toBeChecked();
  });

  it('reports another theme and keeps the text size', async () => {
    const { user, choices } = await openSettings();

    await user.click(screen.getByRole('radio', { name: '고대비' }));

    expect(choices).toEqual([{ theme: 'contrast', textScale: 100 }]);
  });

  it('reports another text size and keeps the theme', async () => {
    const { user, choices } = await openSettings();

    await user.click(screen.getByRole('radio', { name: '150%' }));

    expect(choices).toEqual([{ theme: 'light', textScale: 150 }]);
  });

  it('closes on Esc and returns the focus', async () => {
    const { user } = await openSettings();

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('radio', { name: '밝게' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '화면 설정' })).toHaveFocus();
  });
});
