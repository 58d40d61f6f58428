import type { SessionView } from '@haesol/remote/shell-api';
import { anEntry, aRegistry, aRemoteJson, aRoute } from '../registry/testing/aRegistry.ts';
import { decidePage, type PageRequest } from './pageDecision.ts';

const visitor: SessionView = { isLogin: false, userInfo: null };
const aMember = (...roles: string[]): SessionView => ({
  isLogin: true,
  userInfo: {
    user_nm: '김해솔',
    email: 'haesol@company.example',
    memberClass: 'COMPANY',
    roles: ['MEMBER', ...roles],
    profileUrl: null,
  },
});

/** Decides about `/a` with the given route. */
function decide(route: Readonly<Record<string, unknown>>, request: Partial<PageRequest> = {}, roles: string[] = []) {
  const json = aRemoteJson({ roles, routes: [aRoute('/a', route), aRoute('/b')] });
  return decidePage({
    registry: aRegistry(anEntry(json)),
    pathname: '/a',
    search: '',
    session: visitor,
    isSessionKnown: true,
    ...request,
  });
}

describe('decidePage', () => {
  it('shows the page of a path', () => {
    expect(decide({})).toMatchObject({
      kind: 'page',
      route: { path: '/a' },
      entry: { remoteJson: { id: 'mf-infoplaza' } },
    });
  });

  it('accepts a path in any case, with a trailing slash, and in another spelling', () => {
    expect(decide({}, { pathname: '/A/' })).toMatchObject({ kind: 'page' });
    expect(decide({ alias: ['/old_a'] }, { pathname: '/old_a' })).toMatchObject({
      kind: 'page',
      route: { path: '/a' },
    });
  });

  it('does not find a path without an owner', () => {
    expect(decide({}, { pathname: '/c' })).toEqual({ kind: 'error', status: 404 });
  });

  it('redirects from the index of a group to its first page, with the query', () => {
    expect(decide({ redirect: '/b' }, { search: '?x=1' })).toMatchObject({ kind: 'go', to: '/b?x=1' });
  });

  it('shows a frame during a redirect: of the requested page, or of the first page of a group', () => {
    expect(decide({ guard: 'member' })).toMatchObject({ kind: 'go', route: { path: '/a' } });
    expect(decide({ redirect: '/b' })).toMatchObject({ kind: 'go', route: { path: '/b' } });
    expect(decide({ redirect: '/c' })).toEqual({ kind: 'go', to: '/c' });
  });

  it('fails for an unknown layout', () => {
    expect(decide({ layout: 'fancy' })).toEqual({ kind: 'error', status: 500, message: 'Unknown layout: fancy' });
  });

  it('fails for an unknown guard', () => {
    expect(decide({ guard: 'dragon' })).toEqual({ kind: 'error', status: 500, message: 'Unknown middleware: dragon' });
  });

  it.each(['member', 'staff', 'admin', 'reauth'])('waits at the guard %s until the session is known', (guard) => {
    expect(decide({ guard }, { isSessionKnown: false })).toMatchObject({ kind: 'wait', route: { path: '/a' } });
  });

  it('keeps a member on the login page after a redirect from a failed page', () => {
    const request = { session: aMember(), search: '?next=%2Fb&why=reserve' };

    expect(decide({ guard: 'visitor' }, request)).toMatchObject({ kind: 'page' });
    expect(decide({ guard: 'visitor' }, { ...request, search: '?next=%2Fb' })).toMatchObject({
      kind: 'go',
      to: '/b',
    });
  });

  it.each(['member', 'staff', 'admin', 'reauth'])(
    'redirects a visitor from the guard %s to the login and back',
    (guard) => {
      expect(decide({ guard }, { search: '?pageNum=2' })).toMatchObject({
        kind: 'go',
        to: '/login?next=%2Fa%3FpageNum%3D2',
        toast: '로그인이 필요한 서비스입니다.',
      });
    },
  );

  it('admits everyone at the guard buyer, once the session is known', () => {
    expect(decide({ guard: 'buyer' }, { isSessionKnown: false })).toMatchObject({ kind: 'wait' });
    expect(decide({ guard: 'buyer' })).toMatchObject({ kind: 'page' });
    expect(decide({ guard: 'buyer' }, { session: aMember() })).toMatchObject({ kind: 'page' });
  });

  it('admits a member', () => {
    expect(decide({ guard: 'member' }, { session: aMember() })).toMatchObject({ kind: 'page' });
  });

  it.each([
    ['staff', 'STAFF'],
    ['staff', 'ADMIN'],
    ['admin', 'ADMIN'],
  ])('admits at the guard %s a member who is %s', (guard, role) => {
    expect(decide({ guard }, { session: aMember(role) })).toMatchObject({ kind: 'page' });
  });

  it.each([
    ['staff', 'MEMBER'],
    ['admin', 'STAFF'],
  ])('refuses at the guard %s a member who is only %s', (guard, role) => {
    expect(decide({ guard }, { session: aMember(role) })).toEqual({
      kind: 'error',
      status: 403,
      message: '이용 권한이 없습니다.',
    });
  });

  it('admits a visitor to a page for visitors, also before the session is known', () => {
    expect(decide({ guard: 'visitor' })).toMatchObject({ kind: 'page' });
    expect(decide({ guard: 'visitor' }, { isSessionKnown: false })).toMatchObject({ kind: 'page' });
  });

  it('redirects a member from a page for visitors home, or to the requested page', () => {
    const session = aMember();

    expect(decide({ guard: 'visitor' }, { session })).toMatchObject({ kind: 'go', to: '/' });
    expect(decide({ guard: 'visitor' }, { session, search: '?next=%2Fb%3Fx%3D1' })).toMatchObject({
      kind: 'go',
      to: '/b?x=1',
    });
  });

  it('hides a remote from members without its roles', () => {
    expect(decide({}, { session: aMember() }, ['STAFF'])).toEqual({ kind: 'error', status: 404 });
    expect(decide({}, { session: aMember('STAFF') }, ['STAFF'])).toMatchObject({ kind: 'page' });
  });
});

