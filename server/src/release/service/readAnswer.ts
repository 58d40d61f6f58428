import { type ErrorCode, errorCodes, type FieldError } from '@haesol/contracts/common';
import * as z from 'zod/mini';
import { ApiError } from '../../http/apiError.ts';

/** Refusals of a service that the site passes on, by HTTP status. A session never ends by the answer of a service. */
const refusals: Readonly<Record<number, ErrorCode>> = {
  400: errorCodes.invalidInput,
  401: errorCodes.forbidden,
  403: errorCodes.forbidden,
  404: errorCodes.notFound,
  409: errorCodes.moveNotAllowed,
  410: errorCodes.notFound,
  422: errorCodes.invalidInput,
  429: errorCodes.tooManyRequests,
};

const maxMessage = 200;
const maxFields = 50;

/** Body of a refusal: a sentence for the person, and errors of fields. */
const refusalBody = z.object({
  message: z.optional(z.string().check(z.minLength(1), z.maxLength(maxMessage))),
  fieldErrors: z.optional(z.array(z.object({ field: z.string(), message: z.string() })).check(z.maxLength(maxFields))),
});

/** Failure of a service, which is that of its remote alone. */
export const serviceFailure = (remoteId: string, reason: string, http: 502 | 503 | 504, cause?: unknown): ApiError =>
  new ApiError(errorCodes.serverError, { http, cause: new Error(`${remoteId}: its service ${reason}`, { cause }) });

/** Reads a body up to a size. @returns undefined for a larger one */
async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    // Leaving the loop cancels the rest of the body.
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const isJson = (response: Response) =>
  /^application\/(?:[\w.-]+\+)?json\b/.test(response.headers.get('content-type') ?? '');

function toRefusal(code: ErrorCode, body: unknown): ApiError {
  const { data } = refusalBody.safeParse(body);
  const fieldErrors: FieldError[] = (data?.fieldErrors ?? []).map((error) => ({ ...error, code: 'custom' }));
  return new ApiError(code, {
    ...(data?.message !== undefined && { message: data.message }),
    ...(code === errorCodes.invalidInput && { data: { fieldErrors } }),
    ...(code === errorCodes.tooManyRequests && { retryAfterSec: 60 }),
  });
}

/**
 * Reads the answer of a service as data of the envelope.
 * @throws {ApiError} for a refusal, with its message and field errors; 502 for everything else that is no JSON of the allowed size
 */
export async function readAnswer(remoteId: string, response: Response, maxBytes: number): Promise<unknown> {
  const { status } = response;
  const code = refusals[status];
  if (!response.ok && code === undefined) {
    await response.body?.cancel();
    throw serviceFailure(remoteId, `answered ${status}`, 502);
  }
  const text = await readText(response, maxBytes);
  if (text === undefined) throw serviceFailure(remoteId, `answered more than ${maxBytes} bytes`, 502);
  if (response.ok && text === '') return {};
  if (response.ok && !isJson(response)) throw serviceFailure(remoteId, 'answered no JSON', 502);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    if (response.ok) throw serviceFailure(remoteId, 'answered JSON that cannot be read', 502, error);
  }
  if (code !== undefined) throw toRefusal(code, body);
  return body;
}
