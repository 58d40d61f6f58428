import { guardOwnership } from '../registry/checkOwnership.ts';
import type { MoveGuard } from '../registry/moveChannel.ts';
import { guardMatrix } from './guardMatrix.ts';

/** Checks a build when it becomes `stable` or a canary. @throws {RegistryError} */
export const guardMove: MoveGuard = async (trx, move) => {
  await guardOwnership(trx, move);
  await guardMatrix(trx, move);
};
