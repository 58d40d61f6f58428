import { errorCodes } from '@haesol/contracts/common';
import { releaseBuild, releaseChannel, releaseId } from '@haesol/contracts/release';
import { ApiError, fieldError } from '../../http/apiError.ts';

/** Part of an override: a remote or the shell, with its channel or build. */
export interface OverridePart {
  readonly id: string;
  /** Channel, build, or `localhost:<port>`. */
  readonly target: string;
  /** Port of the person's machine. */
  readonly port?: number;
}

const field = 'mf';

/** Formats as `mf-library@pr-7`. */
const toText = ({ id, target }: OverridePart) => `${id}@${target}`;

/** Ports below are those of the system's services. */
const firstPort = 1024;
const lastPort = 65_535;

/**
 * Reads `localhost:9001` or `127.0.0.1:9001`, which browsers treat as a secure origin in a page of https. Other hosts are refused,
 * because the page runs the code of the address with the person's session.
 */
function readPort(target: string): number | undefined {
  const [, digits] = /^(?:localhost|127\.0\.0\.1):(\d{4,5})$/.exec(target) ?? [];
  const port = Number(digits);
  return port >= firstPort && port <= lastPort ? port : undefined;
}

function readPart(part: string): OverridePart | undefined {
  const [id = '', target = '', ...rest] = part.trim().split('@');
  if (rest.length > 0 || !releaseId.safeParse(id).success) return undefined;
  const port = readPort(target);
  // The shell of a machine would be the whole page.
  if (port !== undefined) return id === 'shell' ? undefined : { id, target: `localhost:${port}`, port };
  const isKnown = releaseChannel.safeParse(target).success || releaseBuild.safeParse(target).success;
  return isKnown ? { id, target } : undefined;
}

/** @throws {ApiError} `4000` with the invalid or duplicate part */
export function parseOverride(text: string): readonly OverridePart[] {
  const parts = text.split(',').map((part) => {
    const read = readPart(part);
    if (read !== undefined) return read;
    const examples = 'mf-library@pr-7 또는 mf-library@localhost:9001처럼 적어 주세요.';
    throw fieldError(field, `'${part.trim().slice(0, 80)}' 지정을 읽을 수 없습니다. ${examples}`);
  });
  const twice = parts.find(({ id }, at) => parts.findIndex((part) => part.id === id) !== at);
  if (twice !== undefined) throw fieldError(field, `'${toText(twice)}' 지정이 ${twice.id}의 다른 지정과 겹칩니다.`);
  return parts;
}

/** Returns the ports of the remotes on the person's machine. */
export const toPorts = (parts: readonly OverridePart[]): Record<string, number> =>
  Object.fromEntries(parts.flatMap(({ id, port }) => (port === undefined ? [] : [[id, port]])));

export const missingPart = (part: OverridePart) => fieldError(field, `'${toText(part)}' 빌드를 찾을 수 없습니다.`);

/** Returns true if these rights cover the builds of a remote. */
export const isCovered = (id: string, rights: readonly string[]): boolean =>
  rights.includes('QA') || rights.includes(`TEAM:${id}`);

/** @throws {ApiError} `4030` with the first part that these rights do not cover */
export function requireRights(parts: readonly OverridePart[], rights: readonly string[]): void {
  const refused = parts.find(({ id }) => !isCovered(id, rights));
  if (refused === undefined) return;
  throw new ApiError(errorCodes.forbidden, { message: `'${toText(refused)}' 빌드를 미리 볼 권한이 없습니다.` });
}
