import { useShell } from '../context/shellContext.ts';
import type { Attachments } from './useAttachments.ts';

/**
 * Returns a `confirm` for forms with files: sends nothing while a file is uploading, and says so.
 *
 * @param text says that a file is uploading and what to do
 */
export function useUploadWait(text: string, ...lists: readonly Pick<Attachments, 'isUploading'>[]): () => boolean {
  const shell = useShell();
  return () => {
    const isUploading = lists.some((list) => list.isUploading);
    if (isUploading) shell.toast({ kind: 'info', text });
    return !isUploading;
  };
}
