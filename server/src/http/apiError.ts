import { type ErrorCode, errorCodes, errorTable, type FieldError, toErrorMessage } from '@haesol/contracts/common';

export interface ApiErrorOptions {
  /** Fills the braces of the message. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Replaces the message of the table. */
  readonly message?: string;
  /** `data` of the envelope. */
  readonly data?: unknown;
  readonly retryAfterSec?: number;
  /** HTTP status instead of the table's: 503 where a fault is known to pass. */
  readonly http?: 503;
  readonly cause?: unknown;
}

/** A failure that the caller is told about by its code. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly data: unknown;
  readonly retryAfterSec: number | undefined;
  readonly http: number;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.message ?? toErrorMessage(code, options.params), { cause: options.cause });
    this.code = code;
    this.data = options.data ?? null;
    this.retryAfterSec = options.retryAfterSec;
    this.http = options.http ?? errorTable[code].http;
  }
}

/** `4000` with one message a field. */
export function validationError(...fieldErrors: FieldError[]): ApiError {
  return new ApiError(errorCodes.invalidInput, { data: { fieldErrors } });
}

/** `4000` for one field, with a message of its own. */
export function fieldError(field: string, message: string): ApiError {
  return validationError({ field, code: 'custom', message });
}
