import { type FileKind, type FileRef, fileExtensions, fileLimits, toMegabytes } from '@haesol/contracts/common';

/** A file of a form: on its way, there, or refused. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly state: 'uploading' | 'done' | 'failed';
  readonly percent?: number;
  readonly note?: string;
  readonly fileUid?: string;
  /** Hangs on what is edited already: taking it out of the form is enough. */
  readonly isSaved?: boolean;
}

/** Files that were saved before, as the files of a form. */
export function toAttachments(files: readonly FileRef[]): Attachment[] {
  return files.map(({ fileUid, orgNm }) => ({ id: fileUid, name: orgNm, state: 'done', fileUid, isSaved: true }));
}

/** Uids of the files that are there. */
export const toFileUids = (files: readonly Attachment[]): string[] => files.flatMap(({ fileUid }) => fileUid ?? []);

/** What the file dialog of a kind offers. */
export const toAccept = (kind: FileKind): string => fileExtensions[kind].map((ext) => `.${ext}`).join(',');

/** Values of the kit's texts about the limits of files. */
export const limitTexts = { size: `${toMegabytes(fileLimits.maxBytes)}MB`, max: fileLimits.maxCount };

export type FileRefusal = 'size' | 'count' | 'type' | 'empty';

/** Why a file is not even sent; undefined for one that may be. @param kept files that are there or on their way */
export function findRefusal(
  file: { readonly name: string; readonly size: number },
  kind: FileKind,
  kept: number,
): FileRefusal | undefined {
  const ext = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (kept >= fileLimits.maxCount) return 'count';
  if (!file.name.includes('.') || !fileExtensions[kind].some((known) => known === ext)) return 'type';
  if (file.size > fileLimits.maxBytes) return 'size';
  return file.size === 0 ? 'empty' : undefined;
}
