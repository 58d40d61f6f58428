import { errorCodes } from '@haesol/contracts/common';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';

/** Enrolling, applying and booking are for members whose class the office has confirmed. @throws {ApiError} `4030` */
export function requireConfirmedClass({ state }: Pick<Principal, 'state'>): void {
  if (state !== 'PENDING_CLASS') return;
  throw new ApiError(errorCodes.forbidden, { message: '소속 확인 후 이용하실 수 있습니다.' });
}
