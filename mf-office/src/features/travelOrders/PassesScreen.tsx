import type { adminPasses } from '@haesol/contracts/travel';
import { Badge } from '@haesol/kit';
import { formatDateTime, formatNumber } from '@haesol/remote/i18n';
import { useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';

const states = ['PAID', 'ACTIVE', 'EXPIRED', 'REFUND_ASK', 'REFUNDED'] as const;

/** Passes of members and how often they were used. */
export default function PassesScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminPasses>>();
  const toTime = (at: string | null) => (at === null ? t('queue.none') : formatDateTime(at));
  return (
    <QueuePage
      columns={[
        columns.state(({ state }) => (
          <Badge color={state === 'ACTIVE' ? 'blue' : 'gray'}>{t(`passes.states.${state}`)}</Badge>
        )),
        {
          key: 'pass',
          header: t('passes.pass'),
          role: 'title',
          cell: ({ passNm, rsvtNo }) => <TwoLines first={passNm} second={rsvtNo} />,
        },
        columns.member(({ memberNm }) => memberNm),
        { key: 'begun', header: t('passes.begun'), width: '11rem', cell: ({ activatedDt }) => toTime(activatedDt) },
        { key: 'end', header: t('passes.end'), role: 'date', width: '11rem', cell: ({ expireDt }) => toTime(expireDt) },
        columns.number('used', t('passes.used'), ({ usedCnt }) => formatNumber(usedCnt)),
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
      screen="passes"
      title={t('names.passes')}
    />
  );
}
