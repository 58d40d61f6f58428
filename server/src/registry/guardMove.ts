import { guardMatrix } from '../matrix/guardMatrix.ts';
import { guardOwnership } from './checkOwnership.ts';
import type { MoveGuard } from './moveChannel.ts';

/** What pages get, all or a share of them, is checked at the moment in which they get it. @throws {RegistryError} */
export const guardMove: MoveGuard = async (trx, move) => {
  await guardOwnership(trx, move);
  await guardMatrix(trx, move);
};
