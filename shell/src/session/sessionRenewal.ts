import { hasRefreshToken } from './refreshToken.ts';
import { accessTokenAtom, isSameMember, type SignedIn, sessionAtom, signInAtom } from './sessionAtoms.ts';
import { shellStore } from './shellStore.ts';

export type RefreshedSession = SignedIn;

const lockName = 'haesol.refresh';

/** Maximum delay of another tab's message after it released the lock, in milliseconds. */
const broadcastDelayMs = 50;

/**
 * Runs one refresh at a time in all tabs; without Web Locks in this tab only.
 * @param work `hasWaited`: another tab held the lock until now
 */
async function withRefreshLock<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work(false);
  const first = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock === null ? undefined : { value: await work(false) },
  );
  return first === undefined ? navigator.locks.request(lockName, () => work(true)) : first.value;
}

export interface SessionRenewalSettings {
  /** Requests a session. @param isIdle prolongs nothing @returns undefined when there is no valid session */
  fetchSession(isIdle: boolean): Promise<RefreshedSession | undefined>;
  /** Passes the answer to the other tabs. */
  broadcast(answer: RefreshedSession, isIdle: boolean): void;
  onKept(): void;
}

/** Requests new access tokens, one for all tabs. */
export function createSessionRenewal({ fetchSession, broadcast, onKept }: SessionRenewalSettings) {
  let refreshing: { readonly isIdle: boolean; readonly done: Promise<boolean> } | undefined;
  /** Changes at each sign-in or sign-out: the answer to a refresh of an earlier generation is dropped. */
  let sessionGeneration = 0;
  /** Last answer received from another tab, and the number received. */
  const lastBroadcast = { count: 0, answer: undefined as RefreshedSession | undefined, isIdle: false };

  async function renew(isIdle: boolean): Promise<boolean> {
    if (!hasRefreshToken()) return false;
    const generation = sessionGeneration;
    const { count } = lastBroadcast;
    const answer = await withRefreshLock(async (hasWaited) => {
      if (hasWaited) await new Promise((resolve) => setTimeout(resolve, broadcastDelayMs));
      // A new token alone does not prolong the session.
      const isEnough = isIdle || !lastBroadcast.isIdle;
      if (lastBroadcast.count !== count && isEnough) return lastBroadcast.answer;
      const own = await fetchSession(isIdle);
      if (own !== undefined && generation === sessionGeneration) broadcast(own, isIdle);
      return own;
    });
    if (answer === undefined || generation !== sessionGeneration) return false;
    // Another member has signed in in another tab: requests of this tab's member must not be sent in their name.
    const member = shellStore.get(sessionAtom).userInfo;
    if (member !== null && !isSameMember(member, answer.userInfo)) return false;
    shellStore.set(signInAtom, answer);
    if (!isIdle) onKept();
    return true;
  }

  /**
   * Requests a new access token, and prolongs the session; concurrent callers share one attempt.
   * @param isIdle prolongs nothing, for calls without a person @returns false when the session is over
   */
  function refresh(isIdle = false): Promise<boolean> {
    const running = refreshing;
    if (running?.isIdle === true && !isIdle) return running.done.then((isLive) => isLive && refresh());
    if (running !== undefined) return running.done;
    const done = renew(isIdle).finally(() => {
      refreshing = undefined;
    });
    refreshing = { isIdle, done };
    return done;
  }

  return {
    refresh,
    /** Uses the answer of another tab, so that twenty tabs need one new token. */
    takeFromOtherTab(answer: RefreshedSession, isIdle = false): void {
      lastBroadcast.count += 1;
      lastBroadcast.answer = answer;
      lastBroadcast.isIdle = isIdle;
      const isSame = isSameMember(shellStore.get(sessionAtom).userInfo, answer.userInfo);
      if (isSame && shellStore.get(accessTokenAtom) !== '') shellStore.set(signInAtom, answer);
    },
    /** Called at each sign-in or sign-out. */
    startGeneration(): void {
      sessionGeneration += 1;
    },
  };
}
