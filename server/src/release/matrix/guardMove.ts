import { guardOwnership } from '../registry/checkOwnership.ts';
import { guardCheck } from '../registry/guardCheck.ts';
import type { MoveGuard } from '../registry/moveChannel.ts';
import { guardMatrix } from './guardMatrix.ts';

/** Checks a build that is published to a channel. @throws {RegistryError} */
export const guardPublication: MoveGuard = async (trx, move) => {
  await guardOwnership(trx, move);
  await guardMatrix(trx, move);
  await guardCheck(trx, move, true);
};

/** Checks a stored build when it becomes `stable` or a canary. @throws {RegistryError} */
export const guardMove: MoveGuard = async (trx, move) => {
  await guardOwnership(trx, move);
  await guardMatrix(trx, move);
  await guardCheck(trx, move, false);
};
