import type { RouterLocation } from '@haesol/remote/shell-api';
import type { ShellRouter } from './navigator.ts';

type Voice = (to: RouterLocation) => boolean;

const key = 'site';

/** Target of a document that is closed or left for another site: no path of this one. */
const outside: RouterLocation = { pathname: '', search: '', hash: '', key: '', state: null, action: 'PUSH' };

/**
 * Creates the router's only blocker, which combines many. While any of them returns true, leaving waits for the person's answer.
 * @param ask resolves true when the person wants to leave
 */
export function createBlocker(getRouter: () => ShellRouter, ask: () => Promise<boolean>) {
  const voices = new Set<Voice>();
  let isAsking = false;
  let isListening = false;

  const isHolding = (to: RouterLocation) => [...voices].some((say) => say(to));

  function listen(): void {
    if (isListening) return;
    isListening = true;
    getRouter().subscribe(({ blockers }) => {
      const blocker = blockers.get(key);
      if (blocker?.state !== 'blocked' || isAsking) return;
      isAsking = true;
      void ask().then((leave) => {
        isAsking = false;
        const isHeld = getRouter().state.blockers.get(key) === blocker;
        if (!leave) return isHeld ? blocker.reset() : undefined;
        if (isHeld) return blocker.proceed();
        // The last blocker was removed while the dialog was open, and the router has reset it: navigate again.
        return void getRouter().navigate(blocker.location);
      });
    });
  }

  function warn(event: BeforeUnloadEvent): void {
    if (isHolding(outside)) event.preventDefault();
  }

  return {
    /** @param voice called also when the document is left; `to.pathname` is empty then @returns removes the blocker */
    block(voice: Voice): () => void {
      voices.add(voice);
      listen();
      getRouter().getBlocker(key, ({ nextLocation, historyAction }) =>
        isHolding({ ...nextLocation, action: historyAction }),
      );
      if (voices.size === 1) window.addEventListener('beforeunload', warn);
      return () => {
        voices.delete(voice);
        if (voices.size > 0) return;
        getRouter().deleteBlocker(key);
        window.removeEventListener('beforeunload', warn);
      };
    },
  };
}
