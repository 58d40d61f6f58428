import { createStore } from 'jotai';
import {
  accessTokenAtom,
  identityProofAtom,
  identityUntilAtom,
  sessionAtom,
  sessionKnownAtom,
  signInAtom,
  signOutAtom,
} from './sessionAtoms.ts';

const userInfo = {
  user_nm: '김해솔',
  email: 'haesol@company.example',
  memberClass: 'COMPANY',
  roles: ['MEMBER'],
  profileUrl: null,
};

describe('session atoms', () => {
  it('start with an unknown visitor', () => {
    const store = createStore();

    expect(store.get(sessionAtom)).toEqual({ isLogin: false, userInfo: null });
    expect(store.get(accessTokenAtom)).toBe('');
    expect(store.get(sessionKnownAtom)).toBe(false);
  });

  it('contain member and token after signing in', () => {
    const store = createStore();

    store.set(signInAtom, { accessToken: 'token', userInfo });

    expect(store.get(sessionAtom)).toEqual({ isLogin: true, userInfo });
    expect(store.get(accessTokenAtom)).toBe('token');
  });

  it('treat a guest as a visitor with a proven address', () => {
    const store = createStore();

    store.set(signInAtom, { accessToken: 'token', userInfo: { ...userInfo, memberClass: 'GUEST', roles: [] } });

    expect(store.get(sessionAtom)).toEqual({ isLogin: false, userInfo: null, guest: { email: userInfo.email } });
    expect(store.get(accessTokenAtom)).toBe('token');
  });

  it('do not expose the token to screens', () => {
    const store = createStore();

    store.set(signInAtom, { accessToken: 'secret', userInfo });

    expect(JSON.stringify(store.get(sessionAtom))).not.toContain('secret');
  });

  it('do not notify of a renewed token, because the member is the same', () => {
    const store = createStore();
    store.set(signInAtom, { accessToken: 'old', userInfo });
    const seen: unknown[] = [];
    store.sub(sessionAtom, () => seen.push(store.get(sessionAtom)));

    store.set(signInAtom, { accessToken: 'new', userInfo });

    expect(store.get(accessTokenAtom)).toBe('new');
    expect(seen).toEqual([]);
  });

  it('open the pages behind a proof of identity that a refresh returns, until its expiry', () => {
    const store = createStore();
    const reauth = { reauthToken: 'proof', expireDt: '2026-11-23T01:10:00.000Z', passwordYn: 'Y' } as const;

    store.set(signInAtom, { accessToken: 'token', userInfo, reauth });

    expect(store.get(identityUntilAtom)).toBe(Date.parse('2026-11-23T01:10:00.000Z'));
    expect(store.get(identityProofAtom)).toEqual({ token: 'proof', passwordYn: 'Y' });
  });

  it('keep the expiry of a proof when a renewal returns the same one, so that the page is not checked again', () => {
    const store = createStore();
    const reauth = { reauthToken: 'proof', expireDt: '2026-11-23T01:10:00.000Z', passwordYn: 'Y' } as const;
    store.set(signInAtom, { accessToken: 'token', userInfo });
    store.set(identityProofAtom, { token: 'proof', passwordYn: 'Y' });
    store.set(identityUntilAtom, 600);

    store.set(signInAtom, { accessToken: 'next', userInfo, reauth });
    const before = store.get(identityUntilAtom);
    store.set(signInAtom, { accessToken: 'next', userInfo, reauth: { ...reauth, reauthToken: 'newer' } });

    expect([before, store.get(identityUntilAtom)]).toEqual([600, Date.parse(reauth.expireDt)]);
  });

  it('keep a proof when a renewal returns none, and remove it with its member', () => {
    const store = createStore();
    const reauth = { reauthToken: 'proof', expireDt: '2026-11-23T01:10:00.000Z', passwordYn: 'Y' } as const;
    store.set(signInAtom, { accessToken: 'token', userInfo, reauth });
    store.set(signInAtom, { accessToken: 'next', userInfo });
    const kept = store.get(identityProofAtom);

    store.set(signInAtom, { accessToken: 'other', userInfo: { ...userInfo, email: 'other@company.example' } });

    expect(kept).toEqual({ token: 'proof', passwordYn: 'Y' });
    expect([store.get(identityProofAtom), store.get(identityUntilAtom)]).toEqual([null, 0]);
  });

  it('are cleared after signing out', () => {
    const store = createStore();
    store.set(signInAtom, { accessToken: 'token', userInfo });

    store.set(signOutAtom);

    expect(store.get(sessionAtom)).toEqual({ isLogin: false, userInfo: null });
    expect(store.get(accessTokenAtom)).toBe('');
  });
});
