import { renderScreen, screen } from '@haesol/remote/testing';
import { app } from '#app';
import { WayLegend } from './WayLegend.tsx';

const listNames = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('WayLegend', () => {
  it('explains only the lines that are drawn', async () => {
    await renderScreen(<WayLegend ways={['WALK', 'CAR', 'WALK']} />, { app });

    expect(listNames()).toEqual(['차', '걷기']);
  });

  it('is absent without lines', async () => {
    await renderScreen(<WayLegend ways={[]} />, { app });

    expect(listNames()).toEqual([]);
  });
});
