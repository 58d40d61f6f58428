import type { Readable, SessionView } from '@haesol/remote/shell-api';
import type { QueryClient } from '@tanstack/react-query';

/** How long a page that only members may see has for leaving once nobody is signed in, in milliseconds. */
const leaveMs = 1_000;

/**
 * Asks anew when somebody signs in or out: what a member saw must not stay for the next person. A visitor's view is nobody's
 * secret, and stays until the member's has come: the page that the server rendered is one. What is on screen when a member signs out is asked for once the page has stayed: a page of members is on its
 * way out, and would be refused.
 */
export function followSession(session: Readable<SessionView>, client: QueryClient): void {
  let stopLeaving = () => {};
  /** The data may hold what a member saw. */
  let isPrivate = session.get().isLogin;
  let who = session.get().userInfo?.email;

  const renew = () => {
    client.removeQueries({ type: 'inactive' });
    void client.resetQueries({ type: 'active' });
  };

  /** Drops each query as it leaves the screen; what is still there after a while belongs to a page that stays. */
  const leave = () => {
    client.removeQueries({ type: 'inactive' });
    // Marks the answers that are shown as stale, so that a screen that mounts meanwhile asks again.
    void client.invalidateQueries({ type: 'active', refetchType: 'none' });
    const cache = client.getQueryCache();
    const unsubscribe = cache.subscribe(({ type, query }) => {
      if (type === 'observerRemoved' && query.getObserversCount() === 0) cache.remove(query);
    });
    const timer = setTimeout(() => {
      unsubscribe();
      isPrivate = false;
      renew();
    }, leaveMs);
    stopLeaving = () => {
      unsubscribe();
      clearTimeout(timer);
    };
  };

  session.subscribe(() => {
    const before = who;
    who = session.get().userInfo?.email;
    // A new name is the same person, who may be in the middle of a form.
    if (isPrivate && who !== undefined && who === before) return;
    stopLeaving();
    if (!session.get().isLogin) {
      leave();
      return;
    }
    if (isPrivate) renew();
    else void client.invalidateQueries();
    isPrivate = true;
  });
}
