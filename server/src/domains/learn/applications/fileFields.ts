import type { ApplicationValues } from '@haesol/contracts/learn';
import type { Trx } from '../../../db/schema.ts';
import { setAttachments } from '../../common/files/attachments.ts';

/** Reference type that attaches files to an application by its uid. */
export const applicationRefType = 'APPLICATION';

/** Form fields that name files of the kind `attach`, in display order. */
const documentFields = ['planUids', 'proofUids', 'fileUids'] as const;

function readUids(values: ApplicationValues, field: string): string[] {
  const value = values[field];
  return Array.isArray(value) ? [...new Set(value.filter((uid) => uid !== ''))] : [];
}

/**
 * Attaches exactly the files that the values name.
 * @throws {ApiError} `4000` for files that are not the member's
 */
export async function attachFiles(
  trx: Trx,
  application: {
    readonly aplUid: string;
    readonly values: ApplicationValues;
    readonly memberUid: string;
    readonly now: Date;
  },
): Promise<void> {
  const { aplUid: refUid, values, memberUid: ownerUid, now } = application;
  const of = { refType: applicationRefType, refUid, ownerUid, now };
  await setAttachments(trx, { ...of, kind: 'image', field: 'imageUids', fileUids: readUids(values, 'imageUids') });
  const documents = documentFields.flatMap((field) => readUids(values, field));
  await setAttachments(trx, { ...of, kind: 'attach', field: 'fileUids', fileUids: documents });
}
