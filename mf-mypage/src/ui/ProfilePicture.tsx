import { type FileRef, fileExtensions, fileLimits, filesUpload, toMegabytes } from '@haesol/contracts/common';
import { joinPicture } from '@haesol/contracts/identity';
import { Avatar, Button, CropDialog } from '@haesol/kit';
import { callUpload } from '@haesol/remote/http';
import { useShell, useText } from '@haesol/remote/lifecycle';
import type { ShellHttp } from '@haesol/remote/shell-api';
import { useMutation } from '@tanstack/react-query';
import Camera from 'lucide-react/icons/camera';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useRef, useState } from 'react';
import { checkPicture } from '#rules/pictureRules';
import styles from './ProfilePicture.module.css';

export interface ProfilePictureProps {
  readonly name: string;
  /** Null: none. */
  readonly imageUrl: string | null;
  /** Proof during sign-up, when there is no session yet: a cookie of the verified mailbox or a ticket of the social account. */
  readonly joining?: { readonly snsTicket: string | undefined } | undefined;
  readonly id?: string | undefined;
  /** Error message of the form. */
  readonly error?: string | undefined;
  /** Null: removed. */
  onChange(file: FileRef | null): void;
}

function upload(http: ShellHttp, picture: Blob, joining: ProfilePictureProps['joining']) {
  const form = new FormData();
  form.set('kind', 'profile');
  // Before the file, because the server checks it first.
  if (joining?.snsTicket !== undefined) form.set('joinProof', joining.snsTicket);
  form.set('files', picture, 'profile.jpg');
  return callUpload(http, joining === undefined ? filesUpload : joinPicture, form);
}

/** Profile picture, cropped to a square before the upload. */
export function ProfilePicture({ name, imageUrl, joining, id, error, onChange }: ProfilePictureProps) {
  const t = useText();
  const shell = useShell();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const text = problem ?? error;
  const { mutate, isPending } = useMutation({
    mutationFn: (picture: Blob) => upload(shell.http, picture, joining),
    onSuccess({ list: [file] }) {
      if (file === undefined) return;
      onChange(file);
      shell.announce(t(joining === undefined ? 'picture.done' : 'picture.joinDone'));
    },
    onError: ({ message }) => setProblem(message),
  });

  async function open(file: File | undefined) {
    if (file === undefined) return;
    const wrong = checkPicture(file);
    if (wrong !== undefined) {
      setProblem(t(`picture.${wrong}`, { size: toMegabytes(fileLimits.maxBytes) }));
      return;
    }
    try {
      setProblem(undefined);
      setBitmap(await createImageBitmap(file));
    } catch {
      // Its name or type only pretends to be a picture.
      setProblem(t('picture.content'));
    }
  }

  function send(picture: Blob) {
    setBitmap(undefined);
    if (picture.size > fileLimits.maxProfileBytes)
      setProblem(t('picture.large', { size: toMegabytes(fileLimits.maxProfileBytes) }));
    else mutate(picture);
  }

  function handleRemove() {
    // The focused button disappears.
    chooser.current?.focus();
    onChange(null);
    shell.announce(t(joining === undefined ? 'picture.removed' : 'picture.joinRemoved'));
  }

  return (
    <div className={styles.picture} id={id}>
      <Avatar imageUrl={imageUrl} name={name} size="large" />
      <input
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={t('picture.choose')}
        className={styles.file}
        onChange={(event) => {
          void open(event.target.files?.[0]);
          event.target.value = '';
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
      <Button
        aria-describedby={helpId}
        busy={isPending}
        icon={Camera}
        onClick={() => input.current?.click()}
        ref={chooser}
      >
        {t(imageUrl === null ? 'picture.add' : 'picture.change')}
      </Button>
      {imageUrl === null ? null : (
        <Button icon={Trash2} onClick={handleRemove}>
          {t('picture.remove')}
        </Button>
      )}
      <p className={styles.help} id={helpId}>
        {t(joining === undefined ? 'picture.help' : 'picture.joinHelp', {
          size: toMegabytes(fileLimits.maxBytes),
          types: fileExtensions.profile.join(', '),
        })}
      </p>
      {text === undefined ? null : (
        <p className={styles.error} role="alert">
          {text}
        </p>
      )}
      <CropDialog bitmap={bitmap} onCancel={() => setBitmap(undefined)} onDone={send} title={t('picture.title')} />
    </div>
  );
}
