import type { FileKind } from '@haesol/shared/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../db/schema.ts';
import { validationError } from '../../plugins/apiError.ts';

export interface Attachments {
  readonly refType: string;
  readonly refUid: string;
  readonly kind: FileKind;
  /** Name of the field that names the files. */
  readonly field: string;
  readonly fileUids: readonly string[];
  readonly ownerUid: string;
  readonly now: Date;
}

/**
 * Hangs exactly these files on a thing, in this order; others of the same kind that hung on it are taken away.
 * @throws {ApiError} `4000` for a file that is not the owner's, of another kind, or hangs on something else
 */
export async function setAttachments(trx: Trx, attachments: Attachments): Promise<void> {
  const { refType, refUid, kind, field, fileUids, ownerUid, now } = attachments;
  await sql`update file set removed_at = ${now}
    where ref_type = ${refType} and ref_uid = ${refUid} and kind = ${kind} and removed_at is null
      and file_uid <> all(${fileUids}::uuid[])`.execute(trx);
  if (fileUids.length === 0) return;
  const { numAffectedRows } = await sql`update file
    set ref_type = ${refType}, ref_uid = ${refUid}, seq = array_position(${fileUids}::uuid[], file_uid)
    where file_uid = any(${fileUids}::uuid[]) and owner_uid = ${ownerUid} and kind = ${kind} and removed_at is null
      and (ref_type is null or (ref_type = ${refType} and ref_uid = ${refUid}))`.execute(trx);
  if (Number(numAffectedRows ?? 0) === new Set(fileUids).size && new Set(fileUids).size === fileUids.length) return;
  throw validationError({ field, code: 'custom', message: '첨부한 파일을 찾을 수 없습니다. 다시 첨부해 주세요.' });
}

/** Takes every file of a thing away. */
export async function removeAttachments(trx: Trx, refType: string, refUid: string, now: Date): Promise<void> {
  await sql`update file set removed_at = ${now}
    where ref_type = ${refType} and ref_uid = ${refUid} and removed_at is null`.execute(trx);
}
