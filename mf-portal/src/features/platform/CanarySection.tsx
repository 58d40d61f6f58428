import type { PlatformCanary } from '@haesol/contracts/release';
import { Badge, type BadgeColor, type DataColumn, DataTable } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import { BuildCheck } from './BuildCheck.tsx';
import styles from './PlatformScreen.module.css';
import { Section } from './Section.tsx';
import { toShortBuild } from './toShortBuild.ts';

/** Canary builds, compared with `stable`, and the results of earlier ones. */
export function CanarySection({ canaries }: { readonly canaries: readonly PlatformCanary[] }) {
  const t = useText();
  const columns = useColumns();
  return (
    <Section title={t('platform.canary.title')}>
      {canaries.length === 0 ? (
        <p>{t('platform.canary.empty')}</p>
      ) : (
        <DataTable
          caption={t('platform.canary.title')}
          columns={columns}
          density="roomy"
          rowKey={({ id, startedDt }) => `${id} ${startedDt}`}
          rowLook={({ state }) => ({ tone: state === 'RETURNED' ? 'red' : undefined })}
          rows={canaries}
        />
      )}
    </Section>
  );
}

const stateColors = { RUNNING: 'blue', RETURNED: 'red', STOPPED: 'gray', PROMOTED: 'sky' } as const satisfies Record<
  PlatformCanary['state'],
  BadgeColor
>;

function useColumns(): readonly DataColumn<PlatformCanary>[] {
  const t = useText();
  return [
    {
      key: 'state',
      header: t('platform.canary.state'),
      role: 'status',
      width: '8rem',
      cell: ({ state }) => <Badge color={stateColors[state]}>{t(`platform.canary.states.${state}`)}</Badge>,
    },
    {
      key: 'id',
      header: t('platform.remote'),
      role: 'title',
      cell: ({ id, buildId }) => (
        <>
          {id} <code>{toShortBuild(buildId)}</code>
        </>
      ),
    },
    {
      key: 'share',
      header: t('platform.canary.share'),
      role: 'number',
      width: '7rem',
      onPhone: 'labelled',
      cell: ({ share }) => t('platform.canary.percent', { share }),
    },
    {
      key: 'views',
      header: t('platform.visits.views'),
      role: 'number',
      width: '7rem',
      onPhone: 'labelled',
      cell: ({ viewCnt }) => t('platform.visits.times', { count: viewCnt }),
    },
    {
      key: 'failures',
      header: t('platform.canary.failures'),
      align: 'start',
      width: '14rem',
      onPhone: 'labelled',
      cell: ({ canaryFailureCnt, stableFailureCnt }) =>
        t('platform.canary.failureCounts', { canary: canaryFailureCnt, stable: stableFailureCnt }),
    },
    {
      key: 'check',
      header: t('platform.releases.check'),
      align: 'start',
      onPhone: 'labelled',
      cell: ({ check }) => <BuildCheck check={check} />,
    },
    {
      key: 'times',
      header: t('platform.canary.times'),
      align: 'start',
      cell: ({ person, startedDt, endedDt }) => (
        <ul className={styles.list}>
          <li>
            {person} <time dateTime={startedDt}>{formatDateTime(startedDt)}</time>
          </li>
          {endedDt !== null && (
            <li>
              {t('platform.canary.ended')} <time dateTime={endedDt}>{formatDateTime(endedDt)}</time>
            </li>
          )}
        </ul>
      ),
    },
  ];
}
