import { adminClosures, adminRemoveClosure } from '@haesol/contracts/lab';
import { LinkButton } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useShell, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { sendEach } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { useRefresh } from '#moves/useRefresh';
import type { EntityField } from '#ui/EntityDialog';
import { QueuePage } from '#ui/QueuePage';
import { useDevices } from '#ui/useDevices';
import { ClosureDialog } from './ClosureDialog.tsx';
import { TrainingDialog } from './TrainingDialog.tsx';

/** Times at which equipment is closed, and records of safety training. */
export default function ClosuresScreen() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const list = useListState(lists.closures);
  const refresh = useRefresh(adminClosures);
  const options = useDevices();
  const device: EntityField = { name: 'eqUid', kind: 'select', label: t('bookings.equipment'), options };
  const close = () => list.change({ edit: '' }, { replace: true });
  return (
    <QueuePage
      actions={
        <>
          <LinkButton href={list.hrefOf({ edit: 'training' })}>{t('closures.addTraining')}</LinkButton>
          <LinkButton href={list.hrefOf({ edit: 'new' })} variant="primary">
            {t('closures.add')}
          </LinkButton>
        </>
      }
      columns={[
        { key: 'eqNm', header: t('bookings.equipment'), role: 'title', cell: ({ eqNm }) => eqNm },
        { key: 'reason', header: t('closures.fields.reason'), width: '16rem', cell: ({ reason }) => reason },
        {
          key: 'from',
          header: t('closures.from'),
          role: 'date',
          width: '11rem',
          cell: ({ fromDt }) => formatDateTime(fromDt),
        },
        { key: 'to', header: t('closures.to'), width: '11rem', cell: ({ toDt }) => formatDateTime(toDt) },
      ]}
      empty={{ title: t('closures.empty'), text: t('closures.emptyText') }}
      lead={t('closures.lead')}
      list={list}
      moves={toMoves<RowOf<typeof adminClosures>, 'OPEN'>(
        (key, values) => t(`closures.${key}`, values),
        [{ to: 'OPEN', asks: 'none', isOpen: ({ toDt }) => Date.parse(toDt) > shell.now() }],
        (rows) =>
          sendEach(
            rows,
            ({ closureUid }) => closureUid,
            ({ closureUid }) => call(adminRemoveClosure, { params: { closureUid } }),
          ),
      )}
      nameOf={({ eqNm, reason }) => `${eqNm} ${reason}`}
      onMoved={refresh}
      query={useGet(lists.closures.get)}
      rowKey={({ closureUid }) => closureUid}
      title={t('names.closures')}
    >
      {list.state.edit === 'new' && <ClosureDialog device={device} eqUid={list.state.eqUid} onClose={close} />}
      {list.state.edit === 'training' && <TrainingDialog device={device} onClose={close} />}
    </QueuePage>
  );
}
