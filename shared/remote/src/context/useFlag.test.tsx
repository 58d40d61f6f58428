import { defineFlags, defineSettings } from '@haesol/remote/routes';
import { screen } from '@testing-library/react';
import { renderScreen } from '../testing/renderScreen.tsx';
import { useFlag, useSettings } from './shellContext.ts';

const flags = defineFlags({
  newList: { title: 'pages.flags.newList', default: false },
  oldMap: { title: 'pages.flags.oldMap', default: true },
});
const settings = defineSettings({
  perPage: { type: 'integer', title: 'pages.settings.perPage', default: 10 },
  look: { type: 'string', title: 'pages.settings.look', default: 'list', enum: ['list', 'cards'] },
});

function Values() {
  const { perPage, look } = useSettings(settings);
  // The types are those of the definition.
  const isCards = look === 'cards';
  return <p>{JSON.stringify([useFlag(flags, 'newList'), useFlag(flags, 'oldMap'), perPage + 1, isCards])}</p>;
}

const app = { id: 'mf-travel', messages: {} };

describe('useFlag and useSettings', () => {
  it('give the defaults of the remote where the site knows nothing', async () => {
    await renderScreen(<Values />, { app });

    expect(screen.getByText('[false,true,11,false]')).toBeVisible();
  });

  it('give what the site has, and the defaults of the others', async () => {
    await renderScreen(<Values />, { app, values: { flags: { newList: true }, settings: { look: 'cards' } } });

    expect(screen.getByText('[true,true,11,true]')).toBeVisible();
  });
});
