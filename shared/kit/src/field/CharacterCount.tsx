import { countLetters } from '@haesol/contracts/common';
import { type ChangeEvent, useState } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './CharacterCount.module.css';

export interface CharacterCountProps {
  /** Referenced by `aria-describedby` of the control. */
  id: string;
  length: number;
  /** Limit, only displayed: truncating pasted text would lose it unnoticed, so the form's validation reports it instead. */
  max: number;
}

/** "14/60" in the corner of a text control. */
export function CharacterCount({ id, length, max }: CharacterCountProps) {
  const say = useKitText();
  return (
    <span className={styles.count} data-over={length > max || undefined} id={id}>
      <VisuallyHidden>{say(uiTexts.characterCount)}</VisuallyHidden>
      <span>{`${length.toLocaleString('en-US')}/${max.toLocaleString('en-US')}`}</span>
    </span>
  );
}

interface TextControlProps<E> {
  value?: unknown;
  defaultValue?: unknown;
  onChange?: ((event: ChangeEvent<E>) => void) | undefined;
}

/** Returns the length of the typed text as limits count it, for controlled and uncontrolled values. */
export function useTypedLength<E extends HTMLInputElement | HTMLTextAreaElement>(props: TextControlProps<E>) {
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''));

  function handleChange(event: ChangeEvent<E>) {
    setTyped(event.target.value);
    props.onChange?.(event);
  }

  return { length: countLetters(props.value === undefined ? typed : String(props.value)), handleChange };
}
