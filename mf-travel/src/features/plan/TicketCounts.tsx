import type { AttractionOption } from '@haesol/contracts/travel';
import { Fieldset, Stepper } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { AgeFields } from '#ui/AgeFields';
import { toAgeText } from '#ui/ageText';
import type { ChildSeat } from '#ui/childSeats';
import styles from './Plan.module.css';

export interface TicketCountsProps {
  /** Prices that are sold on the day. */
  readonly prices: AttractionOption['prices'];
  readonly max: number;
  readonly counts: Readonly<Record<number, number>>;
  readonly seats: readonly ChildSeat[];
  readonly missing: 'ages' | 'counts' | undefined;
  onCounts(counts: Readonly<Record<number, number>>): void;
  onAges(ages: readonly string[]): void;
}

/** Number of tickets of each price, and the ages of those below the adult price. */
export function TicketCounts({ prices, max, counts, seats, missing, onCounts, onAges }: TicketCountsProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  const hasSome = Object.values(counts).some((count) => count > 0);
  return (
    <Fieldset
      error={missing === 'counts' && !hasSome ? t('plan.ticket.noCount') : undefined}
      label={t('buying.steps.people')}
    >
      <ul className={styles.counts}>
        {prices.map(({ priceSn, priceNm, price, ...ages }) => (
          <li key={priceSn}>
            <span>
              {priceNm} <small>{toAgeText(ages, t)}</small>
              <b>{formatKrw(price)}</b>
            </span>
            <Stepper
              hideLabel
              label={priceNm}
              max={max}
              min={0}
              onValueChange={(count) => onCounts({ ...counts, [priceSn]: count })}
              value={counts[priceSn] ?? 0}
            />
          </li>
        ))}
      </ul>
      <AgeFields error={missing === 'ages' ? t('plan.ticket.noAge') : undefined} onChange={onAges} seats={seats} />
    </Fieldset>
  );
}
