import { errorCodes } from '@haesol/contracts/common';
import { releaseBuild, releaseChannel, releaseId } from '@haesol/contracts/release';
import { ApiError, fieldError } from '../../http/apiError.ts';

/** Part of an override: a remote or the shell, with its channel or build. */
export interface OverridePart {
  readonly id: string;
  readonly target: string;
}

const field = 'mf';

/** Formats as `mf-library@pr-7`. */
const toText = ({ id, target }: OverridePart) => `${id}@${target}`;

/** @throws {ApiError} `4000` with the invalid or duplicate part */
export function parseOverride(text: string): readonly OverridePart[] {
  const parts = text.split(',').map((part) => {
    const [id = '', target = '', ...rest] = part.trim().split('@');
    const isKnown = releaseChannel.safeParse(target).success || releaseBuild.safeParse(target).success;
    if (rest.length > 0 || !isKnown || !releaseId.safeParse(id).success) {
      throw fieldError(
        field,
        `'${part.trim().slice(0, 80)}' 지정을 읽을 수 없습니다. mf-library@pr-7처럼 적어 주세요.`,
      );
    }
    return { id, target };
  });
  const twice = parts.find(({ id }, at) => parts.findIndex((part) => part.id === id) !== at);
  if (twice !== undefined) throw fieldError(field, `'${toText(twice)}' 지정이 ${twice.id}의 다른 지정과 겹칩니다.`);
  return parts;
}

export const missingPart = (part: OverridePart) => fieldError(field, `'${toText(part)}' 빌드를 찾을 수 없습니다.`);

/** @throws {ApiError} `4030` with the first part that these rights do not cover */
export function requireRights(parts: readonly OverridePart[], rights: readonly string[]): void {
  if (rights.includes('QA')) return;
  const refused = parts.find(({ id }) => !rights.includes(`TEAM:${id}`));
  if (refused === undefined) return;
  throw new ApiError(errorCodes.forbidden, { message: `'${toText(refused)}' 빌드를 미리 볼 권한이 없습니다.` });
}
