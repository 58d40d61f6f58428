import type { RouterLocation } from '@haesol/shared/shell-api';
import type { ShellRouter } from './navigator.ts';

type Voice = (to: RouterLocation) => boolean;

const key = 'site';

/**
 * The router's one blocker with many voices. While any of them says yes, leaving waits for the person's answer.
 * @param ask resolves true when the person wants to leave
 */
export function createBlocker(getRouter: () => ShellRouter, ask: () => Promise<boolean>) {
  const voices = new Set<Voice>();
  let isAsking = false;
  let isListening = false;

  function listen(): void {
    if (isListening) return;
    isListening = true;
    getRouter().subscribe(({ blockers }) => {
      const blocker = blockers.get(key);
      if (blocker?.state !== 'blocked' || isAsking) return;
      isAsking = true;
      void ask().then((leave) => {
        isAsking = false;
        if (leave) blocker.proceed();
        else blocker.reset();
      });
    });
  }

  function warn(event: BeforeUnloadEvent): void {
    event.preventDefault();
  }

  return {
    /** @returns takes the voice back */
    block(voice: Voice): () => void {
      voices.add(voice);
      listen();
      getRouter().getBlocker(key, ({ nextLocation, historyAction }) =>
        [...voices].some((say) => say({ ...nextLocation, action: historyAction })),
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
