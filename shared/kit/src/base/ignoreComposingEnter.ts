import type { KeyboardEvent } from 'react';

/** Key code that browsers report while an input method handles the key (UI Events, "processed by IME"). */
const KEY_CODE_IME = 229;

/** Prevents a submit by the Enter that ends a Hangul composition; Safari reports the composition only by the key code. */
export function ignoreComposingEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === KEY_CODE_IME)) {
    event.preventDefault();
  }
}
