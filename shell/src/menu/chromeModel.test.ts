import type { SessionView } from '@haesol/remote/shell-api';
import { applyBrand } from '../applyBrand.ts';
import { messages } from '../messages.ko.ts';
import { anEntry, aRegistry, aRemoteJson, aRoute } from '../registry/testing/aRegistry.ts';
import { type ChromeModelInput, toChromeModel, toSideGroup } from './chromeModel.ts';
import { listEntries } from './menu.ts';

const visitor: SessionView = { isLogin: false, userInfo: null };
const aMember = (...roles: string[]): SessionView => ({
  isLogin: true,
  userInfo: { user_nm: '김해솔', email: '', memberClass: 'COMPANY', roles, profileUrl: null },
});
const entry = (menu: string, order: number, more: object = {}) => ({
  group: 'infoPlaza',
  order,
  menu,
  label: menu,
  link: `/infoPlaza/${menu}`,
  ...more,
});

const registry = aRegistry(
  anEntry(
    aRemoteJson({
      routes: [
        aRoute('/infoPlaza/notice', { alias: ['/infoPlaza/board'] }),
        aRoute('/infoPlaza/archive', { menu: 'news' }),
        aRoute('/infoPlaza/questions', { title: 'qna' }),
      ],
      menu: [
        entry('news', 20),
        entry('staffOnly', 5, { roles: ['STAFF'] }),
        entry('qna', 30, { link: '/myPage/qna', visitorLink: '/login?next=%2FmyPage%2Fqna' }),
      ],
    }),
  ),
  anEntry(aRemoteJson({ id: 'mf-mypage', menu: [entry('notice', 10)] })),
);

const toModel = (overrides: Partial<ChromeModelInput> = {}) =>
  toChromeModel({
    registry,
    session: visitor,
    isSessionComing: false,
    pathname: '/infoPlaza/notice',
    group: 'infoPlaza',
    display: { theme: 'system', textScale: 100 },
    language: { locale: 'ko', onChoose: () => undefined },
    onLogout: () => {},
    onDisplayChange: () => {},
    ...overrides,
  });
const itemsOf = (overrides: Partial<ChromeModelInput> = {}) =>
  toModel(overrides).groups.find(({ key }) => key === 'infoPlaza')?.items ?? [];

describe('listEntries', () => {
  it('joins the entries of all remotes in their order', () => {
    expect(listEntries(registry, 'infoPlaza', []).map(({ menu }) => menu)).toEqual(['notice', 'news', 'qna']);
  });

  it('shows entries with roles only to people with one of them', () => {
    expect(listEntries(registry, 'infoPlaza', ['STAFF']).map(({ menu }) => menu)).toContain('staffOnly');
  });
});

