import { type FileKind, type FileRef, fileLimits } from '@haesol/shared/contracts';
import { toAccept, toAttachments, toFileUids, useAttachments, type ValueFieldProps } from '@haesol/shared/form';
import { useText } from '@haesol/shared/lifecycle';
import { FilePicker } from '@haesol/shared/ui';
import { useEffect, useState } from 'react';

export interface FileFieldProps
  extends Pick<ValueFieldProps<readonly string[]>, 'id' | 'error' | 'value' | 'required' | 'onValueChange'> {
  readonly kind: FileKind;
  readonly label: string;
  readonly help?: string;
  /** Files of the draft, of all fields. */
  readonly drafted: readonly FileRef[];
}

/** Files whose uids are the value of a field: each goes up as soon as it is chosen, and is kept with the draft. */
export function FileField({ id, error, value, required, onValueChange, kind, label, help, drafted }: FileFieldProps) {
  const t = useText();
  const [initial] = useState(() =>
    toAttachments(value.flatMap((uid) => drafted.find(({ fileUid }) => fileUid === uid) ?? [])),
  );
  const { files, add, remove } = useAttachments({ kind, refType: 'APPLICATION' }, initial);
  const uids = toFileUids(files).join();
  useEffect(() => {
    if (uids !== value.join()) onValueChange(uids === '' ? [] : uids.split(','));
  }, [uids, value, onValueChange]);
  return (
    <FilePicker
      accept={toAccept(kind)}
      error={error}
      files={files}
      help={help ?? t(`apply.fileHelp.${kind}`)}
      id={id}
      label={label}
      max={fileLimits.maxCount}
      onAdd={add}
      onRemove={remove}
      optional={!required}
      required={required}
    />
  );
}
