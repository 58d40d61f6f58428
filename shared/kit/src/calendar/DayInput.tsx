import CalendarDays from 'lucide-react/icons/calendar-days';
import type { FocusEvent, KeyboardEvent } from 'react';
import { ignoreComposingEnter } from '../base/ignoreComposingEnter.ts';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Field, type FieldTexts } from '../field/Field.tsx';
import styles from './DayInput.module.css';

export interface DayInputProps extends FieldTexts {
  /** Label, also of the calendar. */
  label: string;
  value: string;
  /** Passes the text as typed. */
  onValueChange: (text: string) => void;
  /** The calendar is to be opened. */
  onOpen: () => void;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
}

/** Text field for a day with a button for a calendar: that of `DateField`, or one that a remote has already. */
export function DayInput({ label, value, onValueChange, onOpen, disabled, id, ...props }: DayInputProps) {
  const say = useKitText();
  const { onBlur, onKeyDown, ...texts } = props;
  return (
    <Field {...texts} id={id} label={label}>
      {(control) => (
        <div className={styles.wrap}>
          <input
            {...control}
            autoComplete="off"
            className={styles.input}
            disabled={disabled}
            inputMode="numeric"
            onBlur={onBlur}
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={(event) => {
              ignoreComposingEnter(event);
              onKeyDown?.(event);
            }}
            placeholder={say(uiTexts.dateExample)}
            value={value}
          />
          <span className={styles.open}>
            <IconButton
              disabled={disabled}
              icon={CalendarDays}
              label={say(uiTexts.openCalendar, { label })}
              onClick={onOpen}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
