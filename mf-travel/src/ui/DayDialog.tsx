import { addDays } from '@haesol/contracts/common';
import { Dialog } from '@haesol/kit';
import { type ReactNode, type RefObject, useRef } from 'react';
import { DayCalendar } from './DayCalendar.tsx';

export interface DayDialogProps {
  readonly open: boolean;
  readonly label: string;
  readonly chosen: string;
  /** First day that can be chosen. */
  readonly min: string;
  /** Number of days that can be chosen. */
  readonly count: number;
  onChoose(day: string): void;
  onClose(): void;
}

/** Returns the day of a calendar that Tab reaches. */
const dayIn = (calendar: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> => ({
  get current() {
    return calendar.current?.querySelector<HTMLElement>('button[data-date][tabindex="0"]') ?? null;
  },
});

/** Calendar of a {@link DayField}. */
export function DayDialog({ open, label, chosen, min, count, onChoose, onClose }: DayDialogProps): ReactNode {
  const calendar = useRef<HTMLDivElement>(null);
  const days = Array.from({ length: count }, (_unused, at) => ({
    ...{ date: addDays(min, at), remain: null, why: '', price: 0, times: [] },
    ...({ state: 'OPEN', kind: 'WEEKDAY' } as const),
  }));
  return (
    <Dialog initialFocus={dayIn(calendar)} onClose={onClose} open={open} title={label}>
      <div ref={calendar}>
        <DayCalendar chosen={chosen} days={days} label={label} look="days" onChoose={onChoose} />
      </div>
    </Dialog>
  );
}
