import { type FileRef, fileLimits } from '@haesol/contracts/common';
import { FilePicker, type FilePickerProps } from '@haesol/kit';
import * as uiTexts from '@haesol/kit/texts';
import { useKitText } from '@haesol/kit/useKitText';
import { limitTexts, toAccept } from './attachments.ts';
import type { Attachments } from './useAttachments.ts';

export interface AttachmentFieldProps
  extends Pick<FilePickerProps, 'error' | 'help' | 'id' | 'label' | 'optional' | 'required'> {
  readonly attachments: Attachments;
  /** Files of the edited item, as last read: their names download them. */
  readonly stored?: readonly FileRef[];
  /** @default the limit of the contract */
  readonly max?: number;
}

/**
 * Field for file uploads, with the state of {@link useAttachments}. Shows the allowed types, sizes and count of the contract.
 * @example
 * const documents = useAttachments({ kind: 'attach', refType: 'QNA' }, []);
 * return <AttachmentField attachments={documents} label={t('write.documents')} optional />;
 */
export function AttachmentField({
  attachments,
  stored = [],
  help,
  max = fileLimits.maxCount,
  ...field
}: AttachmentFieldProps) {
  const say = useKitText();
  const { kind, files, add, remove } = attachments;
  const urls = new Map(stored.map(({ fileUid, url }) => [fileUid, url]));
  const text = kind === 'attach' ? uiTexts.fileHelp.attach : uiTexts.fileHelp.image;
  return (
    <FilePicker
      {...field}
      accept={toAccept(kind)}
      files={files.map((file) => ({ ...file, href: urls.get(file.fileUid ?? '') }))}
      help={help ?? say(text, limitTexts)}
      max={max}
      onAdd={add}
      onRemove={remove}
    />
  );
}
