import type { Envelope, HttpRequest, ShellHttp, TransportFailure, UploadRequest } from '@haesol/shared/shell-api';
import axios, { type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { AnswerCache } from './answerCache.ts';
import type { CommandInfo } from './commandLogAtoms.ts';
import type { PageAnswers } from './pageAnswers.ts';

/** Of every call (specification §9). */
const timeoutMs = 10_000;

export interface HttpClientSettings {
  /** Settled once it is known whether somebody is signed in; every call waits for it. */
  readonly sessionReady: () => Promise<void>;
  readonly accessToken: () => string;
  /** Gets a new access token; false when the session is over. Several callers share one attempt. */
  readonly refresh: () => Promise<boolean>;
  /** Whether the readable cookie says that a refresh token exists. */
  readonly hasRefreshToken: () => boolean;
  readonly onSessionEnd: (envelope: Envelope | undefined) => void;
  readonly record: (command: CommandInfo) => void;
  readonly onServerDate: (serverMs: number) => void;
  readonly now: () => number;
  readonly pageAnswers: PageAnswers;
}

export interface HttpClient extends ShellHttp {
  /** Starts a GET whose answer waits for the request that will ask for it. */
  startAhead(request: Omit<HttpRequest, 'name'>): void;
  readonly answers: AnswerCache;
  readonly pageAnswers: PageAnswers;
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  'status' in value &&
  typeof (value as Envelope).status?.code === 'string';

function toEnvelope(response: AxiosResponse<unknown>): Envelope | undefined {
  if (!isEnvelope(response.data)) return undefined;
  const requestId = response.headers['x-request-id'];
  const retryAfterSec = Number(response.headers['retry-after']);
  return {
    ...response.data,
    ...(typeof requestId === 'string' && { requestId }),
    ...(retryAfterSec > 0 && { retryAfterSec }),
  };
}

function toFailure(error: unknown): TransportFailure {
  if (!axios.isAxiosError(error)) return { kind: 'network' };
  if (error.code === 'ERR_CANCELED') return { kind: 'aborted' };
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return { kind: 'timeout' };
  if (error.response === undefined) return { kind: 'network' };
  const envelope = toEnvelope(error.response);
  return { kind: 'http', httpStatus: error.response.status, ...(envelope && { envelope }) };
}

function fileNameOf(response: AxiosResponse): string {
  const header = String(response.headers['content-disposition'] ?? '');
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1] ?? '';
  const plain = /filename="([^"]+)"/.exec(header)?.[1] ?? 'download';
  try {
    return decodeURIComponent(encoded) || plain;
  } catch {
    // Not UTF-8: the plain name is there for this.
    return plain;
  }
}

/** What a download was answered with, where it is no file: refusals come as envelopes. */
async function readRefusal(blob: Blob): Promise<Envelope | undefined> {
  if (!blob.type.startsWith('application/json')) return undefined;
  const text = await blob.text();
  try {
    const value: unknown = JSON.parse(text);
    return isEnvelope(value) ? value : undefined;
  } catch {
    // A file that only calls itself JSON.
    return undefined;
  }
}

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), timeoutMs);
}

/** The shell's client: the only place that speaks HTTP to the API. */
export function createHttpClient(settings: HttpClientSettings): HttpClient {
  const client: AxiosInstance = axios.create({ timeout: timeoutMs, withCredentials: false });
  const answers = new AnswerCache(settings.now);

  const isOurs = (url: string) => new URL(url, location.origin).origin === location.origin;

  /** @param used token that was refused; another one may have come meanwhile. @throws {TransportFailure} */
  async function renewToken(used: string): Promise<boolean> {
    if (!settings.hasRefreshToken()) return false;
    if (settings.accessToken() !== used && settings.accessToken() !== '') return true;
    try {
      return await settings.refresh();
    } catch {
      // Nobody said that the session is over.
      throw { kind: 'network' } satisfies TransportFailure;
    }
  }

  async function send(config: AxiosRequestConfig & { url: string }, isRetry = false): Promise<AxiosResponse<unknown>> {
    const token = settings.accessToken();
    // The bearer goes to our own origin alone.
    const authorization = token !== '' && isOurs(config.url) ? { Authorization: `Bearer ${token}` } : {};
    try {
      const response = await client.request<unknown>({ ...config, headers: { ...config.headers, ...authorization } });
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

  async function perform(config: AxiosRequestConfig & { url: string }): Promise<Envelope> {
    await settings.sessionReady();
    const response = await send(config);
    const envelope = toEnvelope(response);
    if (envelope === undefined) throw { kind: 'http', httpStatus: response.status } satisfies TransportFailure;
    return envelope;
  }

  async function recorded(type: string, answer: Promise<Envelope>): Promise<Envelope> {
    const time = settings.now();
    try {
      const response = await answer;
      settings.record({ type, time, response, failed: response.status.code !== '200' });
      return response;
    } catch (error) {
      const { kind, envelope } = error as TransportFailure;
      if (kind !== 'aborted') settings.record({ type, time, response: envelope ?? null, failed: true });
      throw error;
    }
  }

  const toConfig = (request: Omit<HttpRequest, 'name'>): AxiosRequestConfig & { url: string } => ({
    url: request.path,
    method: request.method,
    ...(request.query && { params: request.query }),
    ...(request.body !== undefined && { data: request.body }),
    ...(request.signal && { signal: request.signal }),
    headers: {
      ...request.headers,
      ...(request.idempotencyKey !== undefined && { 'Idempotency-Key': request.idempotencyKey }),
    },
  });

  const keyOf = (request: Omit<HttpRequest, 'name'>) => AnswerCache.keyOf(request, settings.accessToken() !== '');

  return {
    answers,
    pageAnswers: settings.pageAnswers,
    async request(request) {
      if (request.method === 'GET') {
        const fromPage = settings.pageAnswers.take(AnswerCache.keyOf(request, false));
        // The page's own are there before it is known who is signed in, since its first render needs them.
        if (fromPage !== undefined) return recorded(request.name, Promise.resolve(fromPage));
        await settings.sessionReady();
        const ahead = answers.take(keyOf(request));
        if (ahead !== undefined) return recorded(request.name, ahead);
      }
      if (request.method === 'GET') return recorded(request.name, perform(toConfig(request)));
      // What was asked for ahead of a write, or while it ran, may say what is true no more.
      const written = perform(toConfig(request)).finally(() => answers.clear());
      return recorded(request.name, written);
    },
    startAhead(request) {
      if (settings.pageAnswers.has(AnswerCache.keyOf(request, false))) return;
      void settings.sessionReady().then(() => {
        const key = keyOf(request);
        if (!answers.has(key)) answers.put(key, perform(toConfig(request)));
      });
    },
    upload: ({ name, path, form, onProgress, signal }: UploadRequest) =>
      recorded(
        name,
        perform({
          url: path,
          method: 'POST',
          data: form,
          timeout: 0,
          ...(signal && { signal }),
          onUploadProgress: ({ loaded, total }) => onProgress?.(loaded, total ?? loaded),
        }),
      ),
    async download(request) {
      await settings.sessionReady();
      const response = await send({ ...toConfig(request), responseType: 'blob' });
      const blob = response.data as Blob;
      const envelope = await readRefusal(blob);
      if (envelope !== undefined) {
        throw { kind: 'http', httpStatus: response.status, envelope } satisfies TransportFailure;
      }
      saveBlob(blob, fileNameOf(response));
    },
  };
}
