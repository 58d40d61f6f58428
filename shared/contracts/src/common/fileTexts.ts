import type { FileRef } from './values.ts';

const bytesPerKb = 1024;

/** Formats a size: `84KB`, `1.2MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < bytesPerKb) return `${bytes}B`;
  const kb = bytes / bytesPerKb;
  if (kb < bytesPerKb) return `${Math.round(kb)}KB`;
  return `${(kb / bytesPerKb).toFixed(1)}MB`;
}

/** Returns name and size of a file, for receipts: `사업계획서.pdf (84KB)`. */
export const toFileText = ({ orgNm, size }: Pick<FileRef, 'orgNm' | 'size'>): string =>
  `${orgNm} (${formatFileSize(size)})`;
