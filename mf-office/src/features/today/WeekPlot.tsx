import { Disclosure } from '@haesol/kit';
import { formatNumber } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import styles from './TodayScreen.module.css';

export interface WeekPlotProps {
  readonly name: string;
  readonly points: readonly { readonly label: string; readonly value: number }[];
}

/** Bars of the days of a week, and the same figures as a table. */
export function WeekPlot({ name, points }: WeekPlotProps) {
  const t = useText();
  const most = Math.max(1, ...points.map(({ value }) => value));
  const total = points.reduce((sum, { value }) => sum + value, 0);
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.plotName}>
        <span>{name}</span>
        <b>{formatNumber(total)}</b>
      </figcaption>
      <div aria-hidden className={styles.bars}>
        {points.map(({ label, value }) => (
          <span className={styles.bar} key={label} style={{ blockSize: `${(value / most) * 100}%` }} />
        ))}
      </div>
      <Disclosure title={t('today.asTable')}>
        <table className={styles.figures}>
          <caption className={styles.hidden}>{name}</caption>
          <tbody>
            {points.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatNumber(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
