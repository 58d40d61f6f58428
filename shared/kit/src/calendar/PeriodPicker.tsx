import { useState } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { SegmentedControl } from '../navigation/SegmentedControl.tsx';
import { DateField } from './DateField.tsx';
import { findDay } from './days.ts';
import styles from './PeriodPicker.module.css';

/** Start and end day, both inclusive; empty: not chosen. Text that is no day is as typed. */
export interface Period {
  from: string;
  to: string;
}

export interface PeriodPickerProps {
  label: string;
  /** Today in Seoul, `YYYY-MM-DD`. */
  today: string;
  value: Period;
  onValueChange: (period: Period) => void;
  /** ahead: from today on, for future items · back: up to today, for past items. @default 'back' */
  direction?: 'ahead' | 'back' | undefined;
}

type Choice = keyof typeof uiTexts.periods;

/** 오늘·1주·1개월, or a custom period. */
export function PeriodPicker({ label, today, value, onValueChange, direction = 'back' }: PeriodPickerProps) {
  const say = useKitText();
  const [isOwn, setOwn] = useState(false);
  const chosen = isOwn ? 'own' : findChoice(value, today, direction);
  const [from, to] = [findDay(value.from), findDay(value.to)];
  const isWrong = from !== undefined && to !== undefined && to.compare(from) < 0;

  function handleChoice(choice: string) {
    setOwn(choice === 'own');
    if (choice !== 'own') onValueChange(toPeriod(choice as Exclude<Choice, 'own'>, today, direction));
  }

  return (
    <div className={styles.period}>
      <SegmentedControl
        label={label}
        onValueChange={handleChoice}
        options={Object.entries(uiTexts.periods).map(([choice, text]) => ({ value: choice, label: say(text) }))}
        value={chosen}
      />
      {chosen === 'own' ? (
        <div className={styles.days}>
          <DateField
            label={say(uiTexts.periodFrom)}
            onValueChange={(from) => onValueChange({ ...value, from })}
            today={today}
            value={value.from}
          />
          <DateField
            error={isWrong ? say(uiTexts.periodError) : undefined}
            label={say(uiTexts.periodTo)}
            onValueChange={(to) => onValueChange({ ...value, to })}
            today={today}
            value={value.to}
          />
        </div>
      ) : null}
    </div>
  );
}

const lengths = { today: {}, week: { weeks: 1 }, month: { months: 1 } } as const;

function toPeriod(choice: keyof typeof lengths, today: string, direction: 'ahead' | 'back'): Period {
  const now = findDay(today);
  const other = (direction === 'ahead' ? now?.add(lengths[choice]) : now?.subtract(lengths[choice]))?.toString();
  const [from, to] = direction === 'ahead' ? [today, other] : [other, today];
  return { from: from ?? today, to: to ?? today };
}

function findChoice({ from, to }: Period, today: string, direction: 'ahead' | 'back'): Choice | '' {
  if (from === '' && to === '') return '';
  const choices = Object.keys(lengths) as (keyof typeof lengths)[];
  return (
    choices.find((choice) => {
      const period = toPeriod(choice, today, direction);
      return period.from === from && period.to === to;
    }) ?? 'own'
  );
}
