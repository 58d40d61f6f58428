import { createUuid } from '@haesol/contracts/common';
import type { ShellEventListener } from '@haesol/remote/shell-api';
import { createLeadership } from './leadership.ts';
import { createListeners } from './listeners.ts';
import { createStream, type OpenSource, type StreamMessage } from './stream.ts';

const channelName = 'haesol.events';
/** Time for which the leading tab waits for the addresses of the other tabs, in milliseconds. */
const askMs = 100;

type TabMessage =
  /** Request of the leading tab for the addresses that the others listen to. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'wants'; readonly tab: string; readonly paths: readonly string[] }
  | { readonly kind: 'event'; readonly message: StreamMessage }
  | { readonly kind: 'live'; readonly paths: readonly string[] };

/** Channel between tabs, open only while this one listens: an open channel keeps a page out of the back/forward cache. */
function createChannel(hear: (message: TabMessage) => void) {
  let channel: BroadcastChannel | undefined;
  return {
    tell: (message: TabMessage) => channel?.postMessage(message),
    open(): void {
      if (channel !== undefined) return;
      channel = new BroadcastChannel(channelName);
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
    },
    close(): void {
      channel?.close();
      channel = undefined;
    },
  };
}

/** Addresses that the other tabs listen to. */
function createWishes() {
  const wishes = new Map<string, readonly string[]>();
  return {
    /** @returns true if the tab listens to a new address */
    set(tab: string, paths: readonly string[]): boolean {
      const before = wishes.get(tab) ?? [];
      if (paths.length > 0) wishes.set(tab, paths);
      else wishes.delete(tab);
      return paths.some((path) => !before.includes(path));
    },
    paths: () => [...wishes.values()].flat(),
    clear: () => wishes.clear(),
  };
}

/**
 * Distributes server-sent events to all tabs of this browser over one stream: a browser opens six connections to a host over
 * HTTP/1.1. The tab that holds a lock has the stream and forwards events to the others. Hidden tabs do not listen, and release
 * the lock.
 */
export function createSharedEvents({ openSource }: { readonly openSource: OpenSource }) {
  const tab = createUuid();
  const listeners = createListeners();
  const others = createWishes();
  const { tell, ...channel } = createChannel(hear);
  /** Stream, in the tab that holds the lock. */
  let stream: ReturnType<typeof createStream> | undefined;

  const wanted = () => (document.visibilityState === 'visible' ? listeners.paths() : []);
  /** Addresses of all visible tabs, this one first. */
  const all = () => [...wanted(), ...others.paths()];

  function hear(message: TabMessage): void {
    if (message.kind === 'ask') tell({ kind: 'wants', tab, paths: wanted() });
    else if (message.kind === 'event') listeners.dispatch(message.message);
    else if (message.kind === 'live') listeners.setLive(message.paths);
    else {
      const isNew = others.set(message.tab, message.paths);
      stream?.listen(all(), isNew);
    }
  }

  /** Has the stream until `until` resolves. */
  async function lead(until: Promise<void>): Promise<void> {
    const own = createStream({
      openSource,
      onMessage(message) {
        tell({ kind: 'event', message });
        listeners.dispatch(message);
      },
      onLive(paths) {
        tell({ kind: 'live', paths });
        listeners.setLive(paths);
      },
    });
    others.clear();
    tell({ kind: 'ask' });
    const timer = setTimeout(() => {
      stream = own;
      own.listen(all(), true);
    }, askMs);
    await until;
    clearTimeout(timer);
    stream = undefined;
    own.close();
  }
  const leadership = createLeadership(lead);

  /** Follows changes of the addresses and of the tab's visibility. */
  function follow(isNew: boolean): void {
    const paths = wanted();
    if (paths.length > 0) {
      channel.open();
      leadership.begin();
      tell({ kind: 'wants', tab, paths });
      stream?.listen(all(), isNew);
      return;
    }
    leadership.end();
    listeners.setLive([]);
    tell({ kind: 'wants', tab, paths });
    channel.close();
  }

  const onVisibility = () => follow(false);
  return {
    /** Listens to an address of the server. @returns stop, which is idempotent */
    listen(path: string, listener: ShellEventListener): () => void {
      if (listeners.paths().length === 0) document.addEventListener('visibilitychange', onVisibility);
      const remove = listeners.add(path, listener);
      follow(true);
      return () => {
        if (!remove()) return;
        if (listeners.paths().length === 0) document.removeEventListener('visibilitychange', onVisibility);
        follow(false);
      };
    },
  };
}
