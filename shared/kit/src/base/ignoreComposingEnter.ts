import type { KeyboardEvent } from 'react';

/** Key code that browsers report while an input method holds the key (UI Events, "processed by IME"). */
const KEY_CODE_IME = 229;

/** Enter that only ends a Hangul composition must not send the form; Safari tells it by the key code alone. */
export function ignoreComposingEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === KEY_CODE_IME)) {
    event.preventDefault();
  }
}
