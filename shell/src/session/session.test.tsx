import { waitFor } from '@testing-library/react';
import { hasRefreshToken } from './refreshToken.ts';
import { createSession, type SessionTransport } from './session.ts';
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
    tell: (kind: 'kept' | 'signed-in' | 'signed-out', answer?: RefreshedSession) =>
      channel.postMessage({ kind, answer }),
    next: () => new Promise<unknown>((resolve) => waiting.push(resolve)),
  };
}

function mark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the marker cookie is what is tested
  document.cookie = 'refreshToken=1; Path=/';
}
function unmark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the marker cookie is what is tested
  document.cookie = 'refreshToken=; Path=/; Max-Age=0';
}

/** A session on a server that is faked; `until` resolves at the next end of the session. */
function aSession(overrides: Partial<SessionTransport> = {}, isHeld = () => false) {
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

describe('after a page load', () => {
  it('a visitor asks the server nothing', async () => {
    const { session, calls } = aSession();

    await session.ready();

    expect(calls).toEqual([]);
    expect(shellStore.get(sessionKnownAtom)).toBe(true);
    expect(shellStore.get(sessionAtom)).toEqual({ isLogin: false, userInfo: null });
  });

  it('a member is back with a new token', async () => {
    mark();
    const { session, calls } = aSession();

    await session.ready();

    expect(calls).toEqual(['refresh']);
    expect(shellStore.get(sessionAtom)).toEqual({ isLogin: true, userInfo: member });
    expect(session.accessToken()).toBe('fresh');
  });

  it('everybody who waits shares one refresh', async () => {
    mark();
    const { session, calls } = aSession();

    await Promise.all([session.ready(), session.ready(), session.refresh()]);

    expect(calls).toEqual(['refresh']);
  });

  it('a session that the server refuses leaves a visitor', async () => {
    mark();
    const { session, ends } = aSession({ refresh: async () => undefined });

    await session.ready();

    expect(shellStore.get(sessionAtom).isLogin).toBe(false);
    expect(ends).toEqual([]);
  });

  it('a server that is away leaves a visitor and holds up nobody', async () => {
    mark();
    const { session } = aSession({ refresh: () => Promise.reject(new TypeError('Failed to fetch')) });

    await expect(session.ready()).resolves.toBeUndefined();

    expect(shellStore.get(sessionAtom).isLogin).toBe(false);
  });
});

describe('refresh', () => {
  it("renews a member's token without asking who it is", async () => {
    mark();
    const { session, calls } = aSession();
    session.signIn(signIn);

    expect(await session.refresh()).toBe(true);
    expect(calls).toEqual(['refresh']);
    expect(session.accessToken()).toBe('fresh');
  });

  it('is one for callers at the same moment', async () => {
    mark();
    const { session, calls } = aSession();
    session.signIn(signIn);

    expect(await Promise.all([session.refresh(), session.refresh()])).toEqual([true, true]);
    expect(calls).toEqual(['refresh']);
  });

  it('may be repeated after one that failed', async () => {
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

  it('does not happen without the marker cookie', async () => {
    const { session, calls } = aSession();

    expect(await session.refresh()).toBe(false);
    expect(calls).toEqual([]);
  });

  it('does not sign in again who has signed out meanwhile', async () => {
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

describe('two tabs', () => {
  it('signing in here is told to the other', async () => {
    const { session } = aSession();
    const other = aTab();
    const heard = other.next();

    session.signIn(signIn);

    expect(await heard).toEqual({ kind: 'signed-in' });
  });

  it('signing in in the other restores the session here', async () => {
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

  it('a new token of the other is taken, and only by who is the same member', async () => {
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

  it('a member who changed the address there stays signed in here, and another with that address does not', async () => {
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

  it('signing out here is told to the other', async () => {
    const { session, ends } = aSession();
    session.signIn(signIn);
    const other = aTab();
    const heard = other.next();

    await session.logout();

    expect(await heard).toEqual({ kind: 'signed-out' });
    expect(ends).toEqual(['here']);
  });

  it('signing out in the other makes a visitor here', async () => {
    const { session, until } = aSession();
    session.signIn(signIn);

    aTab().tell('signed-out');

    expect(await until).toBe('elsewhere');
    expect(shellStore.get(sessionAtom)).toEqual({ isLogin: false, userInfo: null });
  });
});

describe('the end of a session', () => {
  it('comes here even when the server cannot be reached, and is not undone by a page load', async () => {
    mark();
    const { session, ends } = aSession({ logout: () => Promise.reject(new TypeError('Failed to fetch')) });
    session.signIn(signIn);

    await session.logout();

    expect(shellStore.get(sessionAtom).isLogin).toBe(false);
    expect(ends).toEqual(['here']);
    expect(hasRefreshToken()).toBe(false);
  });

  it('comes when the server says that the session is over', () => {
    const { session, ends } = aSession();
    session.signIn(signIn);

    session.expire(undefined);

    expect(shellStore.get(sessionAtom).isLogin).toBe(false);
    expect(ends).toEqual(['expired']);
  });
});

describe('while something is typed', () => {
  it('the end of the session takes the token and leaves the page as it is', async () => {
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

  it('signing in as another member is that member', () => {
    const { session } = aSession({}, () => true);
    session.signIn(signIn);
    session.expire(undefined);

    session.signIn({ ...signIn, userInfo: { ...member, email: 'other@company.example' } });

    expect(shellStore.get(sessionAtom).userInfo?.email).toBe('other@company.example');
  });
});

describe('another member who signs in in another tab', () => {
  it('lends nobody here the new session', async () => {
    mark();
    const other = { ...member, email: 'other@company.example' };
    const { session } = aSession({ refresh: async () => ({ accessToken: 'others', userInfo: other }) });
    session.signIn(signIn);

    expect(await session.refresh()).toBe(false);

    expect(session.accessToken()).toBe('token');
    expect(shellStore.get(sessionAtom).userInfo).toEqual(member);
  });

  it('is who a tab is that had nobody', async () => {
    mark();
    const { session } = aSession();

    expect(await session.refresh()).toBe(true);

    expect(shellStore.get(sessionAtom).userInfo).toEqual(member);
  });
});

describe('a page that comes back out of the back-forward cache', () => {
  it('is a visitor’s when the member has signed out meanwhile, and only then', () => {
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
