import type { Envelope, TransportFailure } from '@haesol/remote/shell-api';
import type { AxiosError, AxiosResponse } from 'axios';

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  'status' in value &&
  typeof (value as Envelope).status?.code === 'string';

/** Reads the envelope of a response, with data from its headers. @returns undefined when the response is no envelope */
export function toEnvelope(response: AxiosResponse<unknown>): Envelope | undefined {
  if (!isEnvelope(response.data)) return undefined;
  const requestId = response.headers['x-request-id'];
  const retryAfterSec = Number(response.headers['retry-after']);
  return {
    ...response.data,
    ...(typeof requestId === 'string' && { requestId }),
    ...(retryAfterSec > 0 && { retryAfterSec }),
  };
}

/** Reads an envelope instead of a file, for refused downloads. @returns undefined for a file */
export async function readRefusal(blob: Blob): Promise<Envelope | undefined> {
  if (!blob.type.startsWith('application/json')) return undefined;
  const text = await blob.text();
  try {
    const value: unknown = JSON.parse(text);
    return isEnvelope(value) ? value : undefined;
  } catch {
    // A file with the type JSON and other content.
    return undefined;
  }
}

/** Recognises errors without importing axios, which is loaded with the first call. */
const isAxiosError = (error: unknown): error is AxiosError =>
  typeof error === 'object' && error !== null && 'isAxiosError' in error;

/**
 * Creates a failure as remotes receive it: a plain object, not an Error, because a remote is another build, in which `instanceof`
 * of a class of the shell is always false. `createCall` of the remote converts it to a `CallError` with the caller's stack.
 */
export function toFailure(error: unknown): TransportFailure {
  if (!isAxiosError(error)) return { kind: 'network' };
  if (error.code === 'ERR_CANCELED') return { kind: 'aborted' };
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return { kind: 'timeout' };
  if (error.response === undefined) return { kind: 'network' };
  const envelope = toEnvelope(error.response);
  return { kind: 'http', httpStatus: error.response.status, ...(envelope && { envelope }) };
}
