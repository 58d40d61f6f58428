import type { FastifyRequest } from 'fastify';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { PersonalLook } from '../../../db/audit/personalLooks.ts';
import type { Db } from '../../../db/schema.ts';

interface Print {
  readonly action: Extract<PersonalLook, `${string}.print`>;
  readonly targetType: string;
  readonly targetUid: string;
  /** Number of the document. */
  readonly docNo: string;
}

/** Records that staff print a document, whose names and contacts have no masks; call it before the response. */
export async function recordPrint(
  db: Db,
  { principal, ip, id: requestId }: FastifyRequest,
  { docNo, ...print }: Print,
): Promise<void> {
  await writeAudit(db, { ...print, actorUid: principal?.memberUid ?? null, detail: { memo: docNo }, ip, requestId });
}
