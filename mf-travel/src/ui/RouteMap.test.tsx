import { renderScreen, screen } from '@haesol/remote/testing';
import { app } from '#app';
import { RouteMap } from './RouteMap.tsx';

const stops = [
  { id: '1', lat: 36.3159, lng: 130.8835, moveBy: 'CAR' },
  { id: '2', lat: 36.4619, lng: 130.5028, moveBy: 'WALK' },
  { id: '3', lat: 36.4619, lng: 130.5028, moveBy: null },
] as const;

describe('RouteMap', () => {
  it('draws a way by car along the roads and a walk straight, and explains both', async () => {
    await renderScreen(<RouteMap label="경로 지도" stops={stops} />, { app });
    const map = screen.getByRole('img', { name: '경로 지도' });
    const ways = [...map.querySelectorAll('path[data-by]')].map((way) => [
      way.getAttribute('data-by'),
      (way.getAttribute('d') ?? '').split('L').length > 2,
    ]);

    expect(ways).toEqual([
      ['CAR', true],
      ['WALK', false],
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['차', '걷기']);
  });

  it('draws the way of a plan to an island as a boat', async () => {
    const toIsland = [
      { id: '1', lat: 36.3159, lng: 130.8835, moveBy: 'CAR' },
      { id: '2', lat: 36.2407, lng: 131.1035, moveBy: null },
    ] as const;
    await renderScreen(<RouteMap label="경로 지도" stops={toIsland} />, { app });

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['배']);
  });

  it('shows the numbers of two stops at one place beside each other', async () => {
    await renderScreen(<RouteMap label="경로 지도" stops={stops} />, { app });
    const numbers = [...screen.getByRole('img').querySelectorAll('g[transform]')].map((number) =>
      number.getAttribute('transform'),
    );

    expect(new Set(numbers).size).toBe(3);
  });
});
