import type { EndpointData } from '@haesol/contracts/common';
import {
  adminIssueVoucher,
  adminMoveOrder,
  adminOrderGet,
  adminOrders,
  adminRevealOrder,
  refundApproval,
  toStaffReceiptPath,
} from '@haesol/contracts/travel';
import { DefinitionTable, Timeline } from '@haesol/kit';
import { formatDateTime, formatKrw } from '@haesol/remote/i18n';
import { DetailView, useCall, useEndpoint, useListState, useText } from '@haesol/remote/lifecycle';
import { lists } from '#lists';
import { sendEach, useBulk } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { useOpenNext } from '#moves/useOpenNext';
import { usePreviewCall } from '#moves/usePreviewCall';
import { useRefresh } from '#moves/useRefresh';
import { stepPage, useStepKeys } from '#moves/useStepKeys';
import { toOrderHref } from '#paths';
import { Assignee } from '#ui/Assignee';
import { DownloadButton } from '#ui/DownloadButton';
import { Item } from '#ui/Item';
import { ItemMoves } from '#ui/ItemMoves';
import { Lines } from '#ui/Lines';
import { MemberLink } from '#ui/MemberLink';
import { OfficeNotes } from '#ui/OfficeNotes';
import { OfficePage } from '#ui/OfficePage';
import { OtherItems } from '#ui/OtherItems';
import { usePageRight } from '#ui/officeRights';
import { Presence } from '#ui/Presence';
import { RevealBar } from '#ui/RevealBar';
import { useRevealed } from '#ui/useRevealed';
import { useStepTime } from '#ui/useStepTime';
import { useWhenText } from '#ui/useWhenText';
import { approvalNumbers } from './approvalNumbers.ts';
import { canCancel } from './orderRules.ts';
import { ReservationBadge } from './ReservationBadge.tsx';

type Order = EndpointData<typeof adminOrderGet>;
type To = 'CANCELLED' | 'CANCEL_PROPOSED' | 'CONFIRMED' | 'ISSUED';

const isWaiting = ({ rsvtSttsCd }: Pick<Order, 'rsvtSttsCd'>) => rsvtSttsCd === 'CONFIRM_WAIT';
/** Target of the server. */
const toTarget = (to: To) => (to === 'CONFIRMED' ? to : 'CANCELLED');
/** A second member of staff approves a large refund. */
const isLarge = ({ payAmount, cancelledAmount }: Order) => payAmount - cancelledAmount > refundApproval.aboveKrw;

/** One order with its amounts, payments and steps. */
export default function OrderScreen({ orderUid }: { readonly orderUid: string | undefined }) {
  const t = useText();
  const { hrefOf } = useListState(lists.orders);
  const query = useEndpoint(adminOrderGet, orderUid === undefined ? undefined : { params: { orderUid } });
  return (
    <OfficePage title={t('names.orders')}>
      <DetailView
        choose={{ title: t('orders.choose'), text: t('orders.chooseText') }}
        missing={{ title: t('orders.missing'), text: t('orders.missingText') }}
        query={query}
        titleOf={({ orderNo }) => orderNo}
        toList={{ href: hrefOf({}), label: t('queue.toList') }}
        uid={orderUid}
      >
        {(order) => <OrderView order={order} />}
      </DetailView>
    </OfficePage>
  );
}

