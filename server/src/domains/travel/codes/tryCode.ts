import { type ErrorCode, errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';

/** Runs an attempt with a code; limits attempts with unknown codes. @param unknown error of an unknown code */
export async function tryCode<T>(
  { limits }: Pick<AppContext, 'limits'>,
  { memberUid, now }: Principal,
  attempt: () => Promise<T>,
  unknown: ErrorCode = errorCodes.notFound,
): Promise<T> {
  await limits.acquire('goodsCode', memberUid, now);
  try {
    const answer = await attempt();
    await limits.release('goodsCode', memberUid, now);
    return answer;
  } catch (error) {
    const isKnown = error instanceof ApiError && error.code !== unknown;
    if (isKnown) await limits.release('goodsCode', memberUid, now);
    throw error;
  }
}
