import { createUuid, type FileKind, filesRemove, filesUpload, formatFileSize } from '@haesol/contracts/common';
import { fileRefusals } from '@haesol/kit/texts';
import { useKitText } from '@haesol/kit/useKitText';
import type { ShellHttp } from '@haesol/remote/shell-api';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '../context/shellContext.ts';
import { callUpload, type UploadOptions } from '../http/createCall.ts';
import { CallError } from '../http/errors.ts';
import { readDraft, removeDraft, writeDraft } from '../lifecycle/draftStorage.ts';
import { useEndpointMutation } from '../lifecycle/endpointHooks.ts';
import { type Attachment, findRefusal, limitTexts, toFileUids, toStoredFiles } from './attachments.ts';

export interface AttachmentOptions {
  readonly kind: FileKind;
  /** Purpose of the files, e.g. `QNA`. */
  readonly refType: string;
  /** Name of a draft in this tab, so that a reload does not lose the files; absent where the server has the draft. */
  readonly draft?: string;
}

/** Files of one field of a form. */
export interface Attachments {
  readonly kind: FileKind;
  readonly files: readonly Attachment[];
  readonly isUploading: boolean;
  add(files: readonly File[]): void;
  remove(id: string | number): void;
  /** Removes the draft after the form was sent. */
  forget(): void;
}

function uploadFile(http: ShellHttp, { kind, refType }: AttachmentOptions, file: File, options: UploadOptions) {
  const form = new FormData();
  form.set('kind', kind);
  form.set('refType', refType);
  form.set('files', file, file.name.normalize('NFC'));
  return callUpload(http, filesUpload, form, options);
}

/** Stores the uploaded files in this tab. @returns the function that removes them */
function useFileDraft(
  name: string | undefined,
  initial: readonly Attachment[],
  files: readonly Attachment[],
  restore: (files: readonly Attachment[]) => void,
): () => void {
  const isRead = useRef(false);
  const sent = useRef<readonly Attachment[]>(undefined);
  // Runs after each render, because typing prolongs the draft of the form too.
  useEffect(() => {
    if (name === undefined) return;
    if (!isRead.current) {
      isRead.current = true;
      const stored = toStoredFiles(readDraft(name));
      // A saved file has a new address of its picture, because addresses expire sooner than the draft.
      if (stored.length > 0) restore(stored.map((file) => initial.find(({ id }) => id === file.id) ?? file));
      return;
    }
    if (files === sent.current) return;
    if (toFileUids(files).join() === toFileUids(initial).join()) removeDraft(name);
    else writeDraft(name, toStoredFiles(files));
  });
  return () => {
    sent.current = files;
    if (name !== undefined) removeDraft(name);
  };
}

/** Manages the files of one field: each is uploaded as soon as it is chosen, and deleted from the server when it is removed. */
export function useAttachments(options: AttachmentOptions, initial: readonly Attachment[]): Attachments {
  const { kind } = options;
  const say = useKitText();
  const { mutate: removeFile } = useEndpointMutation(filesRemove);
  const { http } = useShell();
  const [files, setFiles] = useState<readonly Attachment[]>(initial);
  const forget = useFileDraft(options.draft, initial, files, setFiles);
  const running = useRef(new Map<string, AbortController>());
  const previews = useRef(new Map<string, string>());
  useEffect(() => {
    const uploads = running.current;
    const urls = previews.current;
    return () => {
      for (const upload of uploads.values()) upload.abort();
      for (const url of urls.values()) URL.revokeObjectURL(url);
    };
  }, []);

  /** Creates the address of a picture that only this tab has so far; it holds the file in memory until it is revoked. */
  function createPreview(id: string, file: File): string {
    const url = URL.createObjectURL(file);
    previews.current.set(id, url);
    return url;
  }

  const change = (id: string, part: Partial<Attachment>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));

  async function send(id: string, file: File): Promise<void> {
    const controller = new AbortController();
    running.current.set(id, controller);
    try {
      const { list } = await uploadFile(http, options, file, {
        signal: controller.signal,
        onProgress: (sent, total) => change(id, { percent: Math.round((sent / Math.max(1, total)) * 100) }),
      });
      const [kept] = list;
      change(id, {
        state: 'done',
        note: formatFileSize(file.size),
        ...(kept && { fileUid: kept.fileUid, name: kept.orgNm }),
        ...(kept?.thumbUrl != null && { thumbUrl: kept.thumbUrl }),
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      change(id, { state: 'failed', note: error instanceof CallError ? error.message : say(fileRefusals.failed) });
    } finally {
      running.current.delete(id);
    }
  }

  return {
    kind,
    files,
    isUploading: files.some(({ state }) => state === 'uploading'),
    add(chosen) {
      let kept = files.filter(({ state }) => state !== 'failed').length;
      const added = chosen.map((file) => {
        const refusal = findRefusal(file, kind, kept);
        if (refusal === undefined) kept += 1;
        const id = createUuid();
        const name = file.name.normalize('NFC');
        const row: Attachment =
          refusal === undefined
            ? {
                ...{ id, name, state: 'uploading', percent: 0, note: formatFileSize(file.size) },
                ...(kind === 'image' && { previewUrl: createPreview(id, file) }),
              }
            : { id, name, state: 'failed', note: say(fileRefusals[refusal], limitTexts) };
        return { row, file };
      });
      setFiles((all) => [...all, ...added.map(({ row }) => row)]);
      for (const { row, file } of added) if (row.state === 'uploading') void send(row.id, file);
    },
    forget,
    remove(id) {
      const file = files.find((one) => one.id === id);
      running.current.get(String(id))?.abort();
      const preview = previews.current.get(String(id));
      if (preview !== undefined) URL.revokeObjectURL(preview);
      previews.current.delete(String(id));
      setFiles((all) => all.filter((one) => one.id !== id));
      // A failure needs no message: the server deletes unreferenced files.
      if (file?.fileUid !== undefined && file.isSaved !== true) removeFile({ params: { fileUid: file.fileUid } });
    },
  };
}
