import { waitFor } from '@testing-library/react';
import { hasRefreshToken } from './refreshToken.ts';
import { createSession, type SessionListeners, type SessionTransport } from './session.ts';
import { accessTokenAtom, sessionAtom, sessionKnownAtom, signOutAtom } from './sessionAtoms.ts';
import type { RefreshedSession } from './sessionRenewal.ts';
import { shellStore } from './shellStore.ts';

const member = {
  user_nm: '김해솔',
  email: 'haesol@company.example',
  memberClass: 'COMPANY',
  roles: ['MEMBER'],
  profileUrl: null,
};

const channels: BroadcastChannel[] = [];
const RealChannel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends RealChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};

/** Another tab of the site. */
function aTab() {
  const channel = new RealChannel('haesol.session');
  channels.push(channel);
  const heard: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  channel.onmessage = ({ data }) => {
    heard.push(data);
    waiting.shift()?.(data);
  };
  return {
    heard,
    tell: (kind: 'kept' | 'signed-in' | 'signed-out', answer?: RefreshedSession, isIdle?: boolean) =>
      channel.postMessage({ kind, answer, isIdle }),
    next: () => new Promise<unknown>((resolve) => waiting.push(resolve)),
  };
}

function mark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the marker cookie is under test
  document.cookie = 'refreshToken=1; Path=/';
}
function unmark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the marker cookie is under test
  document.cookie = 'refreshToken=; Path=/; Max-Age=0';
}

/** Session with a fake server; `until` resolves at the next end of the session. */
function aSession(
  overrides: Partial<SessionTransport> = {},
  isHeld = () => false,
  findMember: SessionListeners['findMember'] = async () => undefined,
) {
  const ends: string[] = [];
  const calls: string[] = [];
  const { promise: until, resolve } = Promise.withResolvers<string>();
  const session = createSession(
    {
      refresh: async () => {
        calls.push('refresh');
        return { accessToken: 'fresh', userInfo: member };
      },
      logout: async () => void calls.push('logout'),
      ...overrides,
    },
    {
      isHeld,
      findMember,
      onEnd: (reason) => {
        ends.push(reason);
        resolve(reason);
      },
    },
  );
  return { session, ends, calls, until };
}

const signIn = { accessToken: 'token', expireSec: 900, userInfo: member };

beforeEach(() => {
  unmark();
  shellStore.set(signOutAtom);
});
afterEach(() => {
  channels.splice(0).map((channel) => channel.close());
});

describe('hasRefreshToken', () => {
  it('is false without the marker cookie', () => {
    expect(hasRefreshToken()).toBe(false);
  });

  it('is true with the marker cookie', () => {
    mark();

    expect(hasRefreshToken()).toBe(true);
  });
});

describe('a guest', () => {
  const guest = { ...member, memberClass: 'GUEST', roles: [] };

  it('becomes a visitor at the end of the session, also with unsaved input', () => {
    const { session, ends } = aSession({}, () => true);
    session.signIn({ ...signIn, userInfo: guest });

    session.expire(undefined);

    expect(ends).toEqual(['guestExpired']);
    expect(shellStore.get(sessionAtom)).toEqual({ isLogin: false, userInfo: null });
  });

  it('is replaced by the member who signs in', () => {
    const { session } = aSession();
    session.signIn({ ...signIn, userInfo: guest });

    session.signIn(signIn);

    expect(shellStore.get(sessionAtom)).toEqual({ isLogin: true, userInfo: member });
  });
});

describe('after a page load', () => {
  it('sends no request for a visitor', async () => {
    const { session, calls } = aSession();

    await session.ready();

    expect(calls).toEqual([]);
    expect(shellStore.get(sessionKnownAtom)).toBe(true);
    expect(shellStore.get(sessionAtom)).toEqual({ isLogin: false, userInfo: null });
  });

  it('restores a member with a new token', async () => {
    mark();
    const { session, calls } = aSession();

    await session.ready();

    expect(calls).toEqual(['refresh']);
    expect(shellStore.get(sessionAtom)).toEqual({ isLogin: true, userInfo: member });
    expect(session.accessToken()).toBe('fresh');
  });

  it('shares one refresh among all waiting callers', async () => {
    mark();
    const { session, calls } = aSession();

    await Promise.all([session.ready(), session.ready(), session.refresh()]);

    expect(calls).toEqual(['refresh']);
  });

  it('becomes a visitor when the server refuses the session', async () => {
    mark();
    const { session, ends } = aSession({ refresh: async () => undefined });

    await session.ready();

    expect(shellStore.get(sessionAtom).isLogin).toBe(false);
    expect(ends).toEqual([]);
  });

  it('shows a kept page to its member, without a token, only while the server is unreachable', async () => {
    mark();
    const unreachable = async () => {
      throw new TypeError('Failed to fetch');
    };
    const kept = async () => member;
    await aSession({ refresh: async () => undefined }, undefined, kept).session.ready();
    expect(shellStore.get(sessionAtom).isLogin).toBe(false);

    await aSession({ refresh: unreachable }, undefined, kept).session.ready();
    expect(shellStore.get(sessionAtom).userInfo).toEqual(member);
    expect(shellStore.get(accessTokenAtom)).toBe('');
  });

  it('becomes a visitor without delay when the server is unreachable', async () => {
    mark();
    const { session } = aSession({ refresh: () => Promise.reject(new TypeError('Failed to fetch')) });

    await expect(session.ready()).resolves.toBeUndefined();

    expect(shellStore.get(sessionAtom).isLogin).toBe(false);
  });
});

