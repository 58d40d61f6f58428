import { lockName } from '../../db/nameLock.ts';
import type { Db } from '../../db/schema.ts';
import { isWayBack } from '../registry/isWayBack.ts';
import { listFailures } from '../registry/matrixRepository.ts';
import type { MoveGuard } from '../registry/moveChannel.ts';
import { RegistryError } from '../registry/RegistryError.ts';

/** Failures named in the refusal; further ones are only counted. */
const namedFailures = 3;

/** Serialises results of the matrix and moves of `stable`, in all processes. */
export const lockStable = (trx: Db) => lockName(trx, 'registry stable');

/**
 * Refuses a build that failed in combination with others, until it is overruled. Previous builds of `stable` are always
 * allowed, because a rollback must never wait for a matrix.
 * @throws RegistryError `refused`, with the failed mixes
 */
export const guardMatrix: MoveGuard = async (trx, { id, channel, to }) => {
  if (channel !== 'stable') return;
  await lockStable(trx);
  const failures = await listFailures(trx, id, to);
  if (failures.length === 0 || (await isWayBack(trx, id, to))) return;
  const named = failures.slice(0, namedFailures).map(({ mix, spec }) => `${spec} with ${mix}`);
  const more = failures.length > namedFailures ? ` and ${failures.length - namedFailures} more` : '';
  throw new RegistryError(
    'refused',
    `${id} ${to} failed in the matrix: ${named.join('; ')}${more}. To let it pass: npm run mf -- overrule ${id} ${to} --reason "…"`,
  );
};
