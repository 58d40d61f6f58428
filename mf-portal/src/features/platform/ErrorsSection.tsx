import { type ErrorGroup, telemetryErrors } from '@haesol/contracts/release';
import { type DataColumn, DataTable, Skeleton } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { QueryView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import styles from './PlatformScreen.module.css';
import { Section } from './Section.tsx';
import { toShortBuild } from './toShortBuild.ts';

const shownDays = 7;

/** Errors of real visits, grouped by similarity, with their source locations. */
export function ErrorsSection() {
  const t = useText();
  const columns = useColumns();
  return (
    <Section title={t('platform.errors.title', { count: shownDays })}>
      <QueryView
        empty={<p>{t('platform.errors.empty')}</p>}
        isEmpty={({ list }) => list.length === 0}
        query={useEndpoint(telemetryErrors, { query: { days: shownDays } })}
        skeleton={<Skeleton rows={3} />}
      >
        {({ list }) => (
          <DataTable
            caption={t('platform.errors.title', { count: shownDays })}
            columns={columns}
            density="roomy"
            rowKey={({ remote, buildId, kind, message, page, firstDt, stack }) =>
              [remote, buildId, kind, message, page, firstDt, stack[0]].join(' ')
            }
            rows={list}
          />
        )}
      </QueryView>
    </Section>
  );
}

function useColumns(): readonly DataColumn<ErrorGroup>[] {
  const t = useText();
  return [
    {
      key: 'message',
      header: t('platform.errors.message'),
      role: 'title',
      cell: ({ kind, message, stack }) => (
        <>
          <span className={styles.code}>{message === '' ? kind : message}</span>
          {stack.length > 0 && (
            <details>
              <summary>{t('platform.errors.stack', { count: stack.length })}</summary>
              <ol className={styles.list}>
                {stack.map((line) => (
                  <li key={line}>
                    <code className={styles.code}>{line}</code>
                  </li>
                ))}
              </ol>
            </details>
          )}
        </>
      ),
    },
    {
      key: 'build',
      header: t('platform.build'),
      width: '9rem',
      cell: ({ remote, buildId }) => (
        <>
          {remote} <code>{toShortBuild(buildId)}</code>
        </>
      ),
    },
    { key: 'page', header: t('platform.errors.page'), width: '10rem', cell: ({ page }) => page },
    {
      key: 'count',
      header: t('platform.visits.errors'),
      role: 'number',
      width: '6rem',
      onPhone: 'labelled',
      cell: ({ count }) => t('platform.visits.cases', { count }),
    },
    {
      key: 'last',
      header: t('platform.errors.last'),
      role: 'date',
      width: '9rem',
      cell: ({ lastDt }) => <time dateTime={lastDt}>{formatDateTime(lastDt)}</time>,
    },
  ];
}