describe('refresh', () => {
  it('renews a member’s token without requesting the member', async () => {
    mark();
    const { session, calls } = aSession();
    session.signIn(signIn);

    expect(await session.refresh()).toBe(true);
    expect(calls).toEqual(['refresh']);
    expect(session.accessToken()).toBe('fresh');
  });

  it('runs once for simultaneous callers', async () => {
    mark();
    const { session, calls } = aSession();
    session.signIn(signIn);

    expect(await Promise.all([session.refresh(), session.refresh()])).toEqual([true, true]);
    expect(calls).toEqual(['refresh']);
  });

  it('may be retried after a failure', async () => {
    mark();
    const answers = [
      Promise.reject(new TypeError('Failed to fetch')),
      Promise.resolve({ accessToken: 'second', userInfo: member }),
    ];
    const { session } = aSession({ refresh: async () => answers.shift() });
    session.signIn(signIn);

    await expect(session.refresh()).rejects.toBeInstanceOf(TypeError);

    expect(await session.refresh()).toBe(true);
    expect(session.accessToken()).toBe('second');
  });

  it('does not run without the marker cookie', async () => {
    const { session, calls } = aSession();

    expect(await session.refresh()).toBe(false);
    expect(calls).toEqual([]);
  });

  it('does not sign in a member who has signed out meanwhile', async () => {
    mark();
    const late = Promise.withResolvers<RefreshedSession>();
    const { session } = aSession({ refresh: () => late.promise });
    session.signIn(signIn);

    const work = session.refresh();
    await session.logout();
    late.resolve({ accessToken: 'late', userInfo: member });

    expect(await work).toBe(false);
    expect(shellStore.get(sessionAtom).isLogin).toBe(false);
    expect(shellStore.get(accessTokenAtom)).toBe('');
  });
});

describe('a refresh without a person', () => {
  function aKeptSession() {
    mark();
    const idles: boolean[] = [];
    let kept = 0;
    const session = createSession(
      {
        async refresh(isIdle = false) {
          idles.push(isIdle);
          return { accessToken: `token ${idles.length}`, userInfo: member };
        },
        logout: async () => undefined,
      },
      { onEnd: () => undefined, onKept: () => (kept += 1) },
    );
    session.signIn(signIn);
    kept = 0;
    return { session, idles, readKept: () => kept };
  }

  it('takes a new token, and prolongs nothing', async () => {
    const { session, idles, readKept } = aKeptSession();

    expect(await session.refresh(true)).toBe(true);
    expect([session.accessToken(), idles, readKept()]).toEqual(['token 1', [true], 0]);
  });

  it('does not stand in for one that prolongs', async () => {
    const { session, idles, readKept } = aKeptSession();
    await Promise.all([session.refresh(true), session.refresh()]);

    expect([idles, readKept()]).toEqual([[true, false], 1]);
  });

  it('gives its token to other tabs, which are not prolonged by it', async () => {
    const { session, readKept } = aKeptSession();
    const other = aTab();
    const heard = other.next();
    await session.refresh(true);
    expect(await heard).toMatchObject({ kind: 'kept', isIdle: true, answer: { accessToken: 'token 1' } });

    other.tell('kept', { accessToken: 'theirs', userInfo: member }, true);
    await waitFor(() => expect(session.accessToken()).toBe('theirs'));
    expect(readKept()).toBe(0);
  });
});

