import { errorCodes } from '@haesol/contracts/common';
import { sayRefusal } from '../i18n/refusals.ts';
/** Refused field, as the server names it (`company.bizNo`). */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

interface Details {
  readonly code: string;
  readonly message: string;
  readonly requestId?: string | undefined;
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** Failed call. `message` is the server's text, which can be shown: in the language of the call, or Korean. */
export class CallError extends Error {
  override name = 'CallError';
  readonly code: string;
  readonly requestId: string | undefined;
  /** `data` of the envelope, e.g. `{ remain }`. */
  readonly data: unknown;

  constructor({ code, message, requestId, data, cause }: Details) {
    super(sayRefusal(message), { cause });
    this.code = code;
    this.requestId = requestId;
    this.data = data;
  }
}

/** Invalid input (`4000`, `413x`), listed in {@link fields}. */
export class ValidationError extends CallError {
  override name = 'ValidationError';
  readonly fields: readonly FieldError[];

  constructor(details: Details) {
    super(details);
    const { fieldErrors } = (details.data ?? {}) as { fieldErrors?: readonly FieldError[] };
    this.fields = fieldErrors ?? [];
  }
}

/** Invalid session (`401x`), already handled by the shell. */
export class UnauthorizedError extends CallError {
  override name = 'UnauthorizedError';
}

/** Not allowed (`403x`). */
export class ForbiddenError extends CallError {
  override name = 'ForbiddenError';
}

/** Not found, or not visible to this person (`4040`). */
export class NotFoundError extends CallError {
  override name = 'NotFoundError';
}

/** Too many calls (`4290`). */
export class TooManyRequestsError extends CallError {
  override name = 'TooManyRequestsError';
  /** Seconds to wait; undefined if the server did not set it. */
  readonly retryAfterSec: number | undefined;

  constructor(details: Details & { readonly retryAfterSec?: number | undefined }) {
    super(details);
    this.retryAfterSec = details.retryAfterSec;
  }
}

/** Server error (`5000`), or a response that violates the contract. */
export class ServerError extends CallError {
  override name = 'ServerError';
}

/** No response: offline, connection lost, or timeout of 10 s. */
export class NetworkError extends CallError {
  override name = 'NetworkError';
}

const failureTexts = {
  network: '네트워크 연결을 확인해 주세요.',
  timeout: '응답이 지연되고 있습니다. 다시 시도해 주세요.',
  missing: '요청하신 정보를 찾을 수 없습니다.',
  server: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
} as const;

/** Selects the error class by the envelope's code (the codes of the API's error table). */
export function toCallError(details: Details & { readonly retryAfterSec?: number | undefined }): CallError {
  const { code } = details;
  if (code === errorCodes.invalidInput || code.startsWith('413')) return new ValidationError(details);
  if (code.startsWith('401')) return new UnauthorizedError(details);
  if (code.startsWith('403')) return new ForbiddenError(details);
  if (code === errorCodes.notFound) return new NotFoundError(details);
  if (code === errorCodes.tooManyRequests) return new TooManyRequestsError(details);
  if (code.startsWith('5')) return new ServerError(details);
  return new CallError(details);
}

/** Creates the error of a call without an envelope. */
export function toTransportError(kind: 'network' | 'timeout' | 'http', requestId?: string, cause?: unknown): CallError {
  if (kind === 'http')
    return new ServerError({ code: errorCodes.serverError, message: failureTexts.server, requestId, cause });
  return new NetworkError({ code: kind, message: failureTexts[kind], requestId, cause });
}

/** Creates the error of a call without an identifier, which cannot be sent. */
export function toMissingError(): NotFoundError {
  return new NotFoundError({ code: errorCodes.notFound, message: failureTexts.missing });
}
