import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { aChromeModel } from '../chrome/testing/aChromeModel.ts';
import { setRegistryAtom } from './registry.ts';
import { SiteFrame } from './SiteFrame.tsx';
import { anEntry, aRegistry, aRemoteJson, aRoute } from './testing/aRegistry.ts';

function show(sticky: boolean, paths: readonly string[]) {
  const json = aRemoteJson({ routes: [aRoute('/a', { sticky }), ...paths.map((path) => aRoute(path))] });
  const [route] = json.routes;
  if (route === undefined) throw new Error('There is no route');
  const store = createStore();
  store.set(setRegistryAtom, aRegistry(anEntry(json)));
  render(
    <Provider store={store}>
      <SiteFrame
        crumbs={[]}
        model={aChromeModel()}
        names={{ place: '가', hasOwnHeading: false, documentTitle: '가' }}
        route={route}
      >
        <p>글</p>
      </SiteFrame>
    </Provider>,
  );
  return screen.queryByRole('navigation', { name: '빠른 서비스' });
}

describe('the sticky area', () => {
  it('leads to the pages that somebody owns', () => {
    expect(show(true, ['/travel/promotions'])).toHaveTextContent(/^프로모션$/);
  });

  it('is not there where nobody owns a page of it', () => {
    expect(show(true, [])).toBeNull();
  });

  it('is not there where the route does not ask for it', () => {
    expect(show(false, ['/travel/promotions'])).toBeNull();
  });
});
