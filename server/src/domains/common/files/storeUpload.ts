import { randomUUID } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { storageQuotaBytes } from '../../../http/limits/fixedLimits.ts';
import type { Upload } from './receiveFiles.ts';
import { createFileRepository, type NewFile } from './repository.ts';
import { createStoreKey, type FileStore } from './store.ts';
import type { Uploader } from './uploader.ts';

function toNewFiles({ files, kind }: Upload, ownerUid: string | null, now: Date): NewFile[] {
  return files.map(({ orgNm, ext, mime, size, sha256 }) => ({
    // Random and not ordered by time: links of public files are unsigned, so no uid may be guessed from another.
    file_uid: randomUUID(),
    org_nm: orgNm,
    ext,
    mime,
    size,
    sha256,
    kind,
    path: createStoreKey(),
    ownerUid,
    now,
  }));
}

function quotaError(): ApiError {
  const message = '첨부할 수 있는 전체 용량(500MB)을 모두 사용했습니다.';
  return new ApiError(errorCodes.fileTooLarge, {
    message,
    data: { fieldErrors: [{ field: 'files', code: 'custom', message }] },
  });
}

/**
 * Stores checked files: of a member within the quota; of a visitor signing up one picture that replaces an earlier one.
 * @throws {ApiError} `4131`, `4132`
 */
export async function storeUpload(
  { db }: AppContext,
  store: FileStore,
  { upload, uploader, now }: { readonly upload: Upload; readonly uploader: Uploader; readonly now: Date },
): Promise<readonly NewFile[]> {
  const repository = createFileRepository(db);
  const rows = toNewFiles(upload, uploader.kind === 'member' ? uploader.memberUid : null, now);
  if (uploader.kind === 'member') {
    const fits = await db.transaction().execute((trx) => repository.addFiles(trx, rows, storageQuotaBytes));
    if (!fits) throw quotaError();
  } else {
    if (rows.length > 1) throw new ApiError(errorCodes.tooManyFiles, { message: '사진은 하나만 올릴 수 있습니다.' });
    await db.transaction().execute((trx) => repository.keepJoinPicture(trx, rows, uploader.proofHash, now));
  }
  // Rows first: after a crash there can be a row, which is swept, but never bytes without a row.
  for (const [at, row] of rows.entries()) {
    const file = upload.files[at];
    if (file !== undefined) await store.keep(file.tempPath, row.path);
  }
  return rows;
}
