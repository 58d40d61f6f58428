import { type FileKind, filesRemove, filesUpload } from '@haesol/shared/contracts';
import { type Call, callUpload, type UploadOptions } from '@haesol/shared/http';
import type { ShellHttp } from '@haesol/shared/shell-api';

export function uploadFile(http: ShellHttp, kind: FileKind, file: File, options: UploadOptions) {
  const form = new FormData();
  form.set('kind', kind);
  form.set('refType', 'QNA');
  form.set('files', file, file.name.normalize('NFC'));
  return callUpload(http, filesUpload, form, options);
}

export const removeFile = (call: Call, fileUid: string) => call(filesRemove, { params: { fileUid } });
