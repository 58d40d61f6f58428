import { toDigits, withoutSeparators } from '@haesol/contracts/common';
import { type ChangeEvent, type ClipboardEvent, type FocusEventHandler, Fragment, type KeyboardEvent } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { Fieldset, type FieldTexts } from './Field.tsx';
import styles from './PhoneField.module.css';

/** First, middle and last part of a number. */
export type PhoneParts = readonly [string, string, string];

export interface PhoneFieldProps extends FieldTexts {
  value: PhoneParts;
  /** Called with digits only; a whole number pasted into any part is split into the three. */
  onValueChange: (value: PhoneParts) => void;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  id?: string | undefined;
  /** Submits the parts as `tel1`, `tel2`, `tel3` for the name `tel`. */
  name?: string | undefined;
}

const partLengths = [3, 4, 4] as const;

/**
 * Korean phone number in three parts. Typing the last digit of a part moves the focus on; Backspace in an empty part moves it
 * back, so that there is no focus trap.
 */
export function PhoneField({ value, onValueChange, onBlur, name, ...texts }: PhoneFieldProps) {
  const say = useKitText();
  const isInvalid = (texts.error !== undefined && texts.error !== '') || undefined;

  function handleChange(event: ChangeEvent<HTMLInputElement>, index: number) {
    const digits = toDigits(event.target.value);
    // Autofill writes the whole number with its country code.
    const whole = divide(event.target.value);
    onValueChange(whole ?? replaced(value, index, digits.slice(0, partLengths[index])));
    const isFull = digits.length === partLengths[index];
    const hasGrown = digits.length > (value[index]?.length ?? 0);
    if (whole === undefined && isFull && hasGrown) {
      siblingInput(event.target, index + 1)?.focus();
    }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    if (event.key === 'Backspace' && event.currentTarget.value === '') {
      siblingInput(event.currentTarget, index - 1)?.focus();
    }
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const whole = divide(event.clipboardData.getData('text'));
    if (whole !== undefined) {
      event.preventDefault();
      onValueChange(whole);
    }
  }

  return (
    <Fieldset {...texts}>
      <div className={styles.parts}>
        {uiTexts.phoneParts.map((part, index) => (
          <Fragment key={part.key}>
            {index === 0 ? null : <span aria-hidden="true" className={styles.dash} />}
            <input
              aria-invalid={isInvalid}
              aria-label={say(part)}
              aria-required={texts.required || undefined}
              autoComplete={index === 0 ? 'tel' : 'off'}
              className={styles.part}
              inputMode="numeric"
              name={name === undefined ? undefined : `${name}${index + 1}`}
              onBlur={onBlur}
              onChange={(event) => handleChange(event, index)}
              onKeyDown={(event) => handleKeyDown(event, index)}
              onPaste={handlePaste}
              type="text"
              value={value[index]}
            />
          </Fragment>
        ))}
      </div>
    </Fieldset>
  );
}

/** Splits a whole number of nine to eleven digits, also with +82; undefined for shorter ones. */
function divide(text: string): PhoneParts | undefined {
  const digits = toDigits(withoutSeparators(text).replace(/^\+82/, '0'));
  const parts = /^(02|0\d{2})(\d{3,4})(\d{4})$/.exec(digits);
  return parts === null ? undefined : [parts[1] ?? '', parts[2] ?? '', parts[3] ?? ''];
}

function replaced(value: PhoneParts, index: number, part: string): PhoneParts {
  const [first, middle, last] = value.with(index, part);
  return [first ?? '', middle ?? '', last ?? ''];
}

function siblingInput(input: HTMLInputElement, index: number): HTMLInputElement | undefined {
  return input.parentElement?.querySelectorAll('input')[index];
}
