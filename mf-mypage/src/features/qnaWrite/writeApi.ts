import {
  type FileKind,
  filesRemove,
  filesUpload,
  type QnaDraft,
  type QnaForm,
  qnaCreate,
  qnaDraftGet,
  qnaDraftRemove,
  qnaDraftSave,
  qnaGet,
  qnaSimilar,
  qnaUpdate,
} from '@haesol/shared/contracts';
import { type Call, type CallOptions, callUpload, type UploadOptions } from '@haesol/shared/http';
import type { ShellHttp } from '@haesol/shared/shell-api';

export const getDraft = (call: Call, { signal }: CallOptions = {}) => call(qnaDraftGet, {}, { signal });

export const saveDraft = (call: Call, draft: QnaDraft) => call(qnaDraftSave, { body: draft });

export const removeDraft = (call: Call) => call(qnaDraftRemove, {});

export const getQuestion = (call: Call, qnaUid: string, { signal }: CallOptions = {}) =>
  call(qnaGet, { params: { qnaUid } }, { signal });

export const listSimilar = (call: Call, q: string, { signal }: CallOptions = {}) =>
  call(qnaSimilar, { query: { q } }, { signal });

export interface SentQuestion {
  /** Undefined for a new one. */
  readonly qnaUid: string | undefined;
  readonly form: QnaForm;
  readonly key: string;
}

export const sendQuestion = (call: Call, { qnaUid, form, key }: SentQuestion) =>
  qnaUid === undefined
    ? call(qnaCreate, { body: form }, { idempotencyKey: key })
    : call(qnaUpdate, { params: { qnaUid }, body: form }, { idempotencyKey: key });

export function uploadFile(http: ShellHttp, kind: FileKind, file: File, options: UploadOptions) {
  const form = new FormData();
  form.set('kind', kind);
  form.set('refType', 'QNA');
  form.set('files', file, file.name.normalize('NFC'));
  return callUpload(http, filesUpload, form, options);
}

export const removeFile = (call: Call, fileUid: string) => call(filesRemove, { params: { fileUid } });
