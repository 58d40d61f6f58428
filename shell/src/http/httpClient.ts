import type { Envelope, HttpRequest, ShellHttp, TransportFailure, UploadRequest } from '@haesol/remote/shell-api';
import { AnswerCache } from './answerCache.ts';
import type { CommandInfo } from './commandLogAtoms.ts';
import { createSender, type RequestConfig, type SenderSettings } from './createSender.ts';
import type { PageAnswers } from './pageAnswers.ts';
import { saveFile } from './saveFile.ts';
import { readRefusal } from './transportFailure.ts';

export interface HttpClientSettings extends SenderSettings {
  readonly record: (command: CommandInfo) => void;
  readonly now: () => number;
  readonly pageAnswers: PageAnswers;
}

export interface HttpClient extends ShellHttp {
  /** Prefetches a GET; its answer is cached for the identical request. */
  startAhead(request: Omit<HttpRequest, 'name'>): void;
  readonly answers: AnswerCache;
  readonly pageAnswers: PageAnswers;
}

const toConfig = (request: Omit<HttpRequest, 'name'>): RequestConfig => ({
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

/** Writes each command into the log of the specification (§4), except cancelled ones. */
function createRecorder({ now, record }: Pick<HttpClientSettings, 'now' | 'record'>) {
  return async (type: string, answer: Promise<Envelope>): Promise<Envelope> => {
    const time = now();
    try {
      const response = await answer;
      record({ type, time, response, failed: response.status.code !== '200' });
      return response;
    } catch (error) {
      const { kind, envelope } = error as TransportFailure;
      if (kind !== 'aborted') record({ type, time, response: envelope ?? null, failed: true });
      throw error;
    }
  };
}

/** HTTP client of the shell, the only module that calls the API. */
export function createHttpClient(settings: HttpClientSettings): HttpClient {
  const { accessToken, pageAnswers, sessionReady } = settings;
  const { send, sendForEnvelope } = createSender(settings);
  const recorded = createRecorder(settings);
  const answers = new AnswerCache(settings.now);
  const keyOf = (request: Omit<HttpRequest, 'name'>) => AnswerCache.keyOf(request, accessToken() !== '');

  async function get(request: HttpRequest): Promise<Envelope> {
    const fromPage = pageAnswers.take(AnswerCache.keyOf(request, false));
    // Does not wait for the session, because the first render needs these answers.
    if (fromPage !== undefined) return recorded(request.name, Promise.resolve(fromPage));
    await sessionReady();
    return recorded(request.name, answers.take(keyOf(request)) ?? sendForEnvelope(toConfig(request)));
  }

  return {
    answers,
    pageAnswers,
    async request(request) {
      if (request.method === 'GET') return get(request);
      // Answers that were fetched before or during a write may be outdated.
      const written = sendForEnvelope(toConfig(request)).finally(() => answers.clear());
      return recorded(request.name, written);
    },
    startAhead(request) {
      if (pageAnswers.has(AnswerCache.keyOf(request, false))) return;
      void sessionReady().then(() => {
        const key = keyOf(request);
        if (!answers.has(key)) answers.put(key, sendForEnvelope(toConfig(request)));
      });
    },
    upload: ({ name, path, form, onProgress, signal }: UploadRequest) =>
      recorded(
        name,
        sendForEnvelope({
          url: path,
          method: 'POST',
          data: form,
          timeout: 0,
          ...(signal && { signal }),
          onUploadProgress: ({ loaded, total }) => onProgress?.(loaded, total ?? loaded),
        }),
      ),
    async download(request) {
      await sessionReady();
      const response = await send<Blob>({ ...toConfig(request), responseType: 'blob' });
      const envelope = await readRefusal(response.data);
      if (envelope !== undefined) {
        throw { kind: 'http', httpStatus: response.status, envelope } satisfies TransportFailure;
      }
      saveFile(response);
    },
  };
}
