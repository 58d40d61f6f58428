import { createFakeShell, listHangul } from '@haesol/remote/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { languageNames, messages } from '../messages.ko.ts';
import { SearchOverlay } from '../overlays/SearchOverlay.tsx';
import { SiteOverlays } from '../overlays/SiteOverlays.tsx';
import { KitTexts } from '../page/KitTexts.tsx';
import { type PageServices, ServicesContext } from '../services/servicesContext.ts';
import { idleEndAtom, loginDialogAtom } from '../signIn/signInAtoms.ts';
import { askAtom, isSearchOpenAtom, overlayAtom, showToastAtom } from '../state/overlayAtoms.ts';
import { texts as en } from '../texts/en.ts';
import { texts as ja } from '../texts/ja.ts';
import { texts as simplified } from '../texts/zhCn.ts';
import { texts as traditional } from '../texts/zhTw.ts';
import type { ChromeModel } from './chromeTypes.ts';
import { AlertPanel } from './feedback/AlertPanel.tsx';
import { MenuDrawer } from './header/MenuDrawer.tsx';
import { CleanLayout } from './layouts/CleanLayout.tsx';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import { HomeLayout } from './layouts/HomeLayout.tsx';
import { LoadLayout } from './layouts/LoadLayout.tsx';
import { ErrorPage } from './states/ErrorPage.tsx';
import { FallbackErrorPage } from './states/FallbackErrorPage.tsx';
import { RemoteFallback } from './states/RemoteFallback.tsx';
import { RouteSkeleton } from './states/RouteSkeleton.tsx';
import { aChromeModel, aMenuGroup } from './testing/aChromeModel.ts';

const nothing = () => undefined;
const location = { pathname: '/travel', search: '', hash: '', key: 'a', state: null, action: 'POP' } as const;
const base = createFakeShell();
const services = {
  ...{ base, keepSession: nothing },
  slotPlaces: { mountSlot: () => nothing },
} as unknown as PageServices;

/** A model whose menu entries, which remotes name, are in English. */
const aModel = (overrides: Partial<ChromeModel> = {}) =>
  aChromeModel({
    groups: [aMenuGroup('intro', ['/intro', 'Welcome']), aMenuGroup('infoPlaza', ['/infoPlaza/notice', 'Notices'])],
    personal: aMenuGroup('mypage', ['/myPage/edu', 'Courses']),
    service: aMenuGroup('travel', ['/travel/tours', 'Tours']),
    ...overrides,
  });
const member = (): Partial<ChromeModel> => ({
  session: { name: 'Kim', changePasswordHref: '/login/changePw' },
  alerts: { count: 120, onOpen: nothing },
});
const alert = {
  ntfUid: 'a',
  title: 'Booked',
  text: 'Boat',
  link: '/travel/my',
  readYn: 'N' as const,
  createdDt: '2026-11-23T10:00:00+09:00',
};
const drawAlerts = (locale: string, change: Partial<Parameters<typeof AlertPanel>[0]> = {}) => (
  <AlertPanel
    hasFailed={false}
    list={[alert]}
    locale={locale}
    onClose={nothing}
    onFollow={nothing}
    onReadAll={nothing}
    onRetry={nothing}
    open
    unread={1}
    {...change}
  />
);
const subHeader = { crumbs: [{ label: 'Notices' }], title: 'Notices', lead: 'News' };

