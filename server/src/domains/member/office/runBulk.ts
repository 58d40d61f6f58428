import { type BulkResult, type ErrorCode, errorCodes, toErrorMessage } from '@haesol/contracts/common';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../../http/apiError.ts';

/** Longer than the default: 500 moves, each with notifications and a mail. */
export const bulkTimeoutMs = 120_000;

interface FieldErrors {
  readonly fieldErrors?: readonly { readonly message: string }[];
}

/** Returns the message of a field rather than that of the form, which says less about one row. */
function toMessage({ message, data }: ApiError): string {
  return (data as FieldErrors | null)?.fieldErrors?.[0]?.message ?? message;
}

/** Unexpected failures in a row after which the database or a store is taken to be away. */
const maxBroken = 3;

interface RowFailure {
  readonly uid: string;
  readonly code: ErrorCode;
  readonly message: string;
}

const toServerFailure = (uid: string): RowFailure => ({
  uid,
  code: errorCodes.serverError,
  message: toErrorMessage(errorCodes.serverError),
});

/** Returns the failure of a row as its person reads it. */
export const toFailure = (uid: string, error: unknown): RowFailure =>
  error instanceof ApiError ? { uid, code: error.code, message: toMessage(error) } : toServerFailure(uid);

export interface BulkCall {
  readonly uids: readonly string[];
  readonly log: FastifyBaseLogger;
  /** Returns true once the reply was sent, which is before the end of a call that takes too long. */
  readonly isEnded: () => boolean;
  readonly move: (uid: string, at: number) => Promise<unknown>;
}

/**
 * Makes a move with one item after the other, and collects what was refused. Stops after three unexpected failures in a row, with
 * the rest as failed, and when the reply was sent: a person who was told of a failure does not expect further moves.
 */
export async function runBulk({ uids, log, isEnded, move }: BulkCall): Promise<BulkResult> {
  const done: string[] = [];
  const failed: BulkResult['failed'] = [];
  let broken = 0;
  for (const [at, uid] of uids.entries()) {
    if (broken === maxBroken || isEnded()) {
      failed.push(...uids.slice(at).map(toServerFailure));
      break;
    }
    try {
      await move(uid, at);
      done.push(uid);
      broken = 0;
    } catch (error) {
      const isRefusal = error instanceof ApiError;
      if (!isRefusal) log.error({ err: error }, 'one row of a bulk call failed');
      broken = isRefusal ? 0 : broken + 1;
      failed.push(toFailure(uid, error));
    }
  }
  return { done, failed };
}
