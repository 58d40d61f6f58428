import type { FileRef } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useShell, useText } from '@haesol/shared/lifecycle';
import { Avatar, Button } from '@haesol/shared/ui';
import { useMutation } from '@tanstack/react-query';
import Camera from 'lucide-react/icons/camera';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { uploadProfile } from './accountApi.ts';
import { CropDialog } from './CropDialog.tsx';
import { checkPicture, maxProfileBytes } from './cropRules.ts';
import styles from './ProfilePicture.module.css';

export interface ProfilePictureProps {
  readonly name: string;
  /** Null: none. */
  readonly imageUrl: string | null;
  /** Null: taken away. */
  onChange(file: FileRef | null): void;
}

/** The picture of one's profile, cut to a square before it is sent. */
export function ProfilePicture({ name, imageUrl, onChange }: ProfilePictureProps) {
  const t = useText();
  const { http } = useShell();
  const input = useRef<HTMLInputElement>(null);
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useMutation({ mutationFn: (picture: Blob) => uploadProfile(http, picture) });

  async function open(file: File | undefined) {
    if (file === undefined) return;
    const wrong = checkPicture(file);
    if (wrong !== undefined) {
      setProblem(t(`account.picture.${wrong}`));
      return;
    }
    try {
      setProblem(undefined);
      setBitmap(await createImageBitmap(file));
    } catch {
      // Its name or type only says that it is a picture.
      setProblem(t('account.picture.type'));
    }
  }

  async function send(picture: Blob) {
    setBitmap(undefined);
    if (picture.size > maxProfileBytes) {
      setProblem(t('account.picture.large'));
      return;
    }
    try {
      const { list } = await mutateAsync(picture);
      if (list[0] !== undefined) onChange(list[0]);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    }
  }

  return (
    <div className={styles.picture}>
      <Avatar imageUrl={imageUrl} name={name} size="large" />
      <input
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={t('account.picture.choose')}
        className={styles.file}
        onChange={(event) => {
          void open(event.target.files?.[0]);
          event.target.value = '';
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
      <Button busy={isPending} icon={Camera} onClick={() => input.current?.click()}>
        {t('account.picture.change')}
      </Button>
      {imageUrl === null ? null : (
        <Button icon={Trash2} onClick={() => onChange(null)}>
          {t('account.picture.remove')}
        </Button>
      )}
      {problem === undefined ? null : (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <CropDialog bitmap={bitmap} onCancel={() => setBitmap(undefined)} onDone={(picture) => void send(picture)} />
    </div>
  );
}
