import type { RouterLocation } from '@haesol/remote/shell-api';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { type PageServices, ServicesContext } from '../services/servicesContext.ts';
import { isSearchOpenAtom } from '../state/overlayAtoms.ts';
import { SearchOverlay } from './SearchOverlay.tsx';

const at = (key: string): RouterLocation => ({
  pathname: '/infoPlaza/notice',
  search: '?pageNum=2',
  hash: '',
  state: null,
  key,
  action: 'POP',
});

function anOverlay() {
  const events: string[] = [];
  const slotPlaces: PageServices['slotPlaces'] = {
    mountSlot(name, place, _props, location) {
      events.push(`mount ${name} on ${location.get().search}`);
      place.textContent = '검색창';
      return () => void events.push(`leave ${name}`);
    },
  };
  const services = { slotPlaces } as unknown as PageServices;
  const store = createStore();
  const page = (key: string) => (
    <ServicesContext value={services}>
      <Provider store={store}>
        <SearchOverlay location={at(key)} />
      </Provider>
    </ServicesContext>
  );
  const { rerender } = render(page('a'));
  return { events, store, go: (key: string) => rerender(page(key)), user: userEvent.setup() };
}

describe('SearchOverlay', () => {
  it('is filled by its owner while it is open', async () => {
    const { events, store, user } = anOverlay();
    expect(screen.queryByText('검색창')).not.toBeInTheDocument();

    act(() => store.set(isSearchOpenAtom, true));
    expect(screen.getByRole('dialog', { name: '통합검색' })).toHaveTextContent('검색창');
    await user.click(screen.getByRole('button', { name: '닫기' }));

    expect(events).toEqual(['mount site.search.v1 on ?pageNum=2', 'leave site.search.v1']);
    expect(store.get(isSearchOpenAtom)).toBe(false);
  });

  it('closes when its page is left', () => {
    const { store, go } = anOverlay();
    act(() => store.set(isSearchOpenAtom, true));

    go('b');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
