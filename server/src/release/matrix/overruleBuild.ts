import type { Db } from '../../db/schema.ts';
import { insertAudit } from '../registry/auditRepository.ts';
import { overruleFailures } from '../registry/matrixRepository.ts';
import { RegistryError } from '../registry/RegistryError.ts';

export interface Overruling {
  readonly id: string;
  readonly buildId: string;
  /** Responsible person. */
  readonly person: string;
  readonly proof: string | null;
  readonly reason: string;
}

/**
 * Allows a build in spite of the currently known failures, and records it in the audit. Other builds in the same mixes stay
 * refused, and this one is again if another mix fails.
 * @returns number of overruled failures
 * @throws {RegistryError} `refused` without failures
 */
export function overruleBuild(db: Db, overruling: Overruling): Promise<number> {
  const { id, buildId, person, proof, reason } = overruling;
  return db.transaction().execute(async (trx) => {
    const overruled = await overruleFailures(trx, overruling);
    if (overruled === 0) throw new RegistryError('refused', `no mix with ${id} ${buildId} has failed`);
    await insertAudit(trx, { remote_id: id, action: 'overrule', to_build: buildId, actor: id, person, proof, reason });
    return overruled;
  });
}
