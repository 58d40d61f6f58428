import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ChromeModel } from '../chrome/chromeTypes.ts';
import { aChromeModel } from '../chrome/testing/aChromeModel.ts';
import { setRegistryAtom } from '../registry/registry.ts';
import { anEntry, aRegistry, aRemoteJson, aRoute } from '../registry/testing/aRegistry.ts';
import { SiteFrame } from './SiteFrame.tsx';

function renderFrame(model: ChromeModel, group: string, sticky: boolean, paths: readonly string[]) {
  const json = aRemoteJson({ routes: [aRoute('/a', { sticky, group }), ...paths.map((path) => aRoute(path))] });
  const [route] = json.routes;
  if (route === undefined) throw new Error('There is no route');
  const store = createStore();
  store.set(setRegistryAtom, aRegistry(anEntry(json)));
  render(
    <Provider store={store}>
      <SiteFrame
        crumbs={[]}
        model={model}
        names={{ place: '가', hasOwnHeading: false, documentTitle: '가' }}
        route={route}
      >
        <p>글</p>
      </SiteFrame>
    </Provider>,
  );
}

function show(sticky: boolean, paths: readonly string[]) {
  renderFrame(aChromeModel(), 'travel', sticky, paths);
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

describe('the side menu', () => {
  const me = { session: { name: '한가람', note: '기업회원' }, currentGroup: 'mypage' };

  it('says whose page my page is', () => {
    renderFrame(aChromeModel(me), 'mypage', false, []);

    expect(screen.getByRole('navigation', { name: '마이페이지 메뉴' })).toHaveTextContent(
      /^한한가람님기업회원마이페이지/,
    );
  });

  it('says it on no other page', () => {
    renderFrame(aChromeModel({ ...me, currentGroup: 'infoPlaza' }), 'infoPlaza', false, []);

    expect(screen.getByRole('navigation', { name: '정보광장 메뉴' })).not.toHaveTextContent('한가람');
  });
});
