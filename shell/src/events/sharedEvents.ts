import type { ShellEventListener } from '@haesol/remote/shell-api';
import { createLeadership } from './leadership.ts';
import { createListeners } from './listeners.ts';
import { createStream, type OpenSource, type StreamMessage } from './stream.ts';

const channelName = 'haesol.events';
/** How long the tab with the stream waits for what the other tabs listen to, in milliseconds. */
const askMs = 100;

type TabMessage =
  /** The tab that has the stream asks what the others listen to. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'wants'; readonly tab: string; readonly paths: readonly string[] }
  | { readonly kind: 'event'; readonly message: StreamMessage }
  | { readonly kind: 'live'; readonly paths: readonly string[] };

/** The channel of the tabs, open while this one listens: an open one keeps a page from being restored as it was left. */
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

/** What the other tabs listen to. */
function createWishes() {
  const wishes = new Map<string, readonly string[]>();
  return {
    /** @returns whether the tab listens to something that it did not before */
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
 * Events of the server for all tabs of this browser over one stream: a browser opens six connections to a host over HTTP/1.1.
 * The tab that holds a lock has the stream and tells the others. Hidden tabs listen to nothing, and give the lock away.
 */
export function createSharedEvents({ openSource }: { readonly openSource: OpenSource }) {
  const tab = crypto.randomUUID();
  const listeners = createListeners();
  const others = createWishes();
  const { tell, ...channel } = createChannel(hear);
  /** Of the tab that has the lock. */
  let stream: ReturnType<typeof createStream> | undefined;

  const wanted = () => (document.visibilityState === 'visible' ? listeners.paths() : []);
  /** What any visible tab listens to, this one first. */
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

  /** Follows what is listened to and whether the tab is visible. */
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
