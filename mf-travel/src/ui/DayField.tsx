import { toSeoulDate } from '@haesol/contracts/common';
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
  /** Number of days from today that can be chosen. @default 365 */
  readonly count?: number;
  /** Passes a typed day when the field is left, and a chosen one; other text as typed, with `isDay` false. */
  onValueChange(day: string, isDay: boolean): void;
}

/** Day from today on, typed or chosen in a calendar, in the language of the page: a date input of a browser has the browser's. */
export function DayField({ value, count = 365, onValueChange, onBlur, error, ...texts }: DayFieldProps) {
  const { label } = texts;
  const say = useKitText();
  const today = toSeoulDate(useShell().now());
  /** Text since the last day that was typed or chosen. */
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  /** Undefined until it is first opened. */
  const [isOpen, setOpen] = useState<boolean>();
  function choose(text: string) {
    const day = text.trim() === '' ? '' : parseDay(text);
    const isEarly = day !== undefined && day !== '' && day !== value && day < today;
    const isDay = day !== undefined && !isEarly;
    setFault(isDay ? undefined : say(isEarly ? kitTexts.dateTooEarly : kitTexts.dateError, { day: today }));
    setTyped(isDay ? undefined : text);
    if ((day ?? text) !== value) onValueChange(day ?? text.trim(), isDay);
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
            count={count}
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
