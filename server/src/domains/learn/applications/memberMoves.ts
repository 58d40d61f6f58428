import type { ApplicationKind, ApplicationState, myApplicationSupplement } from '@haesol/contracts/learn';
import type * as z from 'zod/mini';
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

/** Withdraws the application for the member. @throws {ApiError} `4405` once it is decided */
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
 * Submits the member's answer to a supplement request; the review continues.
 * @throws {ApiError} `4405` if no supplement is requested, `4000` for files of others
 */
export async function answerSupplement(
  trx: Trx,
  { aplUid, kind, member: { memberUid, now } }: OwnApplication,
  { answer, fileUids, documents = [] }: z.output<typeof myApplicationSupplement.body>,
): Promise<{ state: ApplicationState }> {
  const applications = createApplicationRepository(trx);
  const { state } = await makeMove(applicationMoves[kind].answer, (change) =>
    applications.move(trx, aplUid, change, { due_dt: null }),
  );
  const files = { fileUids: [...documents.flatMap((one) => one.fileUids), ...fileUids], ownerUid: memberUid };
  await addEntry(trx, {
    kind,
    refUid: aplUid,
    memberUid,
    type: 'ANSWER',
    state,
    mover: 'MEMBER',
    memo: answer,
    documents,
    files,
    now,
  });
  return { state };
}