describe('the main menu of a brand', () => {
  const { groups, groupTabs, groupDescriptions } = messages;
  afterEach(() => Object.assign(messages, { groups, groupTabs, groupDescriptions, order: undefined }));
  const own = aRegistry(
    anEntry(
      aRemoteJson({
        menu: [
          entry('notice', 10),
          entry('advice', 20, { group: 'partners', link: '/cooperation/tech' }),
          entry('intro', 30, { group: 'intro', link: '/intro/intro' }),
        ],
      }),
    ),
  );
  const brand = { texts: messages.brand, korean: messages.brand, siteLinks: [], groups: { partners: '기업' } };

  it('has its groups in its order, and hides the others', () => {
    applyBrand({ ...brand, groupDescriptions: { partners: '함께' }, order: ['partners', 'cooperation', 'infoPlaza'] });

    expect(toModel({ registry: own }).groups).toMatchObject([
      { key: 'partners', title: '기업', description: '함께', tab: { name: '기업', href: '/cooperation/tech' } },
      { key: 'infoPlaza', tab: { name: '정보광장', href: '/infoPlaza/notice' } },
    ]);
  });

  it('is no bar of a service on pages of new and hidden groups', () => {
    applyBrand({ ...brand, order: ['partners'] });

    expect(['partners', 'intro'].map((group) => toModel({ registry: own, group }).service)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is the built-in one without an order', () => {
    applyBrand({ ...brand, groups: {} });

    expect(toModel({ registry: own }).groups.map(({ key, tab }) => [key, tab.href])).toEqual([
      ['intro', '/intro'],
      ['infoPlaza', '/infoPlaza'],
    ]);
  });
});

describe('toChromeModel', () => {
  it('gives only the pages of the travel service a separate menu', () => {
    const travel = { group: 'travel', order: 10, menu: 'passes', label: '누리패스', link: '/travel/passes' };
    const withTravel = aRegistry(anEntry(aRemoteJson({ id: 'mf-travel', menu: [travel] })));

    expect(toModel({ registry: withTravel, group: 'travel' }).service?.items).toMatchObject([
      { link: '/travel/passes' },
    ]);
    expect(toModel({ registry: withTravel, group: 'infoPlaza' }).service).toBeUndefined();
  });

  it('uses another link for visitors if an entry has one', () => {
    expect(itemsOf().at(-1)).toMatchObject({ menu: 'qna', link: '/login?next=%2FmyPage%2Fqna' });
  });

  it('links members to the page itself', () => {
    expect(itemsOf({ session: aMember() }).at(-1)).toMatchObject({ menu: 'qna', link: '/myPage/qna' });
  });

  it('hides entries from people without their roles', () => {
    expect(itemsOf({ session: aMember('STAFF') }).map(({ menu }) => menu)).toContain('staffOnly');
    expect(itemsOf().map(({ menu }) => menu)).not.toContain('staffOnly');
  });

  it('has the groups of the main menu in their order, without empty ones', () => {
    const menu = [entry('guide', 10, { group: 'studentSupport' }), entry('greeting', 10, { group: 'intro' })];
    const more = anEntry(aRemoteJson({ id: 'mf-portal', menu }));
    const model = toModel({ registry: { ...registry, remotes: { ...registry.remotes, 'mf-portal': more } } });

    expect(model.groups.map(({ key }) => key)).toEqual(['intro', 'studentSupport', 'infoPlaza']);
  });

  it('includes the member’s name', () => {
    expect(toModel().session).toBeNull();
    expect(toModel({ session: aMember() }).session).toEqual({ name: '김해솔', note: '기업회원' });
  });

  it('links a member with a temporary password to its change, and back', () => {
    const session = { ...aMember(), mustChangePw: true };

    expect(toModel({ session }).session?.changePasswordHref).toBe('/login/changePw?next=%2FinfoPlaza%2Fnotice');
  });

  it('links to the dashboard of my page by name, independent of the menu order', () => {
    const menu = [
      entry('mypage_edu', 5, { group: 'mypage', link: '/myPage/edu' }),
      entry('mypage_home', 10, { group: 'mypage', link: '/myPage' }),
    ];
    const withPages = (...paths: string[]) => {
      const remote = anEntry(
        aRemoteJson({ id: 'mf-mypage', routes: paths.map((path) => aRoute(path)), menu: menu.slice(0, paths.length) }),
      );
      const { personal, personalHref } = toModel({
        registry: { ...registry, remotes: { 'mf-mypage': remote } },
        session: aMember(),
      });
      return [personalHref, ...personal.items.map(({ link }) => link)];
    };

    expect(withPages('/myPage/edu', '/myPage')).toEqual(['/myPage', '/myPage/edu', '/myPage']);
    expect(withPages('/myPage/edu')).toEqual(['/myPage/edu', '/myPage/edu']);
    expect(withPages()).toEqual(['/myPage']);
  });

  it('finds the current entry by any spelling of its path', () => {
    expect(toModel({ pathname: '/infoplaza/Board/' }).currentLink).toBe('/infoPlaza/notice');
    expect(toModel({ pathname: '/nowhere' }).currentLink).toBeNull();
  });

  it('marks the entry that a page declares', () => {
    expect(toModel({ pathname: '/infoPlaza/archive' }).currentLink).toBe('/infoPlaza/news');
  });

  it('marks an entry with different links for members and visitors', () => {
    const pathname = '/infoPlaza/questions';

    expect(toModel({ pathname }).currentLink).toBe('/login?next=%2FmyPage%2Fqna');
    expect(toModel({ pathname, session: aMember() }).currentLink).toBe('/myPage/qna');
  });

  it('links a visitor with a question to the login first', () => {
    expect(toModel().qnaHref).toBe('/login?next=%2FmyPage%2FqnaWrite');
    expect(toModel({ session: aMember() }).qnaHref).toBe('/myPage/qnaWrite');
  });
});

describe('toSideGroup', () => {
  it('returns the group of the page', () => {
    expect(toSideGroup(toModel())).toMatchObject({ key: 'infoPlaza' });
  });

  it.each(['travel', 'intro', null])('returns none for %s, which has no entries', (group) => {
    expect(toSideGroup(toModel({ group }))).toBeUndefined();
  });
});
