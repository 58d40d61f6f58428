import type { ShellEvent, ShellEventListener } from '@haesol/shared/shell-api';
import { createStream, type OpenSource, type StreamMessage } from './stream.ts';

const lockName = 'haesol.events';
const channelName = 'haesol.events';
/** How long the tab with the stream waits for what the other tabs listen to, in milliseconds. */
const askMs = 100;

type TabMessage =
  /** The tab that has the stream asks what the others listen to. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'wants'; readonly tab: string; readonly paths: readonly string[] }
  | { readonly kind: 'event'; readonly message: StreamMessage }
  | { readonly kind: 'live'; readonly paths: readonly string[] };

export interface SharedEventsSettings {
  readonly openSource: OpenSource;
}

/**
 * Events of the server for all tabs of this browser over one stream: a browser opens six connections to a host over HTTP/1.1.
 * The tab that holds the lock has the stream and tells the others. Hidden tabs listen to nothing, and give the lock away.
 */
export function createSharedEvents({ openSource }: SharedEventsSettings) {
  const tab = crypto.randomUUID();
  const listeners = new Map<string, Set<ShellEventListener>>();
  /** What other tabs listen to. */
  const others = new Map<string, readonly string[]>();
  let channel: BroadcastChannel | undefined;
  let livePaths: ReadonlySet<string> = new Set();
  /** Gives the lock back, or stops waiting for it; undefined while nothing is listened to. */
  let leave: (() => void) | undefined;
  /** Of the tab that has the lock. */
  let stream: ReturnType<typeof createStream> | undefined;

  const wanted = () => (document.visibilityState === 'visible' ? [...listeners.keys()] : []);
  /** What any visible tab listens to, this one first. */
  const all = () => [...wanted(), ...[...others.values()].flat()];
  const tell = (message: TabMessage) => channel?.postMessage(message);

  function setLive(paths: readonly string[]): void {
    const before = livePaths;
    livePaths = new Set(paths);
    for (const [path, ofPath] of listeners) {
      if (before.has(path) !== livePaths.has(path)) for (const { onLive } of ofPath) onLive(livePaths.has(path));
    }
  }

  function dispatch({ path, event, data }: StreamMessage): void {
    const received: ShellEvent = { event, data };
    for (const { onEvent } of listeners.get(path) ?? []) onEvent(received);
  }

  function hear(message: TabMessage): void {
    if (message.kind === 'ask') tell({ kind: 'wants', tab, paths: wanted() });
    else if (message.kind === 'event') dispatch(message.message);
    else if (message.kind === 'live') setLive(message.paths);
    else {
      const before = others.get(message.tab) ?? [];
      if (message.paths.length > 0) others.set(message.tab, message.paths);
      else others.delete(message.tab);
      stream?.listen(
        all(),
        message.paths.some((path) => !before.includes(path)),
      );
    }
  }

  /** Has the stream until `until` resolves. */
  async function lead(until: Promise<void>): Promise<void> {
    const own = createStream({
      openSource,
      onMessage(message) {
        tell({ kind: 'event', message });
        dispatch(message);
      },
      onLive(paths) {
        tell({ kind: 'live', paths });
        setLive(paths);
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

  function compete(): () => void {
    const { promise: until, resolve } = Promise.withResolvers<void>();
    const cancel = new AbortController();
    if ('locks' in navigator) {
      // Rejects when the tab stops waiting.
      navigator.locks.request(lockName, { signal: cancel.signal }, () => lead(until)).catch(() => undefined);
    } else void lead(until);
    return () => {
      resolve();
      cancel.abort();
    };
  }

  /** Follows what is listened to and whether the tab is visible. */
  function follow(isNew: boolean): void {
    const paths = wanted();
    if (paths.length === 0) {
      leave?.();
      leave = undefined;
      setLive([]);
      tell({ kind: 'wants', tab, paths });
      // An open channel keeps a page from being restored as it was left.
      channel?.close();
      channel = undefined;
      return;
    }
    if (channel === undefined) {
      channel = new BroadcastChannel(channelName);
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
    }
    leave ??= compete();
    tell({ kind: 'wants', tab, paths });
    stream?.listen(all(), isNew);
  }

  const onVisibility = () => follow(false);
  return {
    /** Listens to an address of the server. @returns stop, which is idempotent */
    listen(path: string, listener: ShellEventListener): () => void {
      if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility);
      const ofPath = listeners.get(path) ?? new Set();
      // One listener given twice is two listeners.
      const own = { ...listener };
      listeners.set(path, ofPath.add(own));
      if (livePaths.has(path)) own.onLive(true);
      follow(true);
      return () => {
        if (!ofPath.delete(own) || ofPath.size > 0 || listeners.get(path) !== ofPath) return;
        listeners.delete(path);
        if (listeners.size === 0) document.removeEventListener('visibilitychange', onVisibility);
        follow(false);
      };
    },
  };
}
