import {
  type BuildVitals,
  telemetryVitals,
  type VitalName,
  vitalNames,
  vitalThresholds,
} from '@haesol/shared/contracts';
import { QueryView, useEndpoint, useText } from '@haesol/shared/lifecycle';
import { Badge, type BadgeColor, type DataColumn, DataTable, SegmentedControl, Skeleton } from '@haesol/shared/ui';
import { useState } from 'react';
import styles from './PlatformScreen.module.css';
import { toShortBuild } from './ReleasesSection.tsx';
import { Section } from './Section.tsx';
import { VitalPlots } from './VitalPlots.tsx';
import { findVital, type Rating, rateVital } from './visitRules.ts';

const shownDays = 7;

/** Web vitals, page views and errors of real visits: by build, and as plots by day. */
export function VisitsSection() {
  const t = useText();
  const [name, setName] = useState<VitalName>('LCP');
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
            <SegmentedControl
              label={t('platform.visits.metric')}
              onValueChange={(value) => setName(vitalNames.find((known) => known === value) ?? 'LCP')}
              options={vitalNames.map((value) => ({ value, label: t(`platform.visits.names.${value}`) }))}
              value={name}
            />
            <VitalPlots days={days} name={name} />
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
