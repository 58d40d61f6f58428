import { Disclosure } from '@haesol/kit';
import { formatNumber } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import styles from './TodayScreen.module.css';

export interface WeekPlotProps {
  readonly name: string;
  /** @param text of a value that is no count */
  readonly points: readonly { readonly label: string; readonly value: number; readonly text?: string }[];
  /** Figure of the week. @default the sum of the values */
  readonly total?: string;
}

/** Bars of the days of a week, and the same figures as a table. */
export function WeekPlot({ name, points, total }: WeekPlotProps) {
  const t = useText();
  const most = Math.max(1, ...points.map(({ value }) => value));
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.plotName}>
        <span>{name}</span>
        <b>{total ?? formatNumber(points.reduce((sum, { value }) => sum + value, 0))}</b>
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
            {points.map(({ label, value, text }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{text ?? formatNumber(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
