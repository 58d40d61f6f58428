import type { PlatformOutcome } from '@haesol/contracts/release';
import { Badge, type DataColumn, DataTable, MessageBar } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import styles from './PlatformScreen.module.css';
import { Section } from './Section.tsx';
import { toShortBuild } from './toShortBuild.ts';

/** Lists the builds of a failed combination that is not overruled: they are blocked. */
export const listBlocked = ({ builds, passed }: PlatformOutcome) =>
  passed ? [] : builds.filter(({ overruledBy }) => overruledBy === null);

/** Results of the matrix, and the builds that they block. */
export function MatrixSection({ outcomes }: { readonly outcomes: readonly PlatformOutcome[] }) {
  const t = useText();
  const columns = useColumns();
  const blocked = new Set(outcomes.flatMap(listBlocked).map(({ id, buildId }) => `${id} ${toShortBuild(buildId)}`));
  return (
    <Section title={t('platform.matrix.title')}>
      {blocked.size > 0 && (
        <MessageBar kind="danger">{t('platform.matrix.blocked', { builds: [...blocked].join(', ') })}</MessageBar>
      )}
      {outcomes.length === 0 ? (
        <p>{t('platform.matrix.empty')}</p>
      ) : (
        <DataTable
          caption={t('platform.matrix.title')}
          columns={columns}
          density="roomy"
          rowKey={({ builds, spec }) => `${spec} ${builds.map(({ id, buildId }) => `${id}@${buildId}`).join(' ')}`}
          rowLook={(outcome) => ({ tone: listBlocked(outcome).length > 0 ? 'red' : undefined })}
          rows={outcomes}
        />
      )}
    </Section>
  );
}

function useColumns(): readonly DataColumn<PlatformOutcome>[] {
  const t = useText();
  return [
    {
      key: 'state',
      header: t('platform.matrix.result'),
      role: 'status',
      width: '7rem',
      cell: ({ passed }) => (
        <Badge color={passed ? 'blue' : 'red'}>{t(passed ? 'platform.matrix.passed' : 'platform.matrix.failed')}</Badge>
      ),
    },
    { key: 'spec', header: t('platform.matrix.spec'), role: 'title', width: '8rem', cell: ({ spec }) => spec },
    {
      key: 'builds',
      header: t('platform.matrix.mix'),
      align: 'start',
      cell: ({ builds }) => (
        <ul className={styles.list}>
          {builds.map(({ id, buildId, overruledBy, reason }) => (
            <li key={id}>
              {id} <code>{toShortBuild(buildId)}</code>
              {overruledBy !== null &&
                ` ${t('platform.matrix.overruled', { person: overruledBy, reason: reason ?? '' })}`}
            </li>
          ))}
        </ul>
      ),
    },
    { key: 'detail', header: t('platform.matrix.detail'), align: 'start', cell: ({ detail }) => detail },
    {
      key: 'who',
      header: t('platform.matrix.reported'),
      align: 'start',
      cell: ({ person, reportedDt, site }) => (
        <>
          {person} <time dateTime={reportedDt}>{formatDateTime(reportedDt)}</time> {site ?? t('platform.matrix.local')}
        </>
      ),
    },
  ];
}
