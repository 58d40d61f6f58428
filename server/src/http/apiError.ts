import { type ErrorCode, errorCodes, errorTable, type FieldError, toErrorMessage } from '@haesol/contracts/common';

export interface ApiErrorOptions {
  /** Values for the placeholders of the message. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Replaces the message from the table. */
  readonly message?: string;
  /** `data` of the envelope. */
  readonly data?: unknown;
  readonly retryAfterSec?: number;
  /** HTTP status instead of the table's: 503 for a temporary failure, 502 and 504 for one of a team's service. */
  readonly http?: 502 | 503 | 504;
  readonly cause?: unknown;
}

/** Failure that is reported to the client by its code. */
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

/** Returns `4000` with one message per field. */
export function validationError(...fieldErrors: FieldError[]): ApiError {
  return new ApiError(errorCodes.invalidInput, { data: { fieldErrors } });
}

/** Returns `4000` for one field with a specific message. */
export function fieldError(field: string, message: string): ApiError {
  return validationError({ field, code: 'custom', message });
}
