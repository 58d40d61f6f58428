import {
  type AreaLevel,
  type AreaRights,
  errorCodes,
  hasAreaRight,
  type OfficeArea,
  officeAreas,
  toMissingRight,
} from '@haesol/contracts/common';
import type { MemberRole } from '../../db/schema.ts';
import { ApiError } from '../apiError.ts';
import type { Principal } from '../context.ts';

const everyArea: AreaRights = Object.fromEntries(officeAreas.map((area) => [area, 'MOVE']));

/** Returns the rights that a role allows: all for administrators, those given for staff, none for members. */
export function toAreaRights(role: MemberRole, given: AreaRights | null): AreaRights {
  if (role === 'ADMIN') return everyArea;
  return role === 'STAFF' ? (given ?? {}) : {};
}

export function missingRight(area: OfficeArea, level: AreaLevel): ApiError {
  return new ApiError(errorCodes.forbidden, { message: toMissingRight(area, level) });
}

/** @throws {ApiError} `4030` with the name of the missing right */
export function requireArea({ areas }: Pick<Principal, 'areas'>, area: OfficeArea, level: AreaLevel): void {
  if (!hasAreaRight(areas, area, level)) throw missingRight(area, level);
}
