import { revealReason } from '@haesol/contracts/common';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { beforeAppNow } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import type { AttachedFile } from './repository.ts';

/** Types of files with personal data: of applications, enrolments, bookings and their steps, and of inquiries. */
const personalTypes: readonly (string | null)[] = ['APPLICATION', 'ENROLL', 'TIMELINE', 'EQU', 'EQU_HAZARD', 'INQUIRY'];

/** Returns true for a file with personal data; those of questions are, if the question is private. */
async function isPersonal(db: Db, { ref_type: refType, ref_uid: refUid }: AttachedFile): Promise<boolean> {
  if (refType !== 'QNA' || refUid === null) return personalTypes.includes(refType);
  const question = await db.selectFrom('qna').select('private').where('qna_uid', '=', refUid).executeTakeFirst();
  return question?.private === true;
}

/** Time in which further parts of a file belong to the look that was recorded. */
const sameLook = '10 minutes';

function isRecorded(db: Db, actorUid: string, fileUid: string): Promise<unknown> {
  return db
    .selectFrom('audit_log')
    .select('audit_uid')
    .where('action', '=', 'file.look')
    .where('actor_uid', '=', actorUid)
    .where(sql<boolean>`detail->>'fileUid' = ${fileUid}`)
    .where('at', '>', beforeAppNow(sameLook))
    .limit(1)
    .executeTakeFirst();
}

/**
 * Records that staff open files with personal data, before their bytes are sent: without a record nothing is shown. The purpose is in
 * the query; earlier builds of the office's pages do not ask for one.
 * @param staffUid for whom the link was signed
 */
export async function recordLook(
  { db }: AppContext,
  request: FastifyRequest,
  files: readonly AttachedFile[],
  staffUid: string | undefined,
): Promise<void> {
  const { principal, method, headers, ip, id, query } = request;
  if (method !== 'GET') return;
  const isStaff = principal !== undefined && principal.accountRole !== 'MEMBER';
  const actorUid = isStaff ? principal.memberUid : staffUid;
  if (actorUid === undefined) return;
  const reason = z.safeParse(z.object(revealReason), query);
  for (const file of files) {
    const { file_uid: fileUid, ref_type: refType, ref_uid: refUid, owner_uid: ownerUid } = file;
    if (ownerUid === actorUid || !(await isPersonal(db, file))) continue;
    // A viewer of documents reads a file in parts.
    if (headers.range !== undefined && (await isRecorded(db, actorUid, fileUid))) continue;
    await writeAudit(db, {
      actorUid,
      action: 'file.look',
      ...(ownerUid !== null && { targetType: 'MEMBER', targetUid: ownerUid }),
      detail: { fileUid, refType, refUid, ...(reason.success && reason.data) },
      ip,
      requestId: id,
    });
  }
}
