import { errorCodes, type ItemNow, itemNow } from '@haesol/contracts/common';
import type { CallError } from '@haesol/remote/http';
import * as z from 'zod/mini';

/** Returns the version of an item that another has changed in between; undefined for other refusals. */
export function toItemNow({ code, data }: Pick<CallError, 'code' | 'data'>): ItemNow | undefined {
  const now = z.safeParse(itemNow, data);
  return code === errorCodes.moveNotAllowed && now.success ? now.data : undefined;
}
