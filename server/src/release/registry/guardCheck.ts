import type { Db } from '../../db/schema.ts';
import { findCheck } from './checkRepository.ts';
import { isWayBack } from './isWayBack.ts';
import type { MoveGuard } from './moveChannel.ts';
import { RegistryError } from './RegistryError.ts';

/**
 * Refuses a build that visitors have not had until it has passed a check, or a reason for leaving the check out is stored. The
 * shell has no check.
 * @param isUpload the check of a new build is stored after its upload
 * @throws RegistryError `refused`
 */
export async function guardCheck(
  trx: Db,
  { id, channel, to }: Parameters<MoveGuard>[1],
  isUpload: boolean,
): Promise<void> {
  if (channel !== 'stable' || id === 'shell') return;
  const check = await findCheck(trx, id, to);
  if (isUpload && check === undefined) return;
  if (check !== undefined && (check.reason !== null || check.faults.length === 0)) return;
  if (await isWayBack(trx, id, to)) return;
  const what = check === undefined ? 'has not been checked' : 'has not passed its check';
  throw new RegistryError(
    'refused',
    `${id} ${to} ${what}: the commands promote, pin and canary check it. --no-check --reason "…" leaves the check out, which everybody sees on /platform`,
  );
}
