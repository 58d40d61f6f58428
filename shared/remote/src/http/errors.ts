import { errorCodes } from '@haesol/contracts/common';
/** One field that was refused, as the server names it (`company.bizNo`). */
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

/** A call that did not succeed. `message` is the server's Korean text, fit to be shown. */
export class CallError extends Error {
  override name = 'CallError';
  readonly code: string;
  readonly requestId: string | undefined;
  /** `data` of the envelope, e.g. `{ remain }`. */
  readonly data: unknown;

  constructor({ code, message, requestId, data, cause }: Details) {
    super(message, { cause });
    this.code = code;
    this.requestId = requestId;
    this.data = data;
  }
}

/** Input was refused (`4000`, `413x`); {@link fields} says where. */
export class ValidationError extends CallError {
  override name = 'ValidationError';
  readonly fields: readonly FieldError[];

  constructor(details: Details) {
    super(details);
    const { fieldErrors } = (details.data ?? {}) as { fieldErrors?: readonly FieldError[] };
    this.fields = fieldErrors ?? [];
  }
}

/** The session is not valid (`401x`); the shell has already dealt with it. */
export class UnauthorizedError extends CallError {
  override name = 'UnauthorizedError';
}

/** Not allowed (`403x`). */
export class ForbiddenError extends CallError {
  override name = 'ForbiddenError';
}

/** There is no such thing for this person (`4040`). */
export class NotFoundError extends CallError {
  override name = 'NotFoundError';
}

/** Too many calls (`4290`). */
export class TooManyRequestsError extends CallError {
  override name = 'TooManyRequestsError';
  /** Seconds to wait; undefined where the server did not say. */
  readonly retryAfterSec: number | undefined;

  constructor(details: Details & { readonly retryAfterSec?: number | undefined }) {
    super(details);
    this.retryAfterSec = details.retryAfterSec;
  }
}

/** The server failed (`5000`), or its answer was not what the contract says. */
export class ServerError extends CallError {
  override name = 'ServerError';
}

/** No answer: offline, connection lost or 10 s over. */
export class NetworkError extends CallError {
  override name = 'NetworkError';
}

const failureTexts = {
  network: '네트워크 연결을 확인해 주세요.',
  timeout: '응답이 지연되고 있습니다. 다시 시도해 주세요.',
  missing: '요청하신 정보를 찾을 수 없습니다.',
  server: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
} as const;

/** Chooses the error class by the envelope's code (the codes of the API's error table). */
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

/** An error for a call that got no envelope. */
export function toTransportError(kind: 'network' | 'timeout' | 'http', requestId?: string, cause?: unknown): CallError {
  if (kind === 'http')
    return new ServerError({ code: errorCodes.serverError, message: failureTexts.server, requestId, cause });
  return new NetworkError({ code: kind, message: failureTexts[kind], requestId, cause });
}

/** An error for a call that cannot be made, because what it asks for has no name. */
export function toMissingError(): NotFoundError {
  return new NotFoundError({ code: errorCodes.notFound, message: failureTexts.missing });
}
