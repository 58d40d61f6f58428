import type { Readable, SessionView } from '@haesol/remote/shell-api';
import type { QueryClient } from '@tanstack/react-query';

/** Time for which a members-only page may stay mounted after sign-out before its queries are refetched, in milliseconds. */
const leaveMs = 1_000;

/** Returns the address of the member or the guest; undefined for a visitor. */
const personOf = ({ userInfo, guest }: SessionView): string | undefined =>
  userInfo?.email ?? (guest && `guest ${guest.email}`);

/**
 * Refetches on sign-in and sign-out: a member's data must not stay for the next person. A visitor's view is public and stays
 * until the member's has arrived, as with the server-rendered page. Active queries at sign-out are refetched only if the page
 * stays: a members-only page is being left, and its requests would be refused.
 */
export function followSession(session: Readable<SessionView>, client: QueryClient): void {
  let stopLeaving = () => {};
  let who = personOf(session.get());
  /** The data may include data of a member or a guest. */
  let isPrivate = who !== undefined;

  const renew = () => {
    client.removeQueries({ type: 'inactive' });
    void client.resetQueries({ type: 'active' });
  };

  /** Removes each query once it becomes inactive; queries that are still active after the delay belong to a page that stays. */
  const leave = () => {
    client.removeQueries({ type: 'inactive' });
    // Marks active queries as stale, so that a screen that mounts meanwhile refetches.
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
    who = personOf(session.get());
    // Another name is still the same person, who may be filling in a form.
    if (isPrivate && who !== undefined && who === before) return;
    stopLeaving();
    if (who === undefined) {
      leave();
      return;
    }
    if (isPrivate) renew();
    else void client.invalidateQueries();
    isPrivate = true;
  });
}
