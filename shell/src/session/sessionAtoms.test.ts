import { createStore } from 'jotai';
import {
  accessTokenAtom,
  renewTokenAtom,
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
  it('begin with a visitor of whom nothing is known', () => {
    const store = createStore();

    expect(store.get(sessionAtom)).toEqual({ isLogin: false, userInfo: null });
    expect(store.get(accessTokenAtom)).toBe('');
    expect(store.get(sessionKnownAtom)).toBe(false);
  });

  it('hold member and token after signing in', () => {
    const store = createStore();

    store.set(signInAtom, { accessToken: 'token', userInfo });

    expect(store.get(sessionAtom)).toEqual({ isLogin: true, userInfo });
    expect(store.get(accessTokenAtom)).toBe('token');
  });

  it('keep the token out of what screens see', () => {
    const store = createStore();

    store.set(signInAtom, { accessToken: 'secret', userInfo });

    expect(JSON.stringify(store.get(sessionAtom))).not.toContain('secret');
  });

  it('tell nobody about a renewed token, because the member is the same', () => {
    const store = createStore();
    store.set(signInAtom, { accessToken: 'old', userInfo });
    const seen: unknown[] = [];
    store.sub(sessionAtom, () => seen.push(store.get(sessionAtom)));

    store.set(renewTokenAtom, 'new');

    expect(store.get(accessTokenAtom)).toBe('new');
    expect(seen).toEqual([]);
  });

  it('forget everything after signing out', () => {
    const store = createStore();
    store.set(signInAtom, { accessToken: 'token', userInfo });

    store.set(signOutAtom);

    expect(store.get(sessionAtom)).toEqual({ isLogin: false, userInfo: null });
    expect(store.get(accessTokenAtom)).toBe('');
  });
});
