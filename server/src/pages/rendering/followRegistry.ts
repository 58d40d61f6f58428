import type { Notices } from '../../db/notices.ts';
import { type RegistrySource, toRegistry } from '../../release/registry/createRegistry.ts';
import type { PageRenderer } from './createPageRenderer.ts';

export interface FollowSettings {
  readonly renderer: Pick<PageRenderer, 'keepOnly' | 'warm'>;
  readonly registry: Pick<RegistrySource, 'get' | 'invalidate'>;
  readonly notices: Pick<Notices, 'listen'>;
  /** Interval in which moves are found without a notice, in milliseconds, and workers in which a late page has loaded an old build. */
  readonly pollMs?: number;
}

const defaultPollMs = 250;

/**
 * Prepares the workers for each version of the registry, and ends the code of builds that were rolled back: at the notice of
 * the database, also for a move by another process.
 */
export function followRegistry({ renderer, registry, notices, pollMs = defaultPollMs }: FollowSettings) {
  let version: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let listening: Promise<() => void> | undefined;

  async function follow(): Promise<void> {
    const state = await registry.get();
    if (state.shell === undefined) return;
    // Also without a change, because a page that was under way at the change may have loaded an old build.
    renderer.keepOnly(state, state.shell);
    if (state.version === version) return;
    version = state.version;
    const visible = toRegistry(state, []);
    if (visible !== undefined) await renderer.warm(visible, state.shell);
  }

  function readAgain(): void {
    registry.invalidate();
    void follow().catch(() => undefined);
  }

  /** Listens, unless it does; the next poll retries after a failure. */
  async function listen(): Promise<void> {
    listening ??= notices.listen('registry', { onNotice: readAgain, onGap: readAgain });
    try {
      await listening;
    } catch {
      listening = undefined;
    }
  }

  return {
    async start() {
      const poll = () => Promise.all([listen(), follow()]).catch(() => undefined);
      timer = setInterval(poll, pollMs).unref();
      // Before the first read, so that no move is missed between both.
      await listen();
      await follow();
    },
    async stop() {
      clearInterval(timer);
      const stopListening = await listening?.catch(() => undefined);
      stopListening?.();
    },
  };
}
