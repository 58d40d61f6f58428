import { setTimeout as delay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

interface NoticeListener {
  /** @param payload of `NOTIFY` */
  onNotice(payload: string): void;
  /** Called after a reconnect, because notices may have been missed. */
  onGap(): void;
}

/** Receives `NOTIFY` of the database. */
export interface Notices {
  /** Resolves once later notices are received. @returns a function that stops listening */
  listen(channel: string, listener: NoticeListener): Promise<() => void>;
  close(): Promise<void>;
}

/** Pause before reconnecting, in milliseconds. */
const reconnectMs = 1_000;
/** Interval of checks if the connection is alive, because a network that drops packets reports nothing. */
const probeMs = 20_000;
const answerWithinMs = 5_000;

const channelPattern = /^[a-z_]+$/;

/** Listeners by channel. */
function createListeners() {
  const listeners = new Map<string, Set<NoticeListener>>();
  return {
    channels: () => [...listeners.keys()],
    has: (channel: string) => listeners.has(channel),
    add(channel: string, listener: NoticeListener): () => void {
      if (!channelPattern.test(channel)) throw new TypeError(`${channel} is no name of a channel`);
      const all = listeners.get(channel) ?? new Set();
      listeners.set(channel, all.add(listener));
      return () => void all.delete(listener);
    },
    tell(channel: string, payload: string): void {
      for (const listener of listeners.get(channel) ?? []) listener.onNotice(payload);
    },
    notifyGap(): void {
      for (const all of listeners.values()) for (const listener of all) listener.onGap();
    },
  };
}

/**
 * Listens on a separate connection, opened with the first listener and reopened when lost.
 * @param settings of the pool
 */
export function createPostgresNotices(settings: pg.PoolConfig): Notices {
  const listeners = createListeners();
  let current: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const { connectionString, keepAlive } = settings;
    const client = new pg.Client({ connectionString, keepAlive, query_timeout: answerWithinMs });
    const timer = setInterval(() => client.query('select 1').catch(() => client.end()), probeMs);
    timer.unref();
    client.on('notification', ({ channel, payload = '' }) => listeners.tell(channel, payload));
    // Each error is followed by an end.
    client.on('error', () => undefined);
    client.once('end', () => {
      clearInterval(timer);
      if (current === client) void reopen();
    });
    try {
      await client.connect();
      for (const channel of listeners.channels()) await client.query(`listen ${channel}`);
    } catch (error) {
      clearInterval(timer);
      void client.end().catch(() => undefined);
      throw error;
    }
    current = client;
  }

  async function reopen(): Promise<void> {
    current = undefined;
    while (!isClosed && current === undefined) {
      await delay(reconnectMs, undefined, { ref: false });
      if (isClosed) return;
      opening ??= connect().finally(() => {
        opening = undefined;
      });
      await opening.catch(() => undefined);
    }
    listeners.notifyGap();
  }

  return {
    async listen(channel, listener) {
      const isNew = !listeners.has(channel);
      const stop = listeners.add(channel, listener);
      try {
        if (current !== undefined && isNew) await current.query(`listen ${channel}`);
        while (current === undefined) {
          opening ??= connect().finally(() => {
            opening = undefined;
          });
          await opening;
        }
      } catch (error) {
        stop();
        throw error;
      }
      return stop;
    },
    async close() {
      isClosed = true;
      await opening?.catch(() => undefined);
      const client = current;
      current = undefined;
      await client?.end();
    },
  };
}

/** Notices of the database in this process. */
export function createPgliteNotices(pglite: PGlite): Notices {
  const listeners = createListeners();
  const subscriptions = new Map<string, ReturnType<PGlite['listen']>>();
  return {
    async listen(channel, listener) {
      const stop = listeners.add(channel, listener);
      const subscription =
        subscriptions.get(channel) ?? pglite.listen(channel, (payload) => listeners.tell(channel, payload));
      subscriptions.set(channel, subscription);
      await subscription;
      return stop;
    },
    close: async () => undefined,
  };
}
