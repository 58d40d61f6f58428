import { adminRefunds } from '@haesol/contracts/travel';
import { Badge, TextLink } from '@haesol/kit';
import { formatDay, formatNumber } from '@haesol/remote/i18n';
import { useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useBulk } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { useRefresh } from '#moves/useRefresh';
import { toOrderHref } from '#paths';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';
import { Wait } from '#ui/Wait';

type Refund = RowOf<typeof adminRefunds>;

/** Refunds that members asked for, with the amount by the rule of their goods. */
export default function RefundsScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminRefunds>>();
  const bulk = useBulk();
  const reasons = useCodes('REFUND_WHY');
  const isAsked = ({ state }: Refund) => state === 'ASKED';
  return (
    <QueuePage
      assigned="refunds"
      columns={[
        columns.state(({ state }) => (
          <Badge color={state === 'ASKED' ? 'red' : 'gray'}>{t(`refunds.states.${state}`)}</Badge>
        )),
        {
          key: 'wait',
          header: t('queue.wait'),
          width: '7rem',
          cell: ({ state, askedDt }) => (state === 'ASKED' ? <Wait since={askedDt} /> : t('queue.none')),
        },
        {
          key: 'goods',
          header: t('orders.goods'),
          role: 'title',
          cell: ({ orderUid, gdsNm, rsvtNo }) => (
            <TwoLines
              first={
                <TextLink href={toOrderHref(orderUid)} tone="quiet">
                  {gdsNm}
                </TextLink>
              }
              second={rsvtNo}
            />
          ),
        },
        {
          key: 'use',
          header: t('orders.use'),
          role: 'date',
          width: '9rem',
          cell: ({ useDate }) => (useDate === null ? t('queue.none') : formatDay(useDate)),
        },
        {
          key: 'why',
          header: t('refunds.why'),
          width: '10rem',
          cell: ({ whyCd, etcWhy }) => (
            <TwoLines first={reasons.find(({ code }) => code === whyCd)?.codeName ?? whyCd} second={etcWhy} />
          ),
        },
        columns.member(({ memberNm }) => memberNm),
        columns.assignee(({ assigneeNm }) => assigneeNm),
        columns.number('amount', t('refunds.amount'), ({ refundAmount, payAmount }) => (
          <TwoLines first={formatNumber(refundAmount)} second={t('refunds.of', { amount: formatNumber(payAmount) })} />
        )),
      ]}
      empty={{ title: t('refunds.empty'), text: t('refunds.emptyText') }}
      lead={t('refunds.lead')}
      list={useListState(lists.refunds)}
      moves={toMoves<Refund, 'DONE' | 'FAULT' | 'REFUSED'>(
        (key, values) => t(`refunds.${key}`, values),
        [
          { to: 'DONE', look: 'primary', shortcut: 'a', asks: 'none', isOpen: isAsked },
          { to: 'REFUSED', look: 'danger', shortcut: 'r', asks: 'required', isOpen: isAsked },
          { to: 'FAULT', asks: 'optional', isOpen: isAsked },
        ],
        (rows, to, memo) => bulk('refunds', rows, { to, memo, uidOf: ({ refundUid }) => refundUid }),
      )}
      nameOf={({ rsvtNo, gdsNm }) => `${rsvtNo} ${gdsNm}`}
      onMoved={useRefresh(adminRefunds)}
      query={useGet(lists.refunds.get)}
      rowKey={({ refundUid }) => refundUid}
      searched={t('orders.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: (['ASKED', 'SENDING', 'DONE', 'REFUSED'] as const).map((value) => ({
          value,
          label: t(`refunds.states.${value}`),
        })),
      }}
      screen="refunds"
      title={t('names.refunds')}
    />
  );
}
