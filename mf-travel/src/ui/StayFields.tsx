import type { GoodsInfo } from '@haesol/contracts/travel';
import { Fieldset } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { chooseDay, listNights, type Stay } from '#calendar/stay';
import { About } from './About.tsx';
import { DayCalendar } from './DayCalendar.tsx';
import styles from './StayFields.module.css';
import { useWhenText } from './useWhenText.tsx';

export interface StayFieldsProps {
  readonly info: Pick<GoodsInfo, 'dates' | 'minNights'>;
  readonly stay: Stay;
  onChoose(stay: Stay): void;
  readonly id?: string;
  /** Reason why the stay is refused. */
  readonly error?: string | undefined;
}

/** Arrival and departure in one calendar, with the price of each night and their sum. */
export function StayFields({ info, stay, onChoose, id, error }: StayFieldsProps) {
  const t = useText();
  const { dates, minNights } = info;
  const min = minNights ?? 1;
  const isShort = stay.to !== '' && listNights(dates, stay).length < min;
  return (
    <div className={styles.stay}>
      <Fieldset
        error={error ?? (isShort ? t('room.tooShort', { count: min }) : undefined)}
        help={t('room.chooseStay', { count: min })}
        id={id}
        label={t('buying.steps.stay')}
        required
      >
        <DayCalendar
          chosen={stay.from}
          days={dates}
          departs={stay.to}
          label={t('room.nightsOf')}
          look="price"
          onChoose={(date) => onChoose(chooseDay(dates, stay, date))}
        />
      </Fieldset>
      <div aria-live="polite">
        <StaySum days={dates} stay={stay} />
      </div>
    </div>
  );
}

/** Chosen nights with their prices and the sum; before that, what to choose next. */
function StaySum({ days, stay }: Pick<StayFieldsProps, 'stay'> & { readonly days: GoodsInfo['dates'] }) {
  const t = useText();
  const { formatKrw, formatShortDay } = useFormats();
  const whenText = useWhenText();
  if (stay.from === '') return <p>{t('room.chooseArrival')}</p>;
  if (stay.to === '') return <p>{t('room.chooseDeparture', { day: formatShortDay(stay.from) })}</p>;
  const nights = listNights(days, stay);
  const total = nights.reduce((sum, { price }) => sum + price, 0);
  return (
    <>
      <p className={styles.when}>{whenText({ useDate: stay.from, departDate: stay.to })}</p>
      <dl className={styles.nights}>
        {nights.map(({ date, price }) => (
          <div key={date}>
            <dt>{t('room.night', { day: formatShortDay(date) })}</dt>
            <dd>{formatKrw(price)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('room.stayTotal', { count: nights.length })}</dt>
          <dd>
            {formatKrw(total)}
            <About won={total} />
          </dd>
        </div>
      </dl>
    </>
  );
}