describe('pages for testers', () => {
  it('are open to everyone in demo mode', () => {
    expect(decide({ guard: 'tester' }, { isDemo: true })).toMatchObject({ kind: 'page' });
  });

  it('are for staff only in production', () => {
    expect(decide({ guard: 'tester' })).toMatchObject({ kind: 'go', to: '/login?next=%2Fa' });
    expect(decide({ guard: 'tester' }, { session: aMember() })).toMatchObject({ kind: 'error', status: 403 });
    expect(decide({ guard: 'tester' }, { session: aMember('STAFF') })).toMatchObject({ kind: 'page' });
  });

  it('wait until the session is known, as on the server', () => {
    expect(decide({ guard: 'tester' }, { isDemo: true, isSessionKnown: false })).toMatchObject({ kind: 'wait' });
  });
});

describe('proof of identity and temporary passwords', () => {
  const member = aMember();

  it('requires a proof of identity for a page behind the guard reauth', () => {
    expect(decide({ guard: 'reauth' }, { session: member, search: '?x=1' })).toMatchObject({
      kind: 'go',
      to: '/myPage/info?next=%2Fa%3Fx%3D1',
    });
  });

  it('admits a member with a recent proof', () => {
    expect(decide({ guard: 'reauth' }, { session: member, isIdentityFresh: true })).toMatchObject({ kind: 'page' });
  });

  it('redirects a visitor to the login first', () => {
    expect(decide({ guard: 'reauth' })).toMatchObject({ kind: 'go', to: '/login?next=%2Fa' });
  });

  it('redirects from members’ pages to the change of a temporary password', () => {
    const session = { ...member, mustChangePw: true };

    expect(decide({ guard: 'member' }, { session })).toMatchObject({ kind: 'go', to: '/login/changePw?next=%2Fa' });
    expect(decide({ guard: null }, { session })).toMatchObject({ kind: 'page' });
  });

  it('redirects there from the login too', () => {
    const session = { ...member, mustChangePw: true };

    expect(decide({ guard: 'visitor' }, { session, search: '?next=/b' })).toMatchObject({
      kind: 'go',
      to: '/login/changePw?next=%2Fb',
    });
  });
});
