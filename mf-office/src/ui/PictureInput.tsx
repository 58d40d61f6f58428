import { toPictureUrl } from '@haesol/contracts/common';
import { Button, Field, type FieldProps, focusField, TextField } from '@haesol/kit';
import { AttachmentField, useAttachments } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './PictureInput.module.css';

export interface PictureInputProps extends Pick<FieldProps, 'error' | 'optional' | 'required'> {
  readonly id?: string;
  readonly label: string;
  /** Address of the picture; empty without one. */
  readonly value: string;
  onChange(address: string): void;
  /** Called when an upload begins and ends. */
  onBusy?(isBusy: boolean): void;
  /** Control that has the focus after an upload, such as the text of the picture. @default the button that removes it */
  readonly nextId?: string | undefined;
  /** Called with the size of the picture, once it is loaded. */
  onSize?(size: { readonly width: number; readonly height: number }): void;
}

/** Field for a picture: a file that is uploaded at once, or the address of a drawing of the site. */
export function PictureInput({ id, label, value, nextId, onChange, onBusy, onSize, ...field }: PictureInputProps) {
  const t = useText();
  const ownId = useId();
  const inputId = id ?? ownId;
  const [isTyping, setTyping] = useState(false);
  const uploads = useAttachments({ kind: 'image', refType: 'PICTURE' }, []);
  const done = uploads.files.find(({ fileUid }) => fileUid !== undefined);
  const { isUploading } = uploads;

  const busy = useRef(onBusy);
  busy.current = onBusy;
  useEffect(() => {
    if (!isUploading) return undefined;
    busy.current?.(true);
    return () => busy.current?.(false);
  }, [isUploading]);

  const picker = useRef<HTMLDivElement>(null);
  /** Control that gets the focus once the one that had it is gone. */
  const next = useRef<string>(undefined);
  const change = useRef(onChange);
  change.current = onChange;
  const uploaded = done?.fileUid;
  /** Control after an upload; as a ref, because the names of controls change where a list of pictures is sorted. */
  const after = useRef(inputId);
  after.current = nextId ?? inputId;
  useEffect(() => {
    if (uploaded === undefined) return;
    // Those who went on to another field during the upload stay there.
    if (picker.current?.contains(document.activeElement)) next.current = after.current;
    change.current(toPictureUrl(uploaded));
  }, [uploaded]);

  const shown = isTyping ? 'address' : value === '' ? 'picker' : 'picture';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the control with the focus goes when another part is shown
  useEffect(() => {
    const target = next.current;
    next.current = undefined;
    if (target !== undefined && !focusField(target)) focusField(inputId);
  }, [shown]);

  const type = (isAddress: boolean) => {
    next.current = inputId;
    setTyping(isAddress);
  };

  const picture = value !== '' && (
    <img
      alt=""
      className={styles.picture}
      key={value}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize?.({ width, height })}
      src={value}
    />
  );
  if (isTyping) {
    return (
      <div className={styles.part}>
        <TextField
          {...field}
          help={t('picture.addressHelp')}
          id={inputId}
          label={label}
          onChange={({ target }) => onChange(target.value.trim())}
          value={value}
        />
        {/^\/(?:art|file)\//.test(value) && picture}
        <Button onClick={() => type(false)} size="small" type="button">
          {t('picture.upload')}
        </Button>
      </div>
    );
  }
  if (value === '') {
    return (
      <div className={styles.part} ref={picker}>
        <AttachmentField {...field} attachments={uploads} help={t('picture.help')} id={inputId} label={label} max={1} />
        <Button onClick={() => type(true)} size="small" type="button">
          {t('picture.typeAddress')}
        </Button>
      </div>
    );
  }
  return (
    <Field {...field} id={inputId} label={label}>
      {({ id: control, 'aria-describedby': describedBy }) => (
        <div className={styles.part}>
          {picture}
          <Button
            aria-describedby={describedBy}
            aria-label={t('picture.removeOf', { name: label })}
            id={control}
            onClick={() => {
              next.current = inputId;
              for (const { id: file } of uploads.files) uploads.remove(file);
              onChange('');
            }}
            size="small"
            type="button"
          >
            {t('picture.remove')}
          </Button>
        </div>
      )}
    </Field>
  );
}
