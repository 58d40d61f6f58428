import { type BulkResult, errorCodes, toErrorMessage } from '@haesol/contracts/common';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../../http/apiError.ts';

interface FieldErrors {
  readonly fieldErrors?: readonly { readonly message: string }[];
}

/** Returns the message of a field rather than that of the form, which says less about one row. */
function toMessage({ message, data }: ApiError): string {
  return (data as FieldErrors | null)?.fieldErrors?.[0]?.message ?? message;
}

/** Makes a move with one item after the other, and collects what was refused. */
export async function runBulk(
  uids: readonly string[],
  log: FastifyBaseLogger,
  move: (uid: string, at: number) => Promise<unknown>,
): Promise<BulkResult> {
  const done: string[] = [];
  const failed: BulkResult['failed'] = [];
  for (const [at, uid] of uids.entries()) {
    try {
      await move(uid, at);
      done.push(uid);
    } catch (error) {
      if (!(error instanceof ApiError)) log.error({ err: error }, 'one row of a bulk call failed');
      failed.push(
        error instanceof ApiError
          ? { uid, code: error.code, message: toMessage(error) }
          : { uid, code: errorCodes.serverError, message: toErrorMessage(errorCodes.serverError) },
      );
    }
  }
  return { done, failed };
}
