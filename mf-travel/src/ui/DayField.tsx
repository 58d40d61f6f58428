import { daysBetween, toSeoulDate } from '@haesol/contracts/common';
import { DayInput, type DayInputProps } from '@haesol/kit/calendar';
import * as kitTexts from '@haesol/kit/texts';
import { useKitText } from '@haesol/kit/useKitText';
import { useShell } from '@haesol/remote/lifecycle';
import { lazy, Suspense, useState } from 'react';
import { parseDay } from '#calendar/parseDay';

const DayDialog = lazy(() =>
  import('./DayDialog.tsx').then(
    (loaded) => ({ default: loaded.DayDialog }),
    // A day can be typed without the calendar.
    () => ({ default: () => null }),
  ),
);

export interface DayFieldProps extends Omit<DayInputProps, 'disabled' | 'onKeyDown' | 'onOpen' | 'onValueChange'> {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  /** Last day that can be chosen. */
  readonly max: string;
  /** Passes a typed day when the field is left, and a chosen one; other text as typed, with `isDay` false. */
  onValueChange(day: string, isDay: boolean): void;
}

function findFault(day: string | undefined, min: string, max: string) {
  if (day === undefined) return { text: kitTexts.dateError, day: '' };
  if (day < min) return { text: kitTexts.dateTooEarly, day: min };
  return day > max ? { text: kitTexts.dateTooLate, day: max } : undefined;
}

/** Day from today to a last one, typed or chosen in a calendar, in the language of the page: a date input of a browser has the browser's. */
export function DayField({ value, max, onValueChange, onBlur, error, ...texts }: DayFieldProps) {
  const { label } = texts;
  const say = useKitText();
  const today = toSeoulDate(useShell().now());
  /** Text since the last day that was typed or chosen. */
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  /** Value of the form, and the text that it was given last. */
  const [known, setKnown] = useState({ value, given: value });
  if (value !== known.value) {
    setKnown({ ...known, value });
    if (value !== known.given) {
      // The form was reset or has another day now.
      setTyped(undefined);
      setFault(undefined);
    }
  }
  /** Undefined until it is first opened. */
  const [isOpen, setOpen] = useState<boolean>();
  function choose(text: string) {
    const day = text.trim() === '' ? '' : parseDay(text);
    const given = day ?? text.trim();
    // The form has the same text, and the field its fault.
    if (fault !== undefined && given === known.given) return;
    const found = given === '' || day === value ? undefined : findFault(day, today, max);
    setFault(found && say(found.text, { day: found.day }));
    setTyped(found && text);
    setKnown({ value, given });
    if (given !== value) onValueChange(given, found === undefined);
  }
  return (
    <>
      <DayInput
        {...texts}
        error={error ?? fault}
        onBlur={(event) => {
          if (typed !== undefined) choose(typed);
          onBlur?.(event);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && typed !== undefined) choose(typed);
        }}
        onOpen={() => setOpen(true)}
        onValueChange={setTyped}
        value={typed ?? value}
      />
      {isOpen !== undefined && (
        <Suspense>
          <DayDialog
            chosen={value}
            count={daysBetween(today, max) + 1}
            label={label}
            min={today}
            onChoose={(day) => {
              setOpen(false);
              choose(day);
            }}
            onClose={() => setOpen(false)}
            open={isOpen}
          />
        </Suspense>
      )}
    </>
  );
}
