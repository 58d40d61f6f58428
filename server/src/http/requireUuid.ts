import { errorCodes } from '@haesol/contracts/common';
import * as z from 'zod/mini';
import { ApiError } from './apiError.ts';

const uuid = z.uuid();

/** Returns an id from a URL or a body. @throws {ApiError} `4040` if not a UUID, as for an unknown row */
export function requireUuid(id: string): string {
  if (!z.safeParse(uuid, id).success) throw new ApiError(errorCodes.notFound);
  return id;
}
