import type { ApplicationKind, ApplicationState } from '@haesol/contracts/learn';
import type { Trx } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';
import { makeMove } from '../../common/timeline/moves.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { createApplicationRepository } from './repository.ts';
import { applicationMoves } from './rules.ts';

interface OwnApplication {
  readonly aplUid: string;
  readonly kind: ApplicationKind;
  readonly member: Principal;
}

/** The member takes it back. @throws {ApiError} `4405` once somebody has decided about it */
export async function withdrawApplication(
  trx: Trx,
  { aplUid, kind, member: { memberUid, now } }: OwnApplication,
): Promise<{ state: ApplicationState }> {
  const applications = createApplicationRepository(trx);
  const { state } = await makeMove(applicationMoves[kind].withdraw, (change) =>
    applications.move(trx, aplUid, change, { due_dt: null }),
  );
  await addEntry(trx, { kind, refUid: aplUid, memberUid, state, mover: 'MEMBER', now });
  return { state };
}

/**
 * The member answers what the office asked for, and the review goes on.
 * @throws {ApiError} `4405` when nothing is asked for, `4000` for files that are not theirs
 */
export async function answerSupplement(
  trx: Trx,
  { aplUid, kind, member: { memberUid, now } }: OwnApplication,
  { answer, fileUids }: { readonly answer: string; readonly fileUids: readonly string[] },
): Promise<{ state: ApplicationState }> {
  const applications = createApplicationRepository(trx);
  const { state } = await makeMove(applicationMoves[kind].answer, (change) =>
    applications.move(trx, aplUid, change, { due_dt: null }),
  );
  const files = { fileUids, ownerUid: memberUid };
  await addEntry(trx, {
    kind,
    refUid: aplUid,
    memberUid,
    type: 'ANSWER',
    state,
    mover: 'MEMBER',
    memo: answer,
    files,
    now,
  });
  return { state };
}
