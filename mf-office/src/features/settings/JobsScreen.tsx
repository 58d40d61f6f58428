import { adminJobs, adminRunJob } from '@haesol/contracts/member';
import { formatDateTime, formatNumber } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { toMoves } from '#moves/stateMoves';
import { useRefresh } from '#moves/useRefresh';
import { QueuePage } from '#ui/QueuePage';

/** Jobs that were given up; an administrator runs them again. */
export default function JobsScreen() {
  const t = useText();
  const call = useCall();
  return (
    <QueuePage
      columns={[
        { key: 'kind', header: t('jobs.kind'), role: 'title', cell: ({ kind }) => kind },
        { key: 'error', header: t('jobs.error'), cell: ({ error }) => error ?? t('queue.none') },
        {
          key: 'tries',
          header: t('jobs.tries'),
          role: 'number',
          width: '6rem',
          onPhone: 'labelled',
          cell: ({ tries }) => formatNumber(tries),
        },
        {
          key: 'failed',
          header: t('jobs.failed'),
          role: 'date',
          width: '12rem',
          cell: ({ failedDt }) => <time dateTime={failedDt}>{formatDateTime(failedDt)}</time>,
        },
      ]}
      empty={{ title: t('jobs.empty'), text: t('jobs.emptyText') }}
      lead={t('jobs.lead')}
      list={useListState(lists.jobs)}
      moves={toMoves<RowOf<typeof adminJobs>, 'AGAIN'>(
        (key, values) => t(`jobs.${key}`, values),
        [{ to: 'AGAIN', shortcut: 'a', isOpen: () => true }],
        ({ jobUid }) => call(adminRunJob, { params: { jobUid } }),
      )}
      nameOf={({ kind }) => kind}
      onMoved={useRefresh(adminJobs)}
      query={useGet(lists.jobs.get)}
      rowKey={({ jobUid }) => jobUid}
      title={t('names.jobs')}
    />
  );
}