const parts: readonly (readonly [name: string, draw: (locale: string) => ReactNode])[] = [
  [
    'header, drawer and footer of a page',
    () => (
      <DefaultLayout model={aModel()} sideGroup={aMenuGroup('infoPlaza', ['/a', 'A'])} subHeader={subHeader}>
        {null}
      </DefaultLayout>
    ),
  ],
  [
    'those of a travel page, for a member',
    () => (
      <HomeLayout model={aModel({ ...member(), currentGroup: 'travel' })} sticky={null}>
        {null}
      </HomeLayout>
    ),
  ],
  ['the open drawer', () => <MenuDrawer model={aModel(member())} onClose={nothing} open side="start" />],
  ['alerts', (locale) => drawAlerts(locale)],
  ['no alerts', (locale) => drawAlerts(locale, { list: [], unread: 0 })],
  ['alerts that load', (locale) => drawAlerts(locale, { list: undefined })],
  ['alerts that failed', (locale) => drawAlerts(locale, { list: undefined, hasFailed: true })],
  ['a page without menus', () => <CleanLayout>{null}</CleanLayout>],
  ['a page that loads', () => <LoadLayout />],
  ...[403, 404, 500].map(
    (status) => [`error ${status}`, () => <ErrorPage onBack={nothing} status={status as 404} />] as const,
  ),
  ['the last error page', () => <FallbackErrorPage />],
  ['a part that failed', () => <RemoteFallback onRetry={nothing} />],
  ['a skeleton', () => <RouteSkeleton kind="list" />],
];

/** Lists what is Korean, apart from the name of the language itself. */
const listKorean = () => listHangul(document).filter((text) => text !== languageNames.ko);

describe.each([
  ['en', en],
  ['ja', ja],
  ['zh-CN', simplified],
  ['zh-TW', traditional],
])('the chrome in %s', (locale, texts) => {
  const korean = { ...messages };
  beforeAll(() => {
    Object.assign(messages, texts);
  });
  afterAll(() => {
    Object.assign(messages, korean);
  });

  it.each(parts)('has no Korean text in %s, nor in what its buttons open', async (_name, draw) => {
    const user = userEvent.setup();
    render(<KitTexts>{draw(locale)}</KitTexts>);
    const found = listKorean();
    for (const button of screen.queryAllByRole('button', { hidden: true })) {
      if (!button.isConnected) continue;
      await user.click(button);
      found.push(...listKorean());
    }

    expect(document.body).not.toBeEmptyDOMElement();
    expect(found).toEqual([]);
  });

  it('marks entries of the menus that a remote names in Korean alone', async () => {
    const korean = aMenuGroup('infoPlaza', ['/infoPlaza/notice', '공지사항']);
    render(<DefaultLayout model={aModel({ groups: [korean], currentGroup: 'infoPlaza' })}>{null}</DefaultLayout>);
    for (const button of screen.queryAllByRole('button', { name: texts.groups.infoPlaza }))
      await userEvent.click(button);
    render(
      <MenuDrawer
        model={aModel({ groups: [korean], currentGroup: 'infoPlaza' })}
        onClose={nothing}
        open
        side="start"
      />,
    );

    const entries = screen.getAllByRole('link', { name: '공지사항', hidden: true });
    expect(entries.length).toBeGreaterThan(1);
    for (const entry of entries) expect(entry.closest('[lang]')).toHaveAttribute('lang', 'ko');
  });

  it('has none in toasts, questions, the dialogs of login, session and search, and the loading overlay', async () => {
    const store = createStore();
    render(
      <ServicesContext value={services}>
        <Provider store={store}>
          <KitTexts>
            <SiteOverlays />
            <SearchOverlay location={location} />
          </KitTexts>
        </Provider>
      </ServicesContext>,
    );
    await act(async () => {
      store.set(showToastAtom, { kind: 'done', text: 'Saved' });
      store.set(isSearchOpenAtom, true);
      store.set(idleEndAtom, base.now() + 95_000);
      store.set(loginDialogAtom, { location, close: nothing, leave: nothing });
      void store.set(askAtom, messages.leaveQuestion);
      void store.set(overlayAtom, new Promise(nothing));
      window.dispatchEvent(new Event('offline'));
    });

    expect(screen.getAllByRole('dialog', { hidden: true }).length).toBeGreaterThanOrEqual(3);
    expect(listKorean()).toEqual([]);
  });
});
