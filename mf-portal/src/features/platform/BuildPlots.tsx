import type { BuildVitals } from '@haesol/contracts/release';
import { Badge } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import styles from './MetricPlots.module.css';
import { toShortBuild } from './toShortBuild.ts';
import { type BuildPlot, headroom, type Metric, rateMetric, thresholdsOf, toBuildPlots } from './visitRules.ts';

interface BuildPlotsProps {
  readonly builds: readonly BuildVitals[];
  readonly metric: Metric;
}

/** One metric by build: the builds of a remote one below the other, each with its number. */
export function BuildPlots({ builds, metric }: BuildPlotsProps) {
  const t = useText();
  const plots = toBuildPlots(builds, metric);
  if (plots.length === 0) return <p>{t('platform.visits.noMetric')}</p>;
  return (
    <ul className={styles.wide}>
      {plots.map((plot) => (
        <OneRemote key={plot.remote} metric={metric} plot={plot} />
      ))}
    </ul>
  );
}

function OneRemote({ plot: { remote, bars }, metric }: { readonly plot: BuildPlot; readonly metric: Metric }) {
  const t = useText();
  const max = Math.max(thresholdsOf(metric)?.[0] ?? 1, ...bars.map(({ value }) => value)) * headroom;
  return (
    <li className={styles.plot}>
      <h3 className={styles.remote}>{remote}</h3>
      <ul className={styles.builds}>
        {bars.map(({ buildId, state, value }) => (
          <li className={styles.build} key={buildId}>
            <span>
              <code>{toShortBuild(buildId)}</code>{' '}
              <Badge color={state === 'earlier' ? 'gray' : 'blue'}>{t(`platform.visits.states.${state}`)}</Badge>
            </span>
            <span className={styles.number}>{t(`platform.visits.value.${metric}`, { value })}</span>
            <span aria-hidden="true" className={styles.track}>
              <span
                className={styles.fill}
                data-rating={rateMetric(metric, value)}
                style={{ inlineSize: `${(100 * value) / max}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
