import { Select } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import styles from './AgeFields.module.css';
import { type ChildSeat, toAges } from './childSeats.tsx';

export interface AgeFieldsProps {
  readonly seats: readonly ChildSeat[];
  /** Message at each age that is missing. */
  readonly error: string | undefined;
  /** Id of the first age that is missing, to which a summary of errors leads. */
  readonly id?: string | undefined;
  /** @param ages as of {@link toAges} */
  onChange(ages: readonly string[]): void;
}

/** Ages of the guests below the adult price. */
export function AgeFields({ seats, error, id, onChange }: AgeFieldsProps) {
  const t = useText();
  const missing = seats.findIndex(({ age }) => age === '');
  if (seats.length === 0) return null;
  return (
    <div className={styles.ages}>
      {seats.map((seat, index) => (
        <Select
          {...(id !== undefined && { id: index === missing ? id : `${id}-${index}` })}
          error={seat.age === '' ? error : undefined}
          inlineLabel
          // biome-ignore lint/suspicious/noArrayIndexKey: people are identified by position
          key={index}
          label={t('buying.age', { number: index + 1 })}
          onChange={({ target }) =>
            onChange(toAges(seats.map((own, at) => (at === index ? { ...own, age: target.value } : own))))
          }
          options={seat.allowed.map((value) => ({ value: String(value), label: t('buying.years', { count: value }) }))}
          placeholder={t('refundAsk.choose')}
          value={seat.age}
        />
      ))}
    </div>
  );
}