function OrderView({ order }: { readonly order: Order }) {
  const t = useText();
  const call = useCall();
  const whenText = useWhenText();
  const refresh = useRefresh(adminOrderGet, adminOrders);
  const { orderUid, passportNm } = order;
  const { mayMove } = usePageRight();
  const stepTime = useStepTime();
  const { values: revealed, show, hide } = useRevealed<EndpointData<typeof adminRevealOrder>>();
  const amounts = [
    ['itemAmount', order.itemAmount],
    ['promoAmount', -order.promoAmount],
    ['couponAmount', -order.couponAmount],
    ['pointAmount', -order.pointAmount],
    ['payAmount', order.payAmount],
    ['cancelledAmount', -order.cancelledAmount],
  ] as const;
  return (
    <Item
      badge={<ReservationBadge state={order.rsvtSttsCd} />}
      moves={<OrderMoves order={order} />}
      title={order.gdsNm}
    >
      <Presence of="ORDER" uid={orderUid} />
      <Assignee item={order} onAssigned={refresh} queue="orders" uid={orderUid} />
      {mayMove && order.ledger.some(({ kind }) => kind === 'PAY') && (
        <DownloadButton name="admin.receipt" path={toStaffReceiptPath(orderUid)}>
          {t('orders.receipt')}
        </DownloadButton>
      )}
      {passportNm && (
        <RevealBar
          body={adminRevealOrder.body}
          draft={orderUid}
          isShown={revealed !== undefined}
          onHide={hide}
          send={async (body) => show(await call(adminRevealOrder, { params: { orderUid }, body }))}
        />
      )}
      <DefinitionTable
        caption={t('orders.facts')}
        items={[
          { term: t('orders.orderNo'), value: order.orderNo },
          { term: t('orders.rsvtNo'), value: order.rsvtNo },
          { term: t('queue.member'), value: <MemberLink of={order} /> },
          ...(order.lang === undefined ? [] : [{ term: t('queue.lang'), value: t(`goods.langs.${order.lang}`) }]),
          { term: t('orders.option'), value: order.optionNm },
          {
            term: t('orders.use'),
            value: whenText(order) || t('queue.none'),
          },
          ...(passportNm ? [{ term: t('orders.passport'), value: revealed?.passportNm ?? passportNm }] : []),
          { term: t('orders.count'), value: t('orders.pieces', { count: order.count }) },
        ]}
      />
      <DefinitionTable
        caption={t('orders.amounts')}
        items={amounts
          .filter(([name, amount]) => amount !== 0 || name === 'payAmount')
          .map(([name, amount]) => ({ term: t(`orders.${name}`), value: formatKrw(amount) }))}
      />
      <DefinitionTable
        caption={t('orders.ledger')}
        items={order.ledger.map(({ kind, amount, dt }) => ({
          term: t(`orders.ledgerKinds.${kind}`),
          value: `${formatKrw(amount)} · ${formatDateTime(dt)}`,
        }))}
      />
      <Timeline
        items={order.timeline.map((entry) => ({
          id: entry.entryUid,
          title: t(`orders.states.${entry.state}`, { defaultValue: entry.state }),
          state: 'done',
          ...stepTime(entry),
          text: <Lines>{entry.memo}</Lines>,
        }))}
        label={t('orders.steps')}
      />
      <OtherItems of="ORDER" uid={orderUid} />
      <OfficeNotes of="ORDER" uid={orderUid} />
    </Item>
  );
}

function OrderMoves({ order }: { readonly order: Order }) {
  const t = useText();
  const call = useCall();
  const bulk = useBulk();
  const previewCall = usePreviewCall();
  const refresh = useRefresh(adminOrderGet, adminOrders);
  const { state, hrefOf } = useListState(lists.orders);
  const openNext = useOpenNext({
    listHref: hrefOf({}),
    list: () => call(adminOrders, { query: { ...state, rsvtSttsCd: 'CONFIRM_WAIT', pageNum: 1, pageSize: 2 } }),
    uidOf: (row) => row.orderUid,
    isWaiting,
    hrefOf: toOrderHref,
  });
  useStepKeys({
    uid: order.orderUid,
    listHref: hrefOf({}),
    list: () => call(adminOrders, { query: { ...state, ...stepPage } }),
    uidOf: (row) => row.orderUid,
    hrefOf: toOrderHref,
  });
  const ofQueue = bulk<Order, To>({ queueOf: () => 'orders', uidOf: (row) => row.orderUid, targetOf: toTarget });
  const moves = toMoves<Order, To>(
    (key, values) => t(`orders.${key}`, { ...approvalNumbers, ...values }),
    [
      { to: 'CONFIRMED', look: 'primary', shortcut: 'a', isOpen: isWaiting },
      {
        to: 'ISSUED',
        isOpen: ({ rsvtSttsCd, kind }) => rsvtSttsCd === 'CONFIRMED' && kind === 'GOODS',
      },
      {
        to: 'CANCELLED',
        look: 'danger',
        asks: 'required',
        confirm: () => order.orderNo,
        isOpen: (row) => canCancel(row) && !isLarge(row),
      },
      { to: 'CANCEL_PROPOSED', look: 'danger', asks: 'required', isOpen: (row) => canCancel(row) && isLarge(row) },
    ],
    {
      send: (rows, to, memo) =>
        sendEach(
          rows,
          ({ orderUid }) => orderUid,
          ({ orderUid, rsvtUid, rev }) =>
            to === 'ISSUED'
              ? call(adminIssueVoucher, { params: { rsvtUid } })
              : call(adminMoveOrder, { params: { orderUid }, body: { to: toTarget(to), memo, rev } }),
        ),
      preview: (row, to, memo) =>
        to === 'ISSUED' ? previewCall({ name: 'voucher.issue', uid: row.rsvtUid }) : ofQueue.preview(row, to, memo),
    },
  );

  return (
    <ItemMoves
      moves={moves}
      nameOf={({ orderNo }) => orderNo}
      onMoved={refresh}
      openNext={isWaiting(order) ? openNext : undefined}
      row={order}
      rowKey={({ orderUid }) => orderUid}
    />
  );
}
