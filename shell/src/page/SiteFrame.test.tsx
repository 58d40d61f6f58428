import type { RemoteRoute } from '@haesol/contracts/release';
import { render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ChromeModel } from '../chrome/chromeTypes.ts';
import { aChromeModel } from '../chrome/testing/aChromeModel.ts';
import { setRegistryAtom } from '../registry/registry.ts';
import { anEntry, aRegistry, aRemoteJson, aRoute } from '../registry/testing/aRegistry.ts';
import { type PageServices, ServicesContext } from '../services/servicesContext.ts';
import type { PageNames } from '../state/pageTitle.ts';
import { whenIdle } from '../state/whenIdle.ts';
import { SiteFrame } from './SiteFrame.tsx';

interface Frame {
  readonly group: string;
  readonly route?: Partial<RemoteRoute>;
  readonly names?: Partial<PageNames>;
  readonly sticky?: boolean;
  /** Slots that the remote fills. */
  readonly offers?: readonly string[];
}

const location = { pathname: '/a', search: '', hash: '', state: null, key: 'k', action: 'POP' } as const;

function renderFrame(model: ChromeModel, { group, route: own, names, sticky = false, offers = [] }: Frame) {
  const json = aRemoteJson({
    routes: [aRoute('/a', { sticky, group, ...own })],
    offers: offers.map((slot) => ({ slot, gets: [] })),
  });
  const [route] = json.routes;
  if (route === undefined) throw new Error('There is no route');
  const store = createStore();
  store.set(setRegistryAtom, aRegistry(anEntry(json)));
  const mounted: string[] = [];
  const slotPlaces: PageServices['slotPlaces'] = {
    mountSlot(name) {
      mounted.push(name);
      return () => undefined;
    },
  };
  const { container } = render(
    <ServicesContext value={{ slotPlaces } as unknown as PageServices}>
      <Provider store={store}>
        <SiteFrame
          crumbs={[]}
          location={location}
          model={model}
          names={{ place: '가', hasOwnHeading: false, documentTitle: '가', ...names }}
          route={route}
        >
          <p>글</p>
        </SiteFrame>
      </Provider>
    </ServicesContext>,
  );
  return { mounted, room: container.querySelector('[data-sticky="true"]') };
}

describe('the sticky area', () => {
  const show = (sticky: boolean, offers: readonly string[]) =>
    renderFrame(aChromeModel(), { group: 'travel', sticky, offers });

  it('is filled by its owner once the browser is idle, in reserved space', async () => {
    const { mounted, room } = show(true, ['site.sticky.v1']);

    expect(room).not.toBeNull();
    expect(mounted).toEqual([]);
    await waitFor(() => expect(mounted).toEqual(['site.sticky.v1']));
  });

  it.each([
    ['no remote offers it', true, []],
    ['the route does not ask for it', false, ['site.sticky.v1']],
  ])('takes no space if %s', async (_name, sticky, offers) => {
    const { mounted, room } = show(sticky, offers);
    await new Promise<void>((resolve) => whenIdle(resolve));

    expect([room, mounted]).toEqual([null, []]);
  });
});

describe('the header', () => {
  const show = (route: Partial<RemoteRoute>, names: Partial<PageNames> = {}) =>
    renderFrame({ ...aChromeModel(), currentLink: '/list' }, { group: 'infoPlaza', route, names });
  const sizeOf = () => screen.queryByRole('region', { name: '가 제목' })?.dataset.size;

  it.each([
    ['full', {}],
    ['half', { head: 'half' }],
    ['half', { guard: 'member' }],
    ['post', { head: 'post', guard: 'member' }],
  ] as const)('is %s of a route with %j', (size, route) => {
    show(route);

    expect(sizeOf()).toBe(size);
  });

  it('shows the list of a post as a link, and leaves the h1 to the post', () => {
    show({}, { hasOwnHeading: true });

    expect(sizeOf()).toBe('post');
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '가' })).toHaveAttribute('href', '/list');
    expect(screen.queryByText('상세')).not.toBeInTheDocument();
  });

  it('is a background for a page with its own header', () => {
    show({ head: 'own' });

    expect(screen.queryByRole('navigation', { name: '현재 위치' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });
});

describe('the side menu', () => {
  const me = { session: { name: '한가람', note: '기업회원' }, currentGroup: 'mypage' };

  it('shows the member on my page', () => {
    renderFrame(aChromeModel(me), { group: 'mypage' });

    expect(screen.getByRole('navigation', { name: '마이페이지 메뉴' })).toHaveTextContent(
      /^한한가람님기업회원마이페이지/,
    );
  });

  it('does not show the member on other pages', () => {
    renderFrame(aChromeModel({ ...me, currentGroup: 'infoPlaza' }), { group: 'infoPlaza' });

    expect(screen.getByRole('navigation', { name: '정보광장 메뉴' })).not.toHaveTextContent('한가람');
  });
});