describe('two tabs', () => {
  it('notify each other of a sign-in here', async () => {
    const { session } = aSession();
    const other = aTab();
    const heard = other.next();

    session.signIn(signIn);

    expect(await heard).toEqual({ kind: 'signed-in' });
  });

  it('restore the session here after a sign-in in the other', async () => {
    mark();
    const loaded = Promise.withResolvers<void>();
    aSession({
      refresh: async () => {
        loaded.resolve();
        return { accessToken: 'fresh', userInfo: member };
      },
    });

    aTab().tell('signed-in');
    await loaded.promise;

    await waitFor(() => expect(shellStore.get(sessionAtom).isLogin).toBe(true));
  });

  it('share a new token only between sessions of the same member', async () => {
    const { session } = aSession();
    const other = aTab();
    other.tell('kept', { accessToken: 'nobody asked', userInfo: member });
    session.signIn(signIn);

    other.tell('kept', { accessToken: 'theirs', userInfo: member });
    await waitFor(() => expect(shellStore.get(accessTokenAtom)).toBe('theirs'));
    other.tell('kept', { accessToken: 'of somebody else', userInfo: { ...member, email: 'lee@mail.example' } });
    other.tell('kept', { accessToken: 'theirs again', userInfo: member });

    await waitFor(() => expect(shellStore.get(accessTokenAtom)).toBe('theirs again'));
  });

  it('keep the session of a member who changed the address there, but not of another with that address', async () => {
    const named = { ...member, memberUid: 'm1' };
    const changed = { ...named, email: 'new@company.example' };
    const { session } = aSession({ refresh: async () => ({ accessToken: 'renewed', userInfo: changed }) });
    session.signIn({ ...signIn, userInfo: named });
    mark();

    aTab().tell('kept', { accessToken: 'theirs', userInfo: changed });
    await waitFor(() => expect(shellStore.get(sessionAtom).userInfo?.email).toBe('new@company.example'));
    expect(await session.refresh()).toBe(true);

    session.signIn({ ...signIn, userInfo: { ...changed, memberUid: 'm2' } });
    expect(await session.refresh()).toBe(false);
  });

  it('notify each other of a sign-out here', async () => {
    const { session, ends } = aSession();
    session.signIn(signIn);
    const other = aTab();
    const heard = other.next();

    await session.logout();

    expect(await heard).toEqual({ kind: 'signed-out' });
    expect(ends).toEqual(['here']);
  });

  it('end the session here after a sign-out in the other', async () => {
    const { session, until } = aSession();
    session.signIn(signIn);

    aTab().tell('signed-out');

    expect(await until).toBe('elsewhere');
    expect(shellStore.get(sessionAtom)).toEqual({ isLogin: false, userInfo: null });
  });
});

describe('the end of a session', () => {
  it('happens here even when the server is unreachable, and is not undone by a page load', async () => {
    mark();
    const { session, ends } = aSession({ logout: () => Promise.reject(new TypeError('Failed to fetch')) });
    session.signIn(signIn);

    await session.logout();

    expect(shellStore.get(sessionAtom).isLogin).toBe(false);
    expect(ends).toEqual(['here']);
    expect(hasRefreshToken()).toBe(false);
  });

  it('happens when the server reports it', () => {
    const { session, ends } = aSession();
    session.signIn(signIn);

    session.expire(undefined);

    expect(shellStore.get(sessionAtom).isLogin).toBe(false);
    expect(ends).toEqual(['expired']);
  });
});

describe('with unsaved input', () => {
  it('the end of the session removes the token and keeps the page', async () => {
    const { session, ends } = aSession({}, () => true);
    session.signIn(signIn);

    session.expire(undefined);

    expect(ends).toEqual(['expired']);
    expect(shellStore.get(accessTokenAtom)).toBe('');
    expect(shellStore.get(sessionAtom).isLogin).toBe(true);
  });

  it('signing in again as the same member changes nothing on the page', () => {
    const { session } = aSession({}, () => true);
    session.signIn(signIn);
    const before = shellStore.get(sessionAtom);
    session.expire(undefined);

    session.signIn({ ...signIn, accessToken: 'next' });

    expect(shellStore.get(accessTokenAtom)).toBe('next');
    expect(shellStore.get(sessionAtom)).toBe(before);
  });

  it('the end of the session of staff locks the page, until they sign in again', () => {
    const { session } = aSession({}, () => true);
    const staff = { ...signIn, userInfo: { ...member, roles: ['MEMBER', 'STAFF'] } };
    session.signIn(staff);
    session.expire(undefined);
    const locked = shellStore.get(sessionAtom);
    session.signIn({ ...staff, accessToken: 'next' });

    expect(locked).toMatchObject({ isLogin: true, isLocked: true });
    expect(shellStore.get(sessionAtom).isLocked).toBeUndefined();
  });

  it('signing in as another member switches to that member', () => {
    const { session } = aSession({}, () => true);
    session.signIn(signIn);
    session.expire(undefined);

    session.signIn({ ...signIn, userInfo: { ...member, email: 'other@company.example' } });

    expect(shellStore.get(sessionAtom).userInfo?.email).toBe('other@company.example');
  });
});

describe('a sign-in of another member in another tab', () => {
  it('does not give this tab’s member the new session', async () => {
    mark();
    const other = { ...member, email: 'other@company.example' };
    const { session } = aSession({ refresh: async () => ({ accessToken: 'others', userInfo: other }) });
    session.signIn(signIn);

    expect(await session.refresh()).toBe(false);

    expect(session.accessToken()).toBe('token');
    expect(shellStore.get(sessionAtom).userInfo).toEqual(member);
  });

  it('signs in a tab without a member', async () => {
    mark();
    const { session } = aSession();

    expect(await session.refresh()).toBe(true);

    expect(shellStore.get(sessionAtom).userInfo).toEqual(member);
  });
});

describe('a page restored from the back/forward cache', () => {
  it('switches to a visitor only when the member has signed out meanwhile', () => {
    mark();
    const { session, ends } = aSession();
    session.signIn(signIn);
    session.comeBack();
    expect(ends).toEqual([]);

    unmark();
    session.comeBack();
    session.comeBack();

    expect(ends).toEqual(['elsewhere']);
    expect(session.accessToken()).toBe('');
    expect(shellStore.get(sessionAtom).isLogin).toBe(false);
  });
});
