import type { GoodsInfo } from '@haesol/shared/contracts';
import { formatNumber, formatWeekday } from '@haesol/shared/i18n';
import { useText } from '@haesol/shared/lifecycle';
import { IconButton } from '@haesol/shared/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import styles from './Nights.module.css';
import { listMonths, toWeeks } from './nightRules.ts';

/** A Sunday, and the days after it. */
const week = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'];

/** A calendar that says for each night what it costs, or that it is full. */
export function Nights({ dates }: { readonly dates: GoodsInfo['dates'] }) {
  const t = useText();
  const months = listMonths(dates);
  const [index, setIndex] = useState(0);
  const month = months[index] ?? '';
  if (month === '') return <p>{t('room.noNights')}</p>;
  const name = t('room.month', { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) });
  return (
    <div className={styles.nights}>
      <div className={styles.head}>
        <IconButton
          disabled={index === 0}
          icon={ChevronLeft}
          label={t('room.monthBefore')}
          onClick={() => setIndex(Math.max(0, index - 1))}
        />
        <p aria-live="polite" className={styles.month}>
          {name}
        </p>
        <IconButton
          disabled={index === months.length - 1}
          icon={ChevronRight}
          label={t('room.monthAfter')}
          onClick={() => setIndex(Math.min(months.length - 1, index + 1))}
        />
      </div>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('room.nightsOf', { month: name })}</caption>
        <thead>
          <tr>
            {week.map((day) => (
              <th key={day} scope="col">
                {formatWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {toWeeks(month).map((days) => (
            <tr key={days.find((day) => day !== null)}>
              {days.map((day, weekday) => (
                <Night day={day} key={day ?? `${month} ${weekday}`} night={dates.find(({ date }) => date === day)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface NightProps {
  readonly day: string | null;
  readonly night: GoodsInfo['dates'][number] | undefined;
}

function Night({ day, night }: NightProps) {
  const t = useText();
  if (day === null) return <td />;
  return (
    <td className={styles.night} data-state={night?.state}>
      <b>{Number(day.slice(8))}</b>
      {night !== undefined && <span>{night.state === 'FULL' ? t('room.full') : formatNumber(night.price)}</span>}
      {night?.state === 'FEW' && <small>{t('room.few', { count: night.remain })}</small>}
    </td>
  );
}
