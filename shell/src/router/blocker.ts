import type { RouterLocation } from '@haesol/remote/shell-api';
import type { ShellRouter } from './navigator.ts';

/** Returns true while leaving has to wait. */
type Blocks = (to: RouterLocation) => boolean;

const key = 'site';

/** Target of a document that is closed or left for another site: no path of this one. */
const outside: RouterLocation = { pathname: '', search: '', hash: '', key: '', state: null, action: 'PUSH' };

/**
 * Creates the router's only blocker, which combines many. While any of them returns true, leaving waits for the person's answer.
 * @param ask resolves true when the person wants to leave
 */
export function createBlocker(getRouter: () => ShellRouter, ask: () => Promise<boolean>) {
  const blocking = new Set<Blocks>();
  let isAsking = false;
  let isListening = false;

  const isBlocked = (to: RouterLocation) => [...blocking].some((blocks) => blocks(to));

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
    if (isBlocked(outside)) event.preventDefault();
  }

  return {
    /** @param blocks called also when the document is left; `to.pathname` is empty then @returns removes the blocker */
    block(blocks: Blocks): () => void {
      blocking.add(blocks);
      listen();
      getRouter().getBlocker(key, ({ nextLocation, historyAction }) =>
        isBlocked({ ...nextLocation, action: historyAction }),
      );
      if (blocking.size === 1) window.addEventListener('beforeunload', warn);
      return () => {
        blocking.delete(blocks);
        if (blocking.size > 0) return;
        getRouter().deleteBlocker(key);
        window.removeEventListener('beforeunload', warn);
      };
    },
  };
}
