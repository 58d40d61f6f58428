import { guardMatrix } from '../matrix/guardMatrix.ts';
import { guardOwnership } from './checkOwnership.ts';
import type { MoveGuard } from './moveChannel.ts';

/** Checks a build when it becomes `stable` or a canary. @throws {RegistryError} */
export const guardMove: MoveGuard = async (trx, move) => {
  await guardOwnership(trx, move);
  await guardMatrix(trx, move);
};
