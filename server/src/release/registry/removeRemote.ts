import { lockName } from '../../db/nameLock.ts';
import type { Db } from '../../db/schema.ts';
import { insertAudit } from './auditRepository.ts';
import { endCanary } from './canaryRepository.ts';
import { RegistryError } from './RegistryError.ts';
import { deleteChannels, listRemovals, type Removal } from './removalRepository.ts';

export interface RemovalRequest {
  readonly id: string;
  readonly actor: string;
  /** Responsible person. */
  readonly person: string;
  readonly proof: string | null;
  readonly reason: string;
}

/**
 * Removes a remote from all channels: its menu entries, routes and slots go with it. Its files stay for open tabs, and its paths
 * and slots stay reserved for `releaseRetention.areaDays`. A later publication brings it back.
 * @throws {RegistryError} `refused` for the shell, and for a remote without a channel
 */
export function removeRemote(db: Db, { id, actor, person, proof, reason }: RemovalRequest): Promise<Removal> {
  if (id === 'shell') throw new RegistryError('refused', 'the shell cannot be removed: no page works without it');
  return db.transaction().execute(async (trx) => {
    // Serialises with moves of `stable`, which check the ownership of paths.
    await lockName(trx, 'registry stable');
    const channels = await deleteChannels(trx, id);
    if (channels.length === 0) throw new RegistryError('refused', `nothing of ${id} is published`);
    await endCanary(trx, id, 'STOPPED');
    const stable = channels.find(({ channel }) => channel === 'stable')?.build_id ?? null;
    await insertAudit(trx, { remote_id: id, action: 'remove', from_build: stable, actor, person, proof, reason });
    const removal = (await listRemovals(trx)).find((one) => one.id === id);
    if (removal === undefined) throw new Error(`the removal of ${id} is not listed`);
    return removal;
  });
}
