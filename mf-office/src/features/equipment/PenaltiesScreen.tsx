import { adminLiftPenalty, adminPenalties } from '@haesol/contracts/lab';
import { Badge } from '@haesol/kit';
import { formatDay } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { sendEach } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { usePreviewCall } from '#moves/usePreviewCall';
import { useRefresh } from '#moves/useRefresh';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';

/** No-shows of members; staff can lift one, which ends the suspension that it caused. */
export default function PenaltiesScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminPenalties>>();
  const call = useCall();
  const preview = usePreviewCall();
  return (
    <QueuePage
      columns={[
        columns.state(({ liftedDt }) => (
          <Badge color={liftedDt === null ? 'red' : 'gray'}>
            {t(liftedDt === null ? 'penalties.counted' : 'penalties.lifted')}
          </Badge>
        )),
        {
          key: 'eqNm',
          header: t('bookings.equipment'),
          role: 'title',
          cell: ({ eqNm, rsvNo }) => <TwoLines first={eqNm} second={rsvNo} />,
        },
        columns.member(({ memberNm }) => memberNm),
        columns.time('created', t('penalties.created'), ({ createdDt }) => createdDt),
        {
          key: 'suspendedTo',
          header: t('penalties.suspendedTo'),
          width: '9rem',
          role: 'date',
          onPhone: 'labelled',
          cell: ({ suspendedTo }) => (suspendedTo == null ? t('queue.none') : formatDay(suspendedTo)),
        },
      ]}
      empty={{ title: t('penalties.empty'), text: t('penalties.emptyText') }}
      lead={t('penalties.lead')}
      list={useListState(lists.penalties)}
      moves={toMoves<RowOf<typeof adminPenalties>, 'LIFTED'>(
        (key, values) => t(`penalties.${key}`, values),
        [{ to: 'LIFTED', asks: 'required', isOpen: ({ liftedDt }) => liftedDt === null }],
        {
          send: (rows, _to, memo = '') =>
            sendEach(
              rows,
              ({ penaltyUid }) => penaltyUid,
              ({ penaltyUid }) => call(adminLiftPenalty, { params: { penaltyUid }, body: { memo } }),
            ),
          preview: ({ penaltyUid: uid }, _to, memo = '') => preview({ name: 'penalty.lift', uid, body: { memo } }),
        },
      )}
      nameOf={({ rsvNo, eqNm }) => `${rsvNo} ${eqNm}`}
      onMoved={useRefresh(adminPenalties)}
      query={useGet(lists.penalties.get)}
      rowKey={({ penaltyUid }) => penaltyUid}
      searched={t('bookings.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: [
          { value: 'COUNTED', label: t('penalties.counted') },
          { value: 'SUSPENDED', label: t('penalties.suspended') },
          { value: 'LIFTED', label: t('penalties.lifted') },
        ],
      }}
      screen="penalties"
      title={t('names.penalties')}
    />
  );
}
