import type { Db } from '../../db/schema.ts';
import { insertAudit } from './auditRepository.ts';
import { endCanaryOfMove } from './canaryRepository.ts';
import { swapChannel, switchChannel } from './channelRepository.ts';
import { RegistryError } from './RegistryError.ts';
import { findRelease, type Origin } from './releaseRepository.ts';

const channelName = /^(stable|next|pr-\d{1,9})$/;

export interface ChannelMove {
  readonly id: string;
  readonly channel: string;
  readonly to: string;
  /** Current build of the channel; null if it must not exist yet. */
  readonly expect: string | null;
  readonly actor: string;
  readonly origin?: Origin | undefined;
  /** Can refuse the move, within its transaction. */
  readonly guard?: MoveGuard | undefined;
}

export type MoveGuard = (trx: Db, move: Pick<ChannelMove, 'id' | 'channel' | 'to'>) => Promise<void>;

/**
 * Points a channel to a published release: promote, pin and rollback are this same move.
 * @throws RegistryError `invalid` (name of the channel), `missing` (release) or `conflict` (another change was faster)
 */
export async function moveChannel(db: Db, move: ChannelMove): Promise<void> {
  if (!channelName.test(move.channel)) throw new RegistryError('invalid', `no channel can be named ${move.channel}`);
  await db.transaction().execute(async (trx) => {
    if ((await findRelease(trx, move.id, move.to))?.is_complete !== true) {
      throw new RegistryError('missing', `${move.id} has no build ${move.to}`);
    }
    await move.guard?.(trx, move);
    if (!(await swapChannel(trx, move))) {
      throw new RegistryError('conflict', `${move.channel} of ${move.id} is not at ${move.expect ?? 'nothing'}`);
    }
    if (move.channel === 'stable') await endCanaryOfMove(trx, move);
    await insertAudit(trx, {
      remote_id: move.id,
      action: 'move',
      channel: move.channel,
      from_build: move.expect,
      to_build: move.to,
      actor: move.actor,
      ...move.origin,
    });
  });
}

/**
 * Takes a remote out of service with a notice, or puts it back; its menu entries stay.
 * @throws RegistryError `missing` if nothing of it was published
 */
export async function switchRemote(
  db: Db,
  change: { id: string; enabled: boolean; notice: string | null; actor: string; origin?: Origin },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await switchChannel(trx, { ...change, channel: 'stable' }))) {
      throw new RegistryError('missing', `nothing of ${change.id} is published`);
    }
    await insertAudit(trx, {
      remote_id: change.id,
      action: 'switch',
      channel: 'stable',
      actor: change.actor,
      ...change.origin,
    });
  });
}
