import {
  type BuildVitals,
  telemetryVitals,
  type VitalName,
  vitalNames,
  vitalThresholds,
} from '@haesol/contracts/release';
import { Badge, type BadgeColor, type DataColumn, DataTable, SegmentedControl, Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { BuildPlots } from './BuildPlots.tsx';
import { DayPlots } from './DayPlots.tsx';
import styles from './PlatformScreen.module.css';
import { Section } from './Section.tsx';
import { toShortBuild } from './toShortBuild.ts';
import { findVital, type Metric, metrics, type Rating, rateVital } from './visitRules.ts';

const shownDays = 7;
const axes = ['day', 'build'] as const;
type Axis = (typeof axes)[number];

/** Web vitals, page views and errors of real visits: a table by build, and plots by day or by build. */
export function VisitsSection() {
  const t = useText();
  const [metric, setMetric] = useState<Metric>('LCP');
  const [axis, setAxis] = useState<Axis>('day');
  const query = useEndpoint(telemetryVitals, { query: { days: shownDays } });
  const columns = useColumns();
  return (
    <Section title={t('platform.visits.title', { count: shownDays })}>
      <QueryView
        empty={<p>{t('platform.visits.empty')}</p>}
        isEmpty={({ builds }) => builds.length === 0}
        query={query}
        skeleton={<Skeleton rows={4} />}
      >
        {({ builds, days }) => (
          <div className={styles.section}>
            <DataTable
              caption={t('platform.visits.byBuild')}
              columns={columns}
              rowKey={({ remote, buildId }) => `${remote} ${buildId}`}
              rows={builds}
              showCaption
            />
            <div className={styles.choices}>
              <SegmentedControl
                label={t('platform.visits.metric')}
                onValueChange={(value) => setMetric(metrics.find((known) => known === value) ?? 'LCP')}
                options={metrics.map((value) => ({ value, label: t(`platform.visits.names.${value}`) }))}
                value={metric}
              />
              <SegmentedControl
                label={t('platform.visits.axis')}
                onValueChange={(value) => setAxis(axes.find((known) => known === value) ?? 'day')}
                options={axes.map((value) => ({ value, label: t(`platform.visits.axes.${value}`) }))}
                value={axis}
              />
            </div>
            {axis === 'day' ? <DayPlots days={days} metric={metric} /> : <BuildPlots builds={builds} metric={metric} />}
          </div>
        )}
      </QueryView>
    </Section>
  );
}

const ratingColors = { good: 'blue', needsImprovement: 'sky', poor: 'red' } as const satisfies Record<
  Rating,
  BadgeColor
>;

function Vital({ row, name }: { readonly row: BuildVitals; readonly name: VitalName }) {
  const t = useText();
  const vital = findVital(row, name);
  if (vital === undefined) return t('platform.none');
  const rating = rateVital(vital.p75, vitalThresholds[name]);
  return (
    <>
      {t(`platform.visits.value.${name}`, { value: vital.p75 })}{' '}
      <Badge color={ratingColors[rating]}>{t(`platform.visits.rating.${rating}`)}</Badge>
    </>
  );
}

function useColumns(): readonly DataColumn<BuildVitals>[] {
  const t = useText();
  return [
    {
      key: 'state',
      header: t('platform.visits.state'),
      role: 'status',
      width: '6rem',
      cell: ({ state }) => (
        <Badge color={state === 'earlier' ? 'gray' : 'blue'}>{t(`platform.visits.states.${state}`)}</Badge>
      ),
    },
    {
      key: 'remote',
      header: t('platform.remote'),
      role: 'title',
      cell: ({ remote, buildId }) => (
        <>
          {remote} <code>{toShortBuild(buildId)}</code>
        </>
      ),
    },
    {
      key: 'views',
      header: t('platform.visits.views'),
      role: 'number',
      width: '6rem',
      onPhone: 'labelled',
      cell: ({ viewCnt }) => t('platform.visits.times', { count: viewCnt }),
    },
    {
      key: 'errors',
      header: t('platform.visits.errors'),
      role: 'number',
      width: '6rem',
      onPhone: 'labelled',
      cell: ({ errorCnt }) => t('platform.visits.cases', { count: errorCnt }),
    },
    ...vitalNames.map(
      (name): DataColumn<BuildVitals> => ({
        key: name,
        header: t(`platform.visits.names.${name}`),
        width: '10rem',
        onPhone: 'labelled',
        phoneLabel: name,
        cell: (row) => <Vital name={name} row={row} />,
      }),
    ),
  ];
}
