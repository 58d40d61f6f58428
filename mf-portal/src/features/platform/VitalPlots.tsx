import { type DayVitals, type VitalName, vitalThresholds } from '@haesol/shared/contracts';
import { useFormats, useText } from '@haesol/shared/lifecycle';
import { type DataColumn, DataTable } from '@haesol/shared/ui';
import styles from './VitalPlots.module.css';
import { rateVital, toPlots, type VitalPlot } from './visitRules.ts';

/** Room between the highest column and the top, so that the line of the threshold keeps its label. */
const headroom = 1.15;

interface VitalPlotsProps {
  readonly days: readonly DayVitals[];
  readonly name: VitalName;
}

/** One metric by day: a plot for each remote with the line up to which it is good, and the same numbers as a table. */
export function VitalPlots({ days, name }: VitalPlotsProps) {
  const t = useText();
  const { dates, plots } = toPlots(days, name);
  if (plots.length === 0) return <p>{t('platform.visits.noMetric')}</p>;
  return (
    <div className={styles.both}>
      <ul className={styles.plots}>
        {plots.map((plot) => (
          <Plot key={plot.remote} name={name} plot={plot} />
        ))}
      </ul>
      <DayTable dates={dates} name={name} plots={plots} />
    </div>
  );
}

/** The table says the numbers; a plot shows their course. */
function Plot({ plot: { remote, values }, name }: { readonly plot: VitalPlot; readonly name: VitalName }) {
  const t = useText();
  const thresholds = vitalThresholds[name];
  const [good] = thresholds;
  const max = Math.max(good, ...values.map((value) => value ?? 0)) * headroom;
  const toPercent = (value: number) => `${(100 * value) / max}%`;
  return (
    <li className={styles.plot}>
      <h3 className={styles.remote}>{remote}</h3>
      <div aria-hidden="true" className={styles.area}>
        <p className={styles.line} style={{ insetBlockEnd: toPercent(good) }}>
          {t('platform.visits.goodUpTo', { value: t(`platform.visits.value.${name}`, { value: good }) })}
        </p>
        {values.map((value, at) => (
          <span
            className={styles.bar}
            data-rating={value === null ? 'none' : rateVital(value, thresholds)}
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its day.
            key={at}
            style={{ blockSize: toPercent(value ?? 0) }}
          />
        ))}
      </div>
    </li>
  );
}

interface DayRow {
  readonly date: string;
  readonly values: readonly (number | null)[];
}

function DayTable({
  dates,
  plots,
  name,
}: {
  readonly dates: readonly string[];
  readonly plots: readonly VitalPlot[];
  readonly name: VitalName;
}) {
  const t = useText();
  const { formatShortDay } = useFormats();
  const rows = dates.map((date, at): DayRow => ({ date, values: plots.map(({ values }) => values[at] ?? null) }));
  const columns: readonly DataColumn<DayRow>[] = [
    {
      key: 'date',
      header: t('platform.visits.day'),
      role: 'title',
      width: '7rem',
      cell: ({ date }) => formatShortDay(date),
    },
    ...plots.map(
      ({ remote }, at): DataColumn<DayRow> => ({
        key: remote,
        header: remote,
        role: 'number',
        cell: ({ values }) => {
          const value = values[at] ?? null;
          return value === null ? t('platform.none') : t(`platform.visits.value.${name}`, { value });
        },
      }),
    ),
  ];
  return (
    <DataTable
      caption={t('platform.visits.byDay', { name: t(`platform.visits.names.${name}`) })}
      columns={columns}
      phone="lines"
      rowKey={({ date }) => date}
      rows={rows}
      showCaption
    />
  );
}
