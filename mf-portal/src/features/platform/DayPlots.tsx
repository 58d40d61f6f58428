import type { DayVitals } from '@haesol/contracts/release';
import { type DataColumn, DataTable } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import styles from './MetricPlots.module.css';
import { headroom, type Metric, type MetricPlot, rateMetric, thresholdsOf, toPlots } from './visitRules.ts';

interface DayPlotsProps {
  readonly days: readonly DayVitals[];
  readonly metric: Metric;
}

/** One metric by day: a plot for each remote with the threshold of good values, and the same numbers as a table. */
export function DayPlots({ days, metric }: DayPlotsProps) {
  const t = useText();
  const { dates, plots } = toPlots(days, metric);
  if (plots.length === 0) return <p>{t('platform.visits.noMetric')}</p>;
  return (
    <div className={styles.both}>
      <ul className={styles.plots}>
        {plots.map((plot) => (
          <DayPlot key={plot.remote} metric={metric} plot={plot} />
        ))}
      </ul>
      <DayTable dates={dates} metric={metric} plots={plots} />
    </div>
  );
}

/** Plot of the trend; the table has the numbers. */
function DayPlot({ plot: { remote, values }, metric }: { readonly plot: MetricPlot; readonly metric: Metric }) {
  const t = useText();
  const good = thresholdsOf(metric)?.[0];
  // Error rates of a good day are near 0: at least one error per hundred page views fills the plot.
  const max = Math.max(good ?? 1, ...values.map((value) => value ?? 0)) * headroom;
  const toPercent = (value: number) => `${(100 * value) / max}%`;
  return (
    <li className={styles.plot}>
      <h3 className={styles.remote}>{remote}</h3>
      <div aria-hidden="true" className={styles.area}>
        {good !== undefined && (
          <p className={styles.line} style={{ insetBlockEnd: toPercent(good) }}>
            {t('platform.visits.goodUpTo', { value: t(`platform.visits.value.${metric}`, { value: good }) })}
          </p>
        )}
        {values.map((value, at) => (
          <span
            className={styles.bar}
            data-rating={value === null ? 'none' : rateMetric(metric, value)}
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its day.
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
  metric,
}: {
  readonly dates: readonly string[];
  readonly plots: readonly MetricPlot[];
  readonly metric: Metric;
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
          return value === null ? t('platform.none') : t(`platform.visits.value.${metric}`, { value });
        },
      }),
    ),
  ];
  return (
    <DataTable
      caption={t(metric === 'errors' ? 'platform.visits.errorsByDay' : 'platform.visits.byDay', {
        name: t(`platform.visits.names.${metric}`),
      })}
      columns={columns}
      phone="lines"
      rowKey={({ date }) => date}
      rows={rows}
      showCaption
    />
  );
}
