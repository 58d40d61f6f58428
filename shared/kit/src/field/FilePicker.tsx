import CircleAlert from 'lucide-react/icons/circle-alert';
import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { TextLink } from '../button/TextLink.tsx';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './FilePicker.module.css';

export interface PickedFile {
  id: string | number;
  name: string;
  state: 'uploading' | 'done' | 'failed';
  /** 0 to 100, while uploading. */
  percent?: number | undefined;
  /** Size, or reason for the failure. */
  note?: string | undefined;
  /** Address of a small picture of the file, shown instead of the icon. */
  previewUrl?: string | undefined;
  /** Address of a stored file, which its name downloads. */
  href?: string | undefined;
}

export interface FilePickerProps extends FieldTexts {
  files: readonly PickedFile[];
  /** Maximum number of files. */
  max: number;
  /** Types for the file dialog (HTML `accept`); the caller must check dropped files. */
  accept?: string | undefined;
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: PickedFile['id']) => void;
  id?: string | undefined;
}

/** File input with drag and drop, showing progress or error for each file. The caller uploads them. */
export function FilePicker({ files, max, accept, onAdd, onRemove, id, ...texts }: FilePickerProps) {
  const say = useKitText();
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Position of the file whose button is removed with it. */
  const removedAt = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once the row is gone
  useEffect(() => {
    const at = removedAt.current;
    removedAt.current = undefined;
    if (at === undefined) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[at] ?? buttons.at(-1) ?? choose.current)?.focus();
  }, [files.length]);
  const kept = files.filter((file) => file.state !== 'failed').length;

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onAdd(Array.from(event.dataTransfer.files));
  }

  return (
    <Field {...texts} id={id} label={<span id={labelId}>{texts.label}</span>}>
      {(control) => (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same. */}
          <div
            className={styles.drop}
            data-over={isOver || undefined}
            onDragLeave={() => setIsOver(false)}
            onDragOver={(event) => {
              event.preventDefault();
              setIsOver(true);
            }}
            onDrop={handleDrop}
          >
            <Icon of={Upload} size={24} />
            <p className={styles.hint}>{say(uiTexts.fileDrop)}</p>
            <input
              {...control}
              accept={accept}
              className={styles.input}
              multiple={max > 1}
              onChange={(event) => {
                onAdd(Array.from(event.target.files ?? []));
                event.target.value = '';
              }}
              ref={input}
              tabIndex={-1}
              type="file"
            />
            <Button
              // Distinguishes the pickers of a form, whose buttons have the same name.
              aria-describedby={[labelId, control['aria-describedby']].filter(Boolean).join(' ')}
              disabled={kept >= max}
              onClick={() => input.current?.click()}
              ref={choose}
            >
              {say(uiTexts.fileChoose)}
            </Button>
          </div>
          <p className={styles.count} role="status">
            {say(uiTexts.fileCount, { count: kept, max })}
          </p>
          <ul className={styles.list} ref={list}>
            {files.map((file, at) => (
              <FileRow
                file={file}
                key={file.id}
                onRemove={(fileId) => {
                  removedAt.current = at;
                  onRemove(fileId);
                }}
              />
            ))}
          </ul>
        </>
      )}
    </Field>
  );
}

function FileRow({ file, onRemove }: { file: PickedFile; onRemove: FilePickerProps['onRemove'] }) {
  const say = useKitText();
  const [isBroken, setIsBroken] = useState(false);
  return (
    <li className={styles.file} data-state={file.state}>
      {file.previewUrl === undefined || isBroken ? (
        <Icon of={file.state === 'failed' ? CircleAlert : FileText} size={22} />
      ) : (
        <img
          alt=""
          className={styles.preview}
          height={56}
          // A picture whose format the browser cannot show.
          onError={() => setIsBroken(true)}
          src={file.previewUrl}
          width={56}
        />
      )}
      <div className={styles.words}>
        <p className={styles.name}>
          {file.href === undefined ? (
            file.name
          ) : (
            <TextLink download={file.name} href={file.href} tone="quiet">
              {file.name}
            </TextLink>
          )}
        </p>
        <p className={styles.note}>{noteOf(file, say)}</p>
        {file.state === 'uploading' ? (
          <progress aria-label={file.name} className={styles.progress} max={100} value={file.percent ?? 0} />
        ) : null}
      </div>
      <IconButton icon={X} label={say(uiTexts.fileRemove, { name: file.name })} onClick={() => onRemove(file.id)} />
    </li>
  );
}

function noteOf({ state, percent = 0, note = '' }: PickedFile, say: ReturnType<typeof useKitText>): string {
  switch (state) {
    case 'uploading':
      return [`${say(uiTexts.fileUploading)} ${percent}%`, note].filter(Boolean).join(' · ');
    case 'done':
      return [say(uiTexts.fileDone), note].filter(Boolean).join(' · ');
    case 'failed':
      return note;
  }
}
