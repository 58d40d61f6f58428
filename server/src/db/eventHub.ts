import { setTimeout as delay } from 'node:timers/promises';
import type { Notices } from './notices.ts';

/** State of one item in a feed, sent unchanged. */
export type FeedValue = Readonly<Record<string, string>>;

/** Source of events at one path. */
export interface Feed {
  /** Normalized path. */
  readonly path: string;
  /** Event name. */
  readonly event: string;
  /** Channel and payload of the `NOTIFY` that triggers a read. */
  readonly channel: string;
  readonly payload: string;
  /** Reads the whole state, by key. */
  read(): Promise<ReadonlyMap<string, FeedValue>>;
}

interface FeedListener {
  /** Called once with the whole state, then with every change. */
  onValues(feed: Feed, values: readonly FeedValue[]): void;
}

/** Feeds with listeners: each is read once for all listeners, and again after a `NOTIFY`. */
export interface EventHub {
  /**
   * Resolves once the listener has received the whole state.
   * @returns a function that stops it
   * @throws what `read` throws
   */
  open(feed: Feed, listener: FeedListener): Promise<() => void>;
  /** Returns the number of feeds with listeners. */
  countFeeds(): number;
}

/** Debounce between two reads of a feed, in milliseconds, so that many changes are read together. */
const pauseMs = 200;
/** Pause before retrying a failed read, in milliseconds. */
const retryMs = 2_000;

/** Reads one feed for all listeners: at once, and again after each {@link touch}. */
function openFeed(feed: Feed) {
  const listeners = new Set<FeedListener>();
  let state = new Map<string, string>();
  let isStale = false;
  let isClosed = false;

  async function look(): Promise<void> {
    const values = await feed.read();
    const next = new Map([...values].map(([key, value]) => [key, JSON.stringify(value)]));
    const changed = [...values].filter(([key]) => next.get(key) !== state.get(key)).map(([, value]) => value);
    state = next;
    if (changed.length > 0) for (const listener of listeners) listener.onValues(feed, changed);
  }

  async function poll(): Promise<void> {
    while (isStale && !isClosed) {
      isStale = false;
      try {
        await look();
        await delay(pauseMs, undefined, { ref: false });
      } catch {
        // The database is unavailable; retries until it is back.
        isStale = true;
        await delay(retryMs, undefined, { ref: false });
      }
    }
  }

  const first = look();
  let polling: Promise<void> | undefined = first;
  function rest(): void {
    polling = undefined;
    if (isStale) touch();
  }
  /** Marks the state as possibly changed. */
  function touch(): void {
    isStale = true;
    if (polling !== undefined || isClosed) return;
    polling = poll();
    void polling.then(rest);
  }
  first.then(rest, rest);

  return {
    listeners,
    /** Rejects if the first read does. */
    first,
    values: () => [...state.values()].map((text) => JSON.parse(text) as FeedValue),
    touch,
    close(): void {
      isClosed = true;
    },
  };
}

export function createEventHub(notices: Notices): EventHub {
  const feeds = new Map<string, { readonly feed: Feed; readonly open: ReturnType<typeof openFeed> }>();
  const channels = new Map<string, Promise<unknown>>();

  function touch(isTouched: (feed: Feed) => boolean): void {
    for (const { feed, open } of feeds.values()) if (isTouched(feed)) open.touch();
  }

  /** Subscribes to a channel; forgets a failure, so that the next listener retries. */
  async function hear(channel: string): Promise<void> {
    const heard =
      channels.get(channel) ??
      notices.listen(channel, {
        onNotice: (payload) => touch((feed) => feed.channel === channel && feed.payload === payload),
        onGap: () => touch((feed) => feed.channel === channel),
      });
    channels.set(channel, heard);
    try {
      await heard;
    } catch (error) {
      channels.delete(channel);
      throw error;
    }
  }

  return {
    async open(feed, listener) {
      // Before the first read, so that no change is missed between both.
      await hear(feed.channel);
      const entry = feeds.get(feed.path) ?? { feed, open: openFeed(feed) };
      feeds.set(feed.path, entry);
      const { open } = entry;
      let hasState = false;
      const own: FeedListener = {
        onValues: (of, values) => {
          if (hasState) listener.onValues(of, values);
        },
      };
      open.listeners.add(own);
      const stop = () => {
        open.listeners.delete(own);
        if (open.listeners.size > 0 || feeds.get(feed.path) !== entry) return;
        open.close();
        feeds.delete(feed.path);
      };
      try {
        await open.first;
      } catch (error) {
        stop();
        throw error;
      }
      listener.onValues(feed, open.values());
      hasState = true;
      return stop;
    },
    countFeeds: () => feeds.size,
  };
}
