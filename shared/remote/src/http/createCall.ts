import type { Endpoint, EndpointData, EndpointInput } from '@haesol/contracts/common';
import { errorCodes, exrateCd, languageDefaults } from '@haesol/contracts/common';
import type { Envelope, HttpRequest, JsonValue, ShellHttp, TransportFailure } from '@haesol/remote/shell-api';
import * as z from 'zod/mini';
import { CallError, ServerError, toCallError, toMissingError, toTransportError } from './errors.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Same key for every retry of one write. */
  readonly idempotencyKey?: string | undefined;
  /** Proof of a repeated identity check (`x-reauth`). */
  readonly reauthToken?: string | undefined;
}

/** Calls an endpoint and resolves with its parsed `data`. @throws {CallError} */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointData<E>>;

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: JsonValue;
}

/** Fills the `{name}` parts of an endpoint's path. @throws {NotFoundError} for a missing identifier */
function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, key: string) => {
    const value = params[key] ?? '';
    // Empty and dot segments would request another resource; the values come from URLs.
    if (['', '.', '..'].includes(value)) throw toMissingError();
    return encodeURIComponent(value);
  });
}

/** Converts a call to a request for the shell; `languageCd` is empty while none is chosen. */
export function toHttpRequest(endpoint: Endpoint, input: LooseInput, languageCd: string): HttpRequest {
  const query = Object.entries(input.query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const language = endpoint.language === 'none' ? undefined : languageCd || languageDefaults[endpoint.language];
  const headers = { ...(language !== undefined && { language }), ...(endpoint.exrate && { exrate: exrateCd }) };
  return {
    name: endpoint.name,
    method: endpoint.method,
    path: fillPath(endpoint.path, input.params),
    ...(query.length > 0 && { query: Object.fromEntries(query) as Record<string, string> }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(input.body !== undefined && { body: input.body }),
  };
}

function isTransportFailure(error: unknown): error is TransportFailure {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

function toError(error: unknown): unknown {
  if (!isTransportFailure(error)) return error;
  if (error.kind === 'aborted') return new DOMException('The call was cancelled', 'AbortError');
  if (error.envelope !== undefined) return fromEnvelope(error.envelope);
  return toTransportError(error.kind, error.requestId, error);
}

function fromEnvelope({ status, data, requestId, retryAfterSec }: Envelope): CallError {
  return toCallError({ code: status.code, message: status.message, data, requestId, retryAfterSec });
}

/** Success code of every envelope. */
const success = '200';

/**
 * Creates the function that calls the API through the shell's client.
 * @param getLanguageCd chosen language code, or an empty string
 */
export function createCall(http: Pick<ShellHttp, 'request'>, getLanguageCd: () => string): Call {
  return async (endpoint, input, { signal, idempotencyKey, reauthToken } = {}) => {
    const request = toHttpRequest(endpoint, input as LooseInput, getLanguageCd());
    const envelope = await http
      .request({
        ...request,
        ...(signal && { signal }),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
        ...(reauthToken !== undefined && { headers: { ...request.headers, 'x-reauth': reauthToken } }),
      })
      .catch((error: unknown) => Promise.reject(toError(error)));
    return readEnvelope(endpoint, envelope);
  };
}

/** Parses the data of an envelope with the endpoint's schema. @throws {CallError} for any other code than success */
function readEnvelope<E extends Endpoint>(endpoint: E, envelope: Envelope): EndpointData<E> {
  if (envelope.status.code !== success) throw fromEnvelope(envelope);
  const parsed = z.safeParse(endpoint.response, envelope.data);
  if (!parsed.success) {
    const message = toTransportError('http').message;
    throw new ServerError({
      code: errorCodes.serverError,
      message,
      requestId: envelope.requestId,
      cause: parsed.error,
    });
  }
  return parsed.data as EndpointData<E>;
}

export interface UploadOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (bytesSent: number, bytesTotal: number) => void;
}

/**
 * Sends a form with files and resolves with its parsed `data`.
 * @param http the shell's client
 * @throws {CallError}
 */
export async function callUpload<E extends Endpoint>(
  http: Pick<ShellHttp, 'upload'>,
  endpoint: E,
  form: FormData,
  { signal, onProgress }: UploadOptions = {},
): Promise<EndpointData<E>> {
  const { name, path } = endpoint;
  const envelope = await http
    .upload({ name, path, form, ...(signal && { signal }), ...(onProgress && { onProgress }) })
    .catch((error: unknown) => Promise.reject(toError(error)));
  return readEnvelope(endpoint, envelope);
}

/** List for screens: a failed request gives an empty list with zero in total (specification §8). */
export interface ListResult<T> {
  readonly list: readonly T[];
  readonly cnt_total: number;
  /** ceil(cnt_total / pageSize), at least 1. */
  readonly pageCount: number;
  /** Error that caused an empty list. */
  readonly failed: CallError | undefined;
}

/** Returns the number of pages of a list. */
export const toPageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/**
 * Adds the page count to a list, or turns a failed request into an empty list; a cancellation rejects.
 *
 * @specification §8
 */
export async function callList<T>(
  work: Promise<{ list: readonly T[]; cnt_total: number }>,
  pageSize: number,
): Promise<ListResult<T>> {
  try {
    const { list, cnt_total } = await work;
    return { list, cnt_total, pageCount: toPageCount(cnt_total, pageSize), failed: undefined };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { list: [], cnt_total: 0, pageCount: 1, failed: error };
  }
}

/**
 * Generic helper of the specification: `rcode` 1 on HTTP 200 with data, else 0 and null.
 *
 * @specification §7
 */
export async function callRaw(
  http: Pick<ShellHttp, 'request'>,
  request: HttpRequest,
): Promise<{ rcode: 0 | 1; data: unknown }> {
  try {
    const { data } = await http.request(request);
    return data === null || data === undefined ? { rcode: 0, data: null } : { rcode: 1, data };
  } catch (error) {
    if (isTransportFailure(error)) return { rcode: 0, data: null };
    throw error;
  }
}
