import type { BookableEquipment } from '@haesol/contracts/lab';
import { SlotTicks } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import styles from './FirstDay.module.css';

export type FirstDayProps = Required<Pick<BookableEquipment, 'firstDay' | 'price'>>;

/** Free slots of a device on the first bookable day, hour by hour, and the price of an hour for companies. */
export function FirstDay({ firstDay, price }: FirstDayProps) {
  const t = useText();
  const { formatKrw, formatShortDay } = useFormats();
  const cost = t('firstDay.price', { price: formatKrw(price) });
  if (firstDay === undefined) return <p className={styles.day}>{cost}</p>;
  const { date, free, state, slots } = firstDay;
  const words = free > 0 ? t('firstDay.free', { count: free }) : t(`firstDay.${state === 'MAINT' ? 'maint' : 'none'}`);
  return (
    <p className={styles.day}>
      {free > 0 && <SlotTicks slots={slots.map((slot) => slot === 1)} />}
      <span>{`${formatShortDay(date)} ${words}`}</span>
      <span>{cost}</span>
    </p>
  );
}
