import { errorCodes } from '@haesol/contracts/common';
import * as z from 'zod/mini';
import { ApiError } from './apiError.ts';

const uuid = z.uuid();

/** Returns an id from a URL or a body. @throws {ApiError} `4040` for anything but a UUID, as for a row that does not exist */
export function requireUuid(id: string): string {
  if (!z.safeParse(uuid, id).success) throw new ApiError(errorCodes.notFound);
  return id;
}
