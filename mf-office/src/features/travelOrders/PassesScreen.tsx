import { Badge } from '@haesol/kit';
import { formatDateTime, formatNumber } from '@haesol/remote/i18n';
import { useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists } from '#lists';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';

const states = ['PAID', 'ACTIVE', 'EXPIRED', 'REFUND_ASK', 'REFUNDED'] as const;

/** Passes of members and how often they were used. */
export default function PassesScreen() {
  const t = useText();
  const toTime = (at: string | null) => (at === null ? t('queue.none') : formatDateTime(at));
  return (
    <QueuePage
      columns={[
        {
          key: 'state',
          header: t('queue.state'),
          role: 'status',
          width: '7rem',
          cell: ({ state }) => (
            <Badge color={state === 'ACTIVE' ? 'blue' : 'gray'}>{t(`passes.states.${state}`)}</Badge>
          ),
        },
        {
          key: 'pass',
          header: t('passes.pass'),
          role: 'title',
          cell: ({ passNm, rsvtNo }) => <TwoLines first={passNm} second={rsvtNo} />,
        },
        { key: 'member', header: t('queue.member'), width: '8rem', cell: ({ memberNm }) => memberNm },
        { key: 'begun', header: t('passes.begun'), width: '11rem', cell: ({ activatedDt }) => toTime(activatedDt) },
        { key: 'end', header: t('passes.end'), role: 'date', width: '11rem', cell: ({ expireDt }) => toTime(expireDt) },
        {
          key: 'used',
          header: t('passes.used'),
          role: 'number',
          width: '7rem',
          onPhone: 'labelled',
          cell: ({ usedCnt }) => formatNumber(usedCnt),
        },
      ]}
      empty={{ title: t('passes.empty'), text: t('passes.emptyText') }}
      list={useListState(lists.passes)}
      moves={[]}
      nameOf={({ passNm }) => passNm}
      query={useGet(lists.passes.get)}
      rowKey={({ passUid }) => passUid}
      searched={t('passes.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: states.map((value) => ({ value, label: t(`passes.states.${value}`) })),
      }}
      title={t('names.passes')}
    />
  );
}
