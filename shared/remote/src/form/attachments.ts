import {
  type FileKind,
  type FileRef,
  fileExtensions,
  fileLimits,
  formatFileSize,
  toMegabytes,
} from '@haesol/contracts/common';

/** File of a form: uploading, uploaded or refused. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly state: 'uploading' | 'done' | 'failed';
  readonly percent?: number;
  readonly note?: string;
  readonly fileUid?: string;
  /** Small picture of an image. */
  readonly previewUrl?: string;
  /** The same on the server, whose address expires after ten minutes. */
  readonly thumbUrl?: string;
  /** Belongs to the edited item already: removing it from the form is enough. */
  readonly isSaved?: boolean;
}

/** Converts saved files to files of the form. */
export function toAttachments(files: readonly FileRef[]): Attachment[] {
  return files.map(({ fileUid, orgNm, size, thumbUrl }) => ({
    ...{ id: fileUid, name: orgNm, state: 'done', note: formatFileSize(size), fileUid, isSaved: true },
    ...(thumbUrl !== null && { previewUrl: thumbUrl }),
  }));
}

/** Returns the uids of uploaded files. */
export const toFileUids = (files: readonly Attachment[]): string[] => files.flatMap(({ fileUid }) => fileUid ?? []);

/** Selects what a draft in the tab has of uploaded files, or of a stored draft. */
export function toStoredFiles(files: unknown): Attachment[] {
  if (!Array.isArray(files)) return [];
  return (files as readonly Partial<Attachment>[]).flatMap(({ id, name, note, fileUid, isSaved, thumbUrl }) =>
    id === undefined || name === undefined || fileUid === undefined
      ? []
      : {
          ...{ id, name, fileUid, state: 'done' as const },
          ...(note !== undefined && { note }),
          ...(isSaved !== undefined && { isSaved }),
          // A picture in the memory of the tab does not outlive a reload.
          ...(thumbUrl !== undefined && { thumbUrl, previewUrl: thumbUrl }),
        },
  );
}

/** Returns the `accept` attribute of the file dialog. */
export const toAccept = (kind: FileKind): string => fileExtensions[kind].map((ext) => `.${ext}`).join(',');

/** Parameters of the kit's texts about file limits. */
export const limitTexts = { size: `${toMegabytes(fileLimits.maxBytes)}MB`, max: fileLimits.maxCount };

export type FileRefusal = 'size' | 'count' | 'type' | 'empty';

/** Returns the reason for refusing a file before upload: its own before the number of files, which removing another would not mend. @param kept uploaded and uploading files */
export function findRefusal(
  file: { readonly name: string; readonly size: number },
  kind: FileKind,
  kept: number,
): FileRefusal | undefined {
  const ext = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (!file.name.includes('.') || !fileExtensions[kind].some((known) => known === ext)) return 'type';
  if (file.size > fileLimits.maxBytes) return 'size';
  if (file.size === 0) return 'empty';
  return kept >= fileLimits.maxCount ? 'count' : undefined;
}
