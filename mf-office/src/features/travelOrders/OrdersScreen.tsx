import { adminOrders, orderKinds, reservationStates } from '@haesol/contracts/travel';
import { TextLink } from '@haesol/kit';
import { formatDay, formatNumber } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useBulk } from '#moves/sendRows';
import { toMoves, toNameOrCount } from '#moves/stateMoves';
import { useRefresh } from '#moves/useRefresh';
import { toOrderHref } from '#paths';
import { CancelFacts } from '#ui/CancelFacts';
import { useColumns } from '#ui/columns';
import { MemberLink } from '#ui/MemberLink';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';
import { usePlaces } from '#ui/usePlaces';
import { approvalNumbers } from './approvalNumbers.ts';
import { canCancel } from './orderRules.ts';
import { ReservationBadge } from './ReservationBadge.tsx';

type Order = RowOf<typeof adminOrders>;

const uidOf = ({ orderUid }: Order) => orderUid;

/** Orders of the travel service: confirmed or cancelled here, one or many at once, or each on its own page. */
export default function OrdersScreen() {
  const t = useText();
  const columns = useColumns<Order>();
  const list = useListState(lists.orders);
  const call = useCall();
  const bulk = useBulk();
  const places = usePlaces({ hasHidden: true }).map(({ value, label }) => ({ value, label: String(label) }));
  return (
    <QueuePage
      assigned="orders"
      columns={[
        columns.state(({ rsvtSttsCd }) => <ReservationBadge state={rsvtSttsCd} />),
        {
          key: 'goods',
          header: t('orders.goods'),
          role: 'title',
          cell: ({ orderUid, gdsNm, optionNm, orderNo }) => (
            <TwoLines
              first={
                <TextLink href={toOrderHref(orderUid, list.hrefOf({}))} tone="quiet">
                  {gdsNm}
                </TextLink>
              }
              second={`${orderNo} · ${optionNm}`}
            />
          ),
        },
        {
          key: 'use',
          header: t('orders.use'),
          width: '10rem',
          cell: ({ useDate, useTime, departDate }) => (
            <TwoLines
              first={useDate === null ? t('queue.none') : formatDay(useDate)}
              second={departDate === null ? (useTime ?? '') : `~ ${formatDay(departDate)}`}
            />
          ),
        },
        columns.member((row) => <MemberLink of={row} />),
        columns.lang(({ lang }) => lang),
        columns.wait(({ rsvtSttsCd, createdDt }) => (rsvtSttsCd === 'CONFIRM_WAIT' ? createdDt : undefined), 'ORDER'),
        columns.assignee(({ assigneeNm }) => assigneeNm),
        columns.number('pay', t('orders.pay'), ({ payAmount }) => formatNumber(payAmount)),
        {
          key: 'back',
          header: t('orders.refunded'),
          role: 'number',
          width: '8rem',
          onPhone: 'hidden',
          cell: ({ cancelledAmount }) => formatNumber(cancelledAmount),
        },
        columns.time('created', t('queue.created'), ({ createdDt }) => createdDt),
      ]}
      empty={{ title: t('orders.empty'), text: t('orders.emptyText') }}
      filters={[
        {
          key: 'kind',
          label: t('queue.category'),
          all: t('queue.categoryAll'),
          options: orderKinds.map((value) => ({ value, label: t(`orders.kinds.${value}`) })),
        },
        { key: 'gdsUid', label: t('orders.place'), all: t('orders.placeAll'), options: places },
        {
          key: 'dayOf',
          label: t('orders.dayOf'),
          all: t('orders.dayOfOrder'),
          options: [{ value: 'USE', label: t('orders.dayOfUse') }],
        },
      ]}
      hasPeriod
      lead={t('orders.lead')}
      list={list}
      loadPage={(page) => call(adminOrders, { query: { ...list.state, ...page } })}
      moves={toMoves<Order, 'CANCEL_MANY' | 'CONFIRMED'>(
        (key, values) => t(`orders.${key}`, { ...approvalNumbers, ...values }),
        [
          {
            to: 'CONFIRMED',
            look: 'primary',
            shortcut: 'a',
            isOpen: ({ rsvtSttsCd }) => rsvtSttsCd === 'CONFIRM_WAIT',
          },
          {
            to: 'CANCEL_MANY',
            look: 'danger',
            hasButton: false,
            asks: 'required',
            confirm: (rows) => toNameOrCount(rows, ({ orderNo }) => orderNo),
            facts: (rows) => <CancelFacts uids={rows.map(uidOf)} />,
            isOpen: canCancel,
          },
        ],
        bulk<Order, 'CANCEL_MANY' | 'CONFIRMED'>({
          queueOf: () => 'orders',
          uidOf,
          targetOf: (to) => (to === 'CANCEL_MANY' ? 'CANCELLED' : to),
        }),
      )}
      nameOf={({ orderNo }) => orderNo}
      onMoved={useRefresh(adminOrders)}
      presence="ORDER"
      query={useGet(lists.orders.get)}
      rowKey={uidOf}
      searched={t('orders.searched')}
      states={{
        key: 'rsvtSttsCd',
        label: t('queue.state'),
        all: t('queue.all'),
        options: reservationStates.map((value) => ({ value, label: t(`orders.states.${value}`) })),
      }}
      screen="orders"
      title={t('names.orders')}
    />
  );
}
