import { eventsPath, maxStreamPaths } from '@haesol/contracts/common';
import type { JsonValue } from '@haesol/remote/shell-api';

/** Message of the stream: address, name and data. */
export interface StreamMessage {
  readonly path: string;
  readonly event: string;
  readonly data: JsonValue;
}

/** Used part of `EventSource`. */
export interface Source {
  onopen: (() => void) | null;
  onerror: (() => void) | null;
  onmessage: ((event: { readonly data: string }) => void) | null;
  /** True once it does not reconnect automatically. */
  isGivenUp(): boolean;
  close(): void;
}

export type OpenSource = (url: string) => Source;

/** Opens an `EventSource`, which reconnects automatically unless the server refuses. */
export const openEventSource: OpenSource = (url) => {
  const source = new EventSource(url);
  return Object.assign(source as unknown as Source, { isGivenUp: () => source.readyState === EventSource.CLOSED });
};

export interface StreamSettings {
  readonly openSource: OpenSource;
  onMessage(message: StreamMessage): void;
  /** @param paths addresses with live events */
  onLive(paths: readonly string[]): void;
}

/** Changes within this time open one stream, in milliseconds. */
const settleMs = 50;
/** Pauses before a refused stream is opened again, in milliseconds; a random part (jitter) spreads the browsers. */
const retryMs = { first: 5_000, most: 60_000 };

function isMessage(value: unknown): value is StreamMessage {
  return typeof value === 'object' && value !== null && 'path' in value && 'event' in value && 'data' in value;
}

/** Stream of the server for several addresses, opened again when they change. */
export function createStream({ openSource, onMessage, onLive }: StreamSettings) {
  let paths: ReadonlySet<string> = new Set();
  let source: Source | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = retryMs.first;

  function stop(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function open(): void {
    stop();
    if (paths.size === 0) {
      onLive([]);
      return;
    }
    const opened = openSource(`${eventsPath}?paths=${encodeURIComponent([...paths].sort().join(' '))}`);
    source = opened;
    opened.onopen = () => {
      pauseMs = retryMs.first;
      onLive([...paths]);
    };
    opened.onmessage = ({ data }) => {
      const message: unknown = JSON.parse(data);
      if (isMessage(message)) onMessage(message);
    };
    opened.onerror = () => {
      onLive([]);
      if (!opened.isGivenUp()) return;
      stop();
      timer = setTimeout(open, pauseMs * (1 + Math.random()));
      pauseMs = Math.min(pauseMs * 2, retryMs.most);
    };
  }

  return {
    /**
     * @param wanted addresses, the most important first
     * @param isNew a new listener needs the whole state, which a new stream begins with. Removed addresses stay in the stream
     * until then.
     */
    listen(wanted: readonly string[], isNew: boolean): void {
      if (!isNew && wanted.length > 0) return;
      paths = new Set([...new Set(wanted)].slice(0, maxStreamPaths));
      clearTimeout(timer);
      timer = setTimeout(open, settleMs);
    },
    close: stop,
  };
}
