import type { FileKind, FileRef } from '@haesol/contracts/common';
import { AttachmentField, toAttachments, toFileUids, useAttachments, type ValueFieldProps } from '@haesol/remote/form';
import { useEffect, useState } from 'react';

export interface FileFieldProps
  extends Pick<ValueFieldProps<readonly string[]>, 'id' | 'error' | 'value' | 'required' | 'onValueChange'> {
  readonly kind: FileKind;
  readonly label: string;
  readonly help?: string;
  /** Files of the draft, of all fields. */
  readonly drafted: readonly FileRef[];
}

/** File field whose value is the list of uids: each file is uploaded immediately, and saved with the draft. */
export function FileField({ id, error, value, required, onValueChange, kind, label, help, drafted }: FileFieldProps) {
  const [initial] = useState(() =>
    toAttachments(value.flatMap((uid) => drafted.find(({ fileUid }) => fileUid === uid) ?? [])),
  );
  const attachments = useAttachments({ kind, refType: 'APPLICATION' }, initial);
  const uids = toFileUids(attachments.files).join();
  useEffect(() => {
    if (uids !== value.join()) onValueChange(uids === '' ? [] : uids.split(','));
  }, [uids, value, onValueChange]);
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
