import type { FileKind } from '@haesol/contracts/common';
import { AttachmentField, toAttachments, toFileUids, useAttachments, type ValueFieldProps } from '@haesol/remote/form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FormFiles } from './useFormFiles.tsx';

export interface FileFieldProps
  extends Pick<ValueFieldProps<readonly string[]>, 'id' | 'error' | 'value' | 'required' | 'onValueChange'> {
  readonly kind: FileKind;
  readonly label: string;
  readonly help?: string;
  readonly formFiles: FormFiles;
}

/** File field whose value is the list of uids: each file is uploaded immediately, and saved with the draft. */
export function FileField({ id, error, value, required, onValueChange, kind, label, help, formFiles }: FileFieldProps) {
  const [initial] = useState(() =>
    toAttachments(value.flatMap((uid) => formFiles.drafted.find(({ fileUid }) => fileUid === uid) ?? [])),
  );
  const attachments = useAttachments({ kind, refType: 'APPLICATION' }, initial);
  const uids = toFileUids(attachments.files).join();
  const pass = useEffectEvent((current: string, passed: string) => {
    if (current === passed) return;
    formFiles.add(attachments.files);
    onValueChange(current === '' ? [] : current.split(','));
  });
  const passed = value.join();
  useEffect(() => pass(uids, passed), [uids, passed]);
  return (
    <AttachmentField
      attachments={attachments}
      error={error}
      help={help}
      id={id}
      label={label}
      optional={!required}
      required={required}
    />
  );
}
