import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { AttachedFile } from './repository.ts';

/** Types of files with personal data: of applications, enrolments, bookings and their steps. */
const personalTypes: readonly (string | null)[] = ['APPLICATION', 'ENROLL', 'TIMELINE', 'EQU', 'EQU_HAZARD'];

/**
 * Records that staff open files with personal data, before their bytes are sent: without a record nothing is shown.
 * @param staffUid for whom the link was signed
 */
export async function recordLook(
  { db }: AppContext,
  request: FastifyRequest,
  files: readonly AttachedFile[],
  staffUid: string | undefined,
): Promise<void> {
  const { principal, method, headers, ip, id } = request;
  // A viewer of documents reads further parts of a file that was recorded.
  const isFurtherPart = headers.range !== undefined && !headers.range.startsWith('bytes=0-');
  if (method !== 'GET' || isFurtherPart) return;
  const isStaff = principal !== undefined && principal.accountRole !== 'MEMBER';
  const actorUid = isStaff ? principal.memberUid : staffUid;
  if (actorUid === undefined) return;
  for (const { file_uid: fileUid, ref_type: refType, ref_uid: refUid, owner_uid: ownerUid } of files) {
    if (!personalTypes.includes(refType) || ownerUid === actorUid) continue;
    await writeAudit(db, {
      actorUid,
      action: 'file.look',
      ...(ownerUid !== null && { targetType: 'MEMBER', targetUid: ownerUid }),
      detail: { fileUid, refType, refUid },
      ip,
      requestId: id,
    });
  }
}
