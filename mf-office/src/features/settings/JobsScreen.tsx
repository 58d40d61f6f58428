import { adminJobs, adminRunJob } from '@haesol/contracts/member';
import { formatNumber } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { sendEach } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { useRefresh } from '#moves/useRefresh';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';

/** Jobs that were given up; an administrator runs them again. */
export default function JobsScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminJobs>>();
  const call = useCall();
  return (
    <QueuePage
      columns={[
        { key: 'kind', header: t('jobs.kind'), role: 'title', cell: ({ kind }) => kind },
        { key: 'error', header: t('jobs.error'), cell: ({ error }) => error ?? t('queue.none') },
        columns.number('tries', t('jobs.tries'), ({ tries }) => formatNumber(tries)),
        columns.time('failed', t('jobs.failed'), ({ failedDt }) => failedDt),
      ]}
      empty={{ title: t('jobs.empty'), text: t('jobs.emptyText') }}
      lead={t('jobs.lead')}
      list={useListState(lists.jobs)}
      moves={toMoves<RowOf<typeof adminJobs>, 'AGAIN'>(
        (key, values) => t(`jobs.${key}`, values),
        [{ to: 'AGAIN', shortcut: 'a', isOpen: () => true }],
        (rows) =>
          sendEach(
            rows,
            ({ jobUid }) => jobUid,
            ({ jobUid }) => call(adminRunJob, { params: { jobUid } }),
          ),
      )}
      nameOf={({ kind }) => kind}
      onMoved={useRefresh(adminJobs)}
      query={useGet(lists.jobs.get)}
      rowKey={({ jobUid }) => jobUid}
      title={t('names.jobs')}
    />
  );
}
