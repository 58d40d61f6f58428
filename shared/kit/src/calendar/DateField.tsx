import { type FocusEvent, type ReactNode, type RefObject, useContext, useRef, useState } from 'react';
import * as uiTexts from '../base/texts.ts';
import { KitLocaleContext, useKitText } from '../base/useKitText.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import type { FieldTexts } from '../field/Field.tsx';
import { Calendar } from './Calendar.tsx';
import type { CalendarProps } from './calendarProps.ts';
import { DayInput } from './DayInput.tsx';
import { findDay, formatDay, parseTypedDay } from './days.ts';

export interface DateFieldProps extends FieldTexts, Pick<CalendarProps, 'today' | 'min' | 'max' | 'noteOf'> {
  /** Label, also of the calendar. */
  label: string;
  /** `YYYY-MM-DD`, text that was typed instead, or empty. */
  value: string;
  /** Passes a day as `YYYY-MM-DD`, other text as typed: the form checks it, and the bounds, with its schema. */
  onValueChange: (day: string) => void;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
}

/** Date field, typed in common formats or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const say = useKitText();
  const locale = useContext(KitLocaleContext);
  const { label, today, value, min, max, noteOf, onValueChange, onBlur, disabled = false, id, ...texts } = props;
  /** Typed text until the field is left. */
  const [typed, setTyped] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const calendar = useRef<HTMLDivElement>(null);
  const currentDay = useRef(dayIn(calendar)).current;
  const ownError = isChecked ? findFault(typed ?? value, props, { say, locale }) : undefined;

  function handleType(text: string) {
    setTyped(text);
    setChecked(false);
    onValueChange(parseTypedDay(text) ?? text.trim());
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    setTyped(undefined);
    setChecked(true);
    onBlur?.(event);
  }

  return (
    <>
      <DayInput
        {...texts}
        disabled={disabled}
        error={texts.error ?? ownError}
        id={id}
        label={label}
        onBlur={handleBlur}
        onOpen={() => setOpen(true)}
        onValueChange={handleType}
        value={typed ?? formatDay(value, locale)}
      />
      <Dialog initialFocus={currentDay} onClose={() => setOpen(false)} open={isOpen} title={label}>
        <div ref={calendar}>
          <Calendar
            label={label}
            max={max}
            min={min}
            noteOf={noteOf}
            onValueChange={(day) => {
              setTyped(undefined);
              setOpen(false);
              onValueChange(day);
            }}
            today={today}
            value={findDay(value)?.toString()}
          />
        </div>
      </Dialog>
    </>
  );
}

/** Returns the only day of a calendar that Tab reaches. */
const dayIn = (calendar: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> => ({
  get current() {
    return calendar.current?.querySelector<HTMLElement>('td [tabindex="0"]') ?? null;
  },
});

interface Language {
  say: ReturnType<typeof useKitText>;
  locale: string;
}

function findFault(text: string, { min, max, noteOf }: DateFieldProps, { say, locale }: Language): ReactNode {
  if (text.trim() === '') return undefined;
  const day = parseTypedDay(text);
  if (day === undefined) return say(uiTexts.dateError);
  if (min !== undefined && day < min) return say(uiTexts.dateTooEarly, { day: formatDay(min, locale) });
  if (max !== undefined && day > max) return say(uiTexts.dateTooLate, { day: formatDay(max, locale) });
  const note = noteOf?.(day);
  return note?.isOff ? note.text : undefined;
}
