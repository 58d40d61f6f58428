import {
  divideForeignPhone,
  divideKoreanPhone,
  toDigits,
  toPhoneText,
  withoutSeparators,
} from '@haesol/contracts/common';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEventHandler,
  Fragment,
  type KeyboardEvent,
  useContext,
  useState,
} from 'react';
import * as uiTexts from '../base/texts.ts';
import { KitLanguageContext, useKitText } from '../base/useKitText.ts';
import { Field, Fieldset, type FieldTexts } from './Field.tsx';
import styles from './PhoneField.module.css';

/** First, middle and last part of a Korean number; of another one the parts of E.164, the first with `+`. */
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
 * Phone number: a Korean one in three parts, or in other languages, and for numbers with a calling code, any number in one field.
 */
export function PhoneField(props: PhoneFieldProps) {
  const say = useKitText();
  const isKorean = useContext(KitLanguageContext) === undefined;
  const isForeign = props.value[0].startsWith('+');
  const [isAsked, setAsked] = useState(false);
  if (!isKorean) return <NumberField {...props} />;
  const isWhole = isAsked || isForeign;
  return (
    <div className={styles.choice}>
      {isWhole ? <NumberField {...props} /> : <PartsField {...props} onOverflow={() => setAsked(true)} />}
      <button
        className={styles.other}
        onClick={() => {
          setAsked(!isWhole);
          if (isForeign) props.onValueChange(['', '', '']);
        }}
        type="button"
      >
        {say(isWhole ? uiTexts.phoneKorean : uiTexts.phoneForeign)}
      </button>
    </div>
  );
}

/** Number of any country in one field, in the spelling in which it was typed. */
function NumberField({ value, onValueChange, onBlur, name, id, help, ...texts }: PhoneFieldProps) {
  const say = useKitText();
  const [typed, setTyped] = useState('');
  const shown = toParts(typed).join() === value.join() ? typed : toPhoneText(value);
  return (
    <Field help={help ?? say(uiTexts.phoneHelp)} id={id} {...texts}>
      {(control) => (
        <>
          <input
            {...control}
            autoComplete="tel"
            className={styles.number}
            inputMode="tel"
            name={name}
            onBlur={onBlur}
            onChange={({ target }) => {
              setTyped(target.value);
              onValueChange(toParts(target.value));
            }}
            type="tel"
            value={shown}
          />
          {name === undefined
            ? null
            : value.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts are always three.
                <input key={index} name={`${name}${index + 1}`} type="hidden" value={part} />
              ))}
        </>
      )}
    </Field>
  );
}

interface PartsFieldProps extends PhoneFieldProps {
  /** Called for a text that does not fit the parts, so that nothing of it is cut. */
  onOverflow(): void;
}

/**
 * Korean phone number in three parts. Typing the last digit of a part moves the focus on; Backspace in an empty part moves it
 * back, so that there is no focus trap.
 */
function PartsField({ value, onValueChange, onOverflow, onBlur, name, ...texts }: PartsFieldProps) {
  const say = useKitText();
  const isInvalid = (texts.error !== undefined && texts.error !== '') || undefined;

  function handleChange(event: ChangeEvent<HTMLInputElement>, index: number) {
    const text = event.target.value;
    const digits = toDigits(text);
    const isFilledIn = digits.length > (value[index]?.length ?? 0) + 1;
    const isOver = isFilledIn && isTooLong(digits, index);
    // Autofill writes the whole number with its country code.
    const whole = toWhole(text, index, isOver);
    if (whole === undefined && isOver) return showWhole(text, index);
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

  function handlePaste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    const text = event.clipboardData.getData('text');
    const isOver = isTooLong(toDigits(text), index);
    const whole = toWhole(text, index, isOver);
    if (whole === undefined && !isOver) return;
    event.preventDefault();
    if (whole === undefined) showWhole(text, index);
    else onValueChange(whole);
  }

  /** Puts the parts before a field in front of its text. */
  const withFirst = (text: string, index: number) => [...value.slice(0, index), text].filter(Boolean).join('-');

  /** Splits a whole number; a text that is too long for its part may be the rest of one. */
  const toWhole = (text: string, index: number, isOver: boolean) =>
    divide(text) ?? (isOver ? divide(withFirst(text, index)) : undefined);

  function showWhole(text: string, index: number) {
    onOverflow();
    onValueChange(toParts(withFirst(text, index)));
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
              onPaste={(event) => handlePaste(event, index)}
              type="text"
              value={value[index]}
            />
          </Fragment>
        ))}
      </div>
    </Fieldset>
  );
}

/** Splits a number of any country; an incomplete one is the first part. */
const toParts = (text: string): PhoneParts => divide(text) ?? [withoutSeparators(text), '', ''];

/** Splits a whole number of Korea or of another country; undefined for shorter ones. */
const divide = (text: string): PhoneParts | undefined => divideForeignPhone(text) ?? divideKoreanPhone(text);

const isTooLong = (digits: string, index: number): boolean => digits.length > (partLengths[index] ?? 0);

function replaced(value: PhoneParts, index: number, part: string): PhoneParts {
  const [first, middle, last] = value.with(index, part);
  return [first ?? '', middle ?? '', last ?? ''];
}

function siblingInput(input: HTMLInputElement, index: number): HTMLInputElement | undefined {
  return input.parentElement?.querySelectorAll('input')[index];
}
