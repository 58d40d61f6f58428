import { type ChangeEvent, useState } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './CharacterCount.module.css';

export interface CharacterCountProps {
  /** Tied to the control by `aria-describedby`. */
  id: string;
  length: number;
  /** The limit. It is only shown: cutting off pasted text would lose it unseen, so the form's check says so instead. */
  max: number;
}

/** "14/60" in the corner of a text control. */
export function CharacterCount({ id, length, max }: CharacterCountProps) {
  const say = useKitText();
  return (
    <span className={styles.count} data-over={length > max || undefined} id={id}>
      <VisuallyHidden>{say(uiTexts.characterCount)}</VisuallyHidden>
      {`${length.toLocaleString('en-US')}/${max.toLocaleString('en-US')}`}
    </span>
  );
}

interface TextControlProps<E> {
  value?: unknown;
  defaultValue?: unknown;
  onChange?: ((event: ChangeEvent<E>) => void) | undefined;
}

/** Length of what is typed, whether or not the form controls the value. */
export function useTypedLength<E extends HTMLInputElement | HTMLTextAreaElement>(props: TextControlProps<E>) {
  const [typed, setTyped] = useState(() => String(props.defaultValue ?? '').length);

  function handleChange(event: ChangeEvent<E>) {
    setTyped(event.target.value.length);
    props.onChange?.(event);
  }

  return { length: props.value === undefined ? typed : String(props.value).length, handleChange };
}
