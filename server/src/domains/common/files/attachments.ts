import type { FileKind } from '@haesol/contracts/common';
import { sql } from 'kysely';
import type { Trx } from '../../../db/schema.ts';
import { validationError } from '../../../http/apiError.ts';

export interface Attachments {
  readonly refType: string;
  readonly refUid: string;
  readonly kind: FileKind;
  /** Field of the form, for the error message. */
  readonly field: string;
  readonly fileUids: readonly string[];
  readonly ownerUid: string;
  readonly now: Date;
}

/**
 * Attaches exactly these files, in this order, and removes the other attachments of the same kind. A file that is already
 * attached may stay, also one uploaded by another member.
 * @throws {ApiError} `4000` for a new file that is not the owner's, of another kind or attached elsewhere
 */
export async function setAttachments(trx: Trx, attachments: Attachments): Promise<void> {
  const { refType, refUid, kind, field, fileUids, ownerUid, now } = attachments;
  await trx
    .updateTable('file')
    .set({ removed_at: now })
    .where('ref_type', '=', refType)
    .where('ref_uid', '=', refUid)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`file_uid <> all(${fileUids}::uuid[])`)
    .execute();
  if (fileUids.length === 0) return;
  const { numUpdatedRows } = await trx
    .updateTable('file')
    .set({ ref_type: refType, ref_uid: refUid, seq: sql<number>`array_position(${fileUids}::uuid[], file_uid)` })
    .where('file_uid', 'in', fileUids)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .where(
      sql<boolean>`((ref_type is null and owner_uid = ${ownerUid}::uuid) or (ref_type = ${refType} and ref_uid = ${refUid}))`,
    )
    .executeTakeFirst();
  if (Number(numUpdatedRows) === new Set(fileUids).size && new Set(fileUids).size === fileUids.length) return;
  throw validationError({ field, code: 'custom', message: '첨부한 파일을 찾을 수 없습니다. 다시 첨부해 주세요.' });
}

/** Lists the attached files of a resource in their order. */
export async function listAttachments(trx: Trx, refType: string, refUid: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('file')
    .select('file_uid')
    .where('ref_type', '=', refType)
    .where('ref_uid', '=', refUid)
    .where('kind', '=', 'attach')
    .where('removed_at', 'is', null)
    .orderBy('seq')
    .execute();
  return rows.map(({ file_uid }) => file_uid);
}

/** Turns the files of a resource back into uploads of their owner. */
export async function detachFiles(trx: Trx, refType: string, refUid: string): Promise<void> {
  await trx
    .updateTable('file')
    .set({ ref_type: null, ref_uid: null })
    .where('ref_type', '=', refType)
    .where('ref_uid', '=', refUid)
    .where('removed_at', 'is', null)
    .execute();
}

/** Removes all files of a resource. */
export async function removeAttachments(trx: Trx, refType: string, refUid: string, now: Date): Promise<void> {
  await trx
    .updateTable('file')
    .set({ removed_at: now })
    .where('ref_type', '=', refType)
    .where('ref_uid', '=', refUid)
    .where('removed_at', 'is', null)
    .execute();
}

/** Resources that staff can put back with their files. */
export const restorableTypes = ['POST', 'SHARING', 'APPLY_NOTICE'] as const;

/** Puts back the files that were removed together with the thing that they are attached to. */
export async function restoreAttachments(
  trx: Trx,
  refType: (typeof restorableTypes)[number],
  refUid: string,
  removedAt: Date,
): Promise<void> {
  await trx
    .updateTable('file')
    .set({ removed_at: null })
    .where('ref_type', '=', refType)
    .where('ref_uid', '=', refUid)
    .where('removed_at', '=', removedAt)
    .execute();
}
