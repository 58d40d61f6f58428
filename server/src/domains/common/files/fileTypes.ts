import type { FileExtension } from '@haesol/contracts/common';

/** Kind of content that the bytes of a file must have. */
type ContentFamily = 'picture' | 'pdf' | 'ole' | 'zip' | 'text';

interface FileType {
  readonly mime: string;
  readonly family: ContentFamily;
}

export const fileTypes: Readonly<Record<FileExtension, FileType>> = {
  jpg: { mime: 'image/jpeg', family: 'picture' },
  jpeg: { mime: 'image/jpeg', family: 'picture' },
  png: { mime: 'image/png', family: 'picture' },
  webp: { mime: 'image/webp', family: 'picture' },
  gif: { mime: 'image/gif', family: 'picture' },
  pdf: { mime: 'application/pdf', family: 'pdf' },
  hwp: { mime: 'application/x-hwp', family: 'ole' },
  doc: { mime: 'application/msword', family: 'ole' },
  xls: { mime: 'application/vnd.ms-excel', family: 'ole' },
  ppt: { mime: 'application/vnd.ms-powerpoint', family: 'ole' },
  hwpx: { mime: 'application/hwp+zip', family: 'zip' },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', family: 'zip' },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', family: 'zip' },
  pptx: { mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', family: 'zip' },
  odt: { mime: 'application/vnd.oasis.opendocument.text', family: 'zip' },
  ods: { mime: 'application/vnd.oasis.opendocument.spreadsheet', family: 'zip' },
  odp: { mime: 'application/vnd.oasis.opendocument.presentation', family: 'zip' },
  zip: { mime: 'application/zip', family: 'zip' },
  txt: { mime: 'text/plain', family: 'text' },
  csv: { mime: 'text/csv', family: 'text' },
};

export function isKnownExtension(ext: string): ext is FileExtension {
  return Object.hasOwn(fileTypes, ext);
}

/** Returns true for types that a browser shows itself; not for PDF, in which scripts cannot be found reliably. */
export function isViewable(mime: string): boolean {
  return mime.startsWith('image/') || mime === 'text/plain';
}
