import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type PageServices, ServicesContext } from '../services/servicesContext.ts';
import { LoadPage } from './LoadPage.tsx';

function renderAt(search: string): string[] {
  const visited: string[] = [];
  // The page uses only the navigation.
  const services = { base: { navigate: (to: string) => visited.push(to) } } as unknown as PageServices;
  const router = createMemoryRouter([{ path: '*', element: <LoadPage /> }], { initialEntries: [`/load${search}`] });
  render(
    <ServicesContext value={services}>
      <RouterProvider router={router} />
    </ServicesContext>,
  );
  return visited;
}

describe('LoadPage', () => {
  it('navigates to the site path in the address', () => {
    expect(renderAt(`?next=${encodeURIComponent('/travel/payment?orderUid=o1')}`)).toEqual([
      '/travel/payment?orderUid=o1',
    ]);
  });

  it('stays without one, and never leaves the site', () => {
    expect(renderAt('')).toEqual([]);
    expect(renderAt('?next=//evil.example')).toEqual([]);
    expect(renderAt('?next=https://evil.example')).toEqual([]);
  });
});
