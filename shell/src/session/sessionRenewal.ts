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
  /** Requests a session. @returns undefined when there is no valid session */
  fetchSession(): Promise<RefreshedSession | undefined>;
  /** Passes the answer to the other tabs. */
  broadcast(answer: RefreshedSession): void;
  onKept(): void;
}

/** Requests new access tokens, one for all tabs. */
export function createSessionRenewal({ fetchSession, broadcast, onKept }: SessionRenewalSettings) {
  let refreshing: Promise<boolean> | undefined;
  /** Changes at each sign-in or sign-out: the answer to a refresh of an earlier generation is dropped. */
  let sessionGeneration = 0;
  /** Last answer received from another tab, and the number received. */
  const lastBroadcast: { count: number; answer: RefreshedSession | undefined } = { count: 0, answer: undefined };

  async function renew(): Promise<boolean> {
    if (!hasRefreshToken()) return false;
    const generation = sessionGeneration;
    const { count } = lastBroadcast;
    const answer = await withRefreshLock(async (hasWaited) => {
      if (hasWaited) await new Promise((resolve) => setTimeout(resolve, broadcastDelayMs));
      if (lastBroadcast.count !== count) return lastBroadcast.answer;
      const own = await fetchSession();
      if (own !== undefined && generation === sessionGeneration) broadcast(own);
      return own;
    });
    if (answer === undefined || generation !== sessionGeneration) return false;
    // Another member has signed in in another tab: requests of this tab's member must not be sent in their name.
    const member = shellStore.get(sessionAtom).userInfo;
    if (member !== null && !isSameMember(member, answer.userInfo)) return false;
    shellStore.set(signInAtom, answer);
    onKept();
    return true;
  }

  return {
    /** Requests a new access token; concurrent callers share one attempt. @returns false when the session is over */
    refresh(): Promise<boolean> {
      refreshing ??= renew().finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    /** Uses the answer of another tab, so that twenty tabs need one new token. */
    takeFromOtherTab(answer: RefreshedSession): void {
      lastBroadcast.count += 1;
      lastBroadcast.answer = answer;
      const isSame = isSameMember(shellStore.get(sessionAtom).userInfo, answer.userInfo);
      if (isSame && shellStore.get(accessTokenAtom) !== '') shellStore.set(signInAtom, answer);
    },
    /** Called at each sign-in or sign-out. */
    startGeneration(): void {
      sessionGeneration += 1;
    },
  };
}
