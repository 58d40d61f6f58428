import { fileExtensions, fileLimits, filesRemove, filesUpload } from '@haesol/shared/contracts';
import { CallError, callUpload } from '@haesol/shared/http';
import { formatFileSize } from '@haesol/shared/i18n';
import { useEndpointMutation, useShell, useText } from '@haesol/shared/lifecycle';
import { useEffect, useRef, useState } from 'react';

/** A file of the form: on its way, there, or refused. */
interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly state: 'uploading' | 'done' | 'failed';
  readonly percent?: number;
  readonly note?: string;
  readonly fileUid?: string;
}

export interface Attachments {
  readonly files: readonly Attachment[];
  readonly uids: readonly string[];
  readonly isUploading: boolean;
  add(files: readonly File[]): void;
  remove(id: string | number): void;
}

const extensions: readonly string[] = fileExtensions.attach;
export const attachAccept = extensions.map((name) => `.${name}`).join(',');

/** Why a file is not taken; undefined where it is. */
function findRefusal(
  { name, size }: Pick<File, 'name' | 'size'>,
  count: number,
): 'count' | 'size' | 'type' | undefined {
  if (count >= fileLimits.maxCount) return 'count';
  if (!extensions.includes(name.split('.').at(-1)?.toLowerCase() ?? '')) return 'type';
  return size === 0 || size > fileLimits.maxBytes ? 'size' : undefined;
}

/** Files of one field: each is uploaded as soon as it is chosen, and deleted from the server when it is removed. */
export function useAttachments(): Attachments {
  const t = useText();
  const { http } = useShell();
  const { mutate: removeFile } = useEndpointMutation(filesRemove);
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.abort();
    };
  }, []);
  const change = (id: string, part: Partial<Attachment>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));

  async function send(id: string, file: File): Promise<void> {
    const controller = new AbortController();
    running.current.set(id, controller);
    const form = new FormData();
    form.set('kind', 'attach');
    form.set('files', file, file.name.normalize('NFC'));
    try {
      const { list } = await callUpload(http, filesUpload, form, {
        signal: controller.signal,
        onProgress: (sent, total) => change(id, { percent: Math.round((sent / Math.max(1, total)) * 100) }),
      });
      const [kept] = list;
      change(id, { state: 'done', ...(kept && { fileUid: kept.fileUid, name: kept.orgNm }) });
    } catch (error) {
      if (controller.signal.aborted) return;
      change(id, { state: 'failed', note: error instanceof CallError ? error.message : t('booking.files.failed') });
    } finally {
      running.current.delete(id);
    }
  }

  return {
    files,
    uids: files.flatMap(({ fileUid }) => fileUid ?? []),
    isUploading: files.some(({ state }) => state === 'uploading'),
    add(chosen) {
      let count = files.filter(({ state }) => state !== 'failed').length;
      for (const file of chosen) {
        const refusal = findRefusal(file, count);
        const row = { id: crypto.randomUUID(), name: file.name.normalize('NFC') };
        if (refusal === undefined) {
          count += 1;
          setFiles((all) => [...all, { ...row, state: 'uploading', percent: 0, note: formatFileSize(file.size) }]);
          void send(row.id, file);
        } else {
          setFiles((all) => [...all, { ...row, state: 'failed', note: t(`booking.files.${refusal}`) }]);
        }
      }
    },
    remove(id) {
      const file = files.find((one) => one.id === id);
      running.current.get(String(id))?.abort();
      setFiles((all) => all.filter((one) => one.id !== id));
      // A failure needs no message: the server deletes files that belong to no booking.
      if (file?.fileUid !== undefined) removeFile({ params: { fileUid: file.fileUid } });
    },
  };
}
