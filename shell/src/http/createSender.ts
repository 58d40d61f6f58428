import type { Envelope, TransportFailure } from '@haesol/remote/shell-api';
import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import { toEnvelope, toFailure } from './transportFailure.ts';

/** Timeout of every call (specification §9). */
const timeoutMs = 10_000;

export interface SenderSettings {
  /** Sends a `traceparent` with each call. @default false */
  readonly isTraced?: boolean | undefined;
  /** Settled once the session is known; every call waits for it. */
  readonly sessionReady: () => Promise<void>;
  readonly accessToken: () => string;
  /** Requests a new access token; false when the session is over. Concurrent callers share one attempt. */
  readonly refresh: () => Promise<boolean>;
  /** Returns true if the readable marker cookie indicates a refresh token. */
  readonly hasRefreshToken: () => boolean;
  readonly onSessionEnd: (envelope: Envelope | undefined) => void;
  readonly onServerDate: (serverMs: number) => void;
}

export type RequestConfig = AxiosRequestConfig & { url: string };

const isOwnOrigin = (url: string) => new URL(url, location.origin).origin === location.origin;

/** Loads axios, which a page does not need until it is used: its first answers are in the document. */
export const loadAxios = () => import(/* webpackChunkName: "axios" */ 'axios');

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates a header that begins a trace (W3C Trace Context). Not sampled, because browsers record nothing; the server decides. */
const createTraceparent = () =>
  `00-${toHex(crypto.getRandomValues(new Uint8Array(16)))}-${toHex(crypto.getRandomValues(new Uint8Array(8)))}-00`;

/** Sends requests with the access token, and retries once with a new one after HTTP 400, which means "no session". */
export function createSender(settings: SenderSettings) {
  let client: AxiosInstance | undefined;

  /** @param refused token of the request; another call may have renewed it meanwhile. @throws {TransportFailure} */
  async function renewToken(refused: string): Promise<boolean> {
    if (!settings.hasRefreshToken()) return false;
    if (settings.accessToken() !== refused && settings.accessToken() !== '') return true;
    try {
      return await settings.refresh();
    } catch {
      // No answer of the server, so that the session may still be valid.
      throw { kind: 'network' } satisfies TransportFailure;
    }
  }

  /** @throws {TransportFailure} */
  async function send<T = unknown>(config: RequestConfig, isRetry = false): Promise<AxiosResponse<T>> {
    const token = settings.accessToken();
    // Other origins must not receive the token.
    const isOwn = isOwnOrigin(config.url);
    const authorization = token !== '' && isOwn ? { Authorization: `Bearer ${token}` } : {};
    const tracing = settings.isTraced && isOwn ? { traceparent: createTraceparent() } : {};
    try {
      client ??= (await loadAxios()).default.create({ timeout: timeoutMs, withCredentials: false });
      const response = await client.request<T>({
        ...config,
        headers: { ...config.headers, ...authorization, ...tracing },
      });
      const serverMs = Date.parse(String(response.headers.date ?? ''));
      if (!Number.isNaN(serverMs)) settings.onServerDate(serverMs);
      return response;
    } catch (error) {
      const failure = toFailure(error);
      if (failure.httpStatus !== 400) throw failure;
      if (!isRetry && (await renewToken(token))) return send(config, true);
      settings.onSessionEnd(failure.envelope);
      throw failure;
    }
  }

  return {
    send,
    /** Sends a request that returns an envelope, once the session is known. @throws {TransportFailure} */
    async sendForEnvelope(config: RequestConfig): Promise<Envelope> {
      await settings.sessionReady();
      const response = await send(config);
      const envelope = toEnvelope(response);
      if (envelope === undefined) throw { kind: 'http', httpStatus: response.status } satisfies TransportFailure;
      return envelope;
    },
  };
}
