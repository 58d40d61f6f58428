import { adminRefunds, changeWhy, changeWhyName, providerWhy, refundApproval } from '@haesol/contracts/travel';
import { Badge, TextLink } from '@haesol/kit';
import { formatDateTime, formatDay, formatNumber } from '@haesol/remote/i18n';
import { useCall, useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useBulk } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { useRefresh } from '#moves/useRefresh';
import { toOrderHref } from '#paths';
import { useColumns } from '#ui/columns';
import { MemberLink } from '#ui/MemberLink';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';
import { approvalNumbers } from './approvalNumbers.ts';

type Refund = RowOf<typeof adminRefunds>;

const isAsked = ({ state, proposal }: Refund) => state === 'ASKED' && proposal === null;
/** A request for the provider's reason is refunded in full or refused: its member has not seen a fee. */
const isByRule = (row: Refund) => isAsked(row) && row.whyCd !== providerWhy;
const isLarge = (amount: number) => amount > refundApproval.aboveKrw;
const isProposed = ({ proposal }: Refund, mineYn: 'Y' | 'N') => proposal?.mineYn === mineYn;

const sumOf = (rows: readonly Refund[], amountOf: (row: Refund) => number) =>
  rows.reduce((sum, row) => sum + amountOf(row), 0);
/** Returns the sum of an amount as text, which is typed before the money is sent. */
const toSum = (key: 'payAmount' | 'refundAmount') => (rows: readonly Refund[]) =>
  formatNumber(sumOf(rows, (row) => row[key]));

type Move = 'APPROVED' | 'DONE' | 'FAULT' | 'FAULT_PROPOSED' | 'PROPOSED' | 'REFUSED' | 'RETURNED' | 'WITHDRAWN';

/** Targets of the server that have a name of their own on the screen. */
const targets: Partial<Record<Move, string>> = { APPROVED: 'DONE', WITHDRAWN: 'RETURNED' };

/** Refunds that members asked for, with the amount by the rule of their goods. Two members of staff decide a large one. */
export default function RefundsScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminRefunds>>();
  const bulk = useBulk();
  const reasons = useCodes('REFUND_WHY');
  const list = useListState(lists.refunds);
  const call = useCall();
  return (
    <QueuePage
      assigned="refunds"
      columns={[
        columns.state(({ state, proposal }) => (
          <Badge color={state === 'ASKED' ? 'red' : 'gray'}>
            {t(`refunds.states.${proposal === null ? state : 'PROPOSED'}`)}
          </Badge>
        )),
        columns.wait(({ state, askedDt }) => (state === 'ASKED' ? askedDt : undefined), 'REFUND'),
        {
          key: 'goods',
          header: t('orders.goods'),
          role: 'title',
          cell: ({ orderUid, gdsNm, rsvtNo, useDate }) => (
            <TwoLines
              first={
                <TextLink href={toOrderHref(orderUid)} tone="quiet">
                  {gdsNm}
                </TextLink>
              }
              second={[rsvtNo, ...(useDate === null ? [] : [formatDay(useDate)])].join(' · ')}
            />
          ),
        },
        {
          key: 'why',
          header: t('refunds.why'),
          width: '10rem',
          cell: (row) => (
            <>
              <TwoLines first={toWhyName(reasons, row.whyCd)} second={row.etcWhy} />
              <Second of={row} />
            </>
          ),
        },
        { ...columns.member((row) => <MemberLink of={row} />), width: '6rem' },
        columns.lang(({ lang }) => lang),
        columns.assignee(({ assigneeNm }) => assigneeNm),
        columns.number('amount', t('refunds.amount'), ({ refundAmount, payAmount, ratePct = 0, ruleNm = '' }) => (
          <>
            <TwoLines
              first={formatNumber(refundAmount)}
              second={t('refunds.of', { amount: formatNumber(payAmount) })}
            />
            {ruleNm !== '' && t('refunds.rule', { rule: ruleNm, rate: ratePct })}
          </>
        )),
      ]}
      empty={{ title: t('refunds.empty'), text: t('refunds.emptyText') }}
      lead={t('refunds.lead')}
      list={list}
      loadPage={(page) => call(adminRefunds, { query: { ...list.state, ...page } })}
      moves={toMoves<Refund, Move>(
        (key, values) => t(`refunds.${key}`, { ...approvalNumbers, ...values }),
        [
          {
            to: 'DONE',
            look: 'primary',
            shortcut: 'a',
            asks: 'none',
            confirm: toSum('refundAmount'),
            isOpen: (row) => isByRule(row) && !isLarge(row.refundAmount),
          },
          {
            to: 'PROPOSED',
            look: 'primary',
            asks: 'required',
            isForStaff: true,
            isOpen: (row) => isByRule(row) && isLarge(row.refundAmount),
          },
          {
            to: 'APPROVED',
            look: 'primary',
            asks: 'none',
            confirm: (rows) =>
              formatNumber(
                sumOf(rows, ({ proposal, payAmount, refundAmount }) =>
                  proposal?.faultYn === 'Y' ? payAmount : refundAmount,
                ),
              ),
            isOpen: (row) => isProposed(row, 'N'),
          },
          { to: 'RETURNED', look: 'danger', asks: 'required', isForStaff: true, isOpen: (row) => isProposed(row, 'N') },
          { to: 'WITHDRAWN', asks: 'required', isForStaff: true, isOpen: (row) => isProposed(row, 'Y') },
          { to: 'REFUSED', look: 'danger', shortcut: 'r', asks: 'required', isOpen: isAsked },
          {
            to: 'FAULT',
            asks: 'optional',
            hasPreview: false,
            confirm: toSum('payAmount'),
            isOpen: (row) => isAsked(row) && !isLarge(row.payAmount),
          },
          {
            to: 'FAULT_PROPOSED',
            asks: 'required',
            isForStaff: true,
            isOpen: (row) => isAsked(row) && isLarge(row.payAmount),
          },
        ],
        bulk<Refund, Move>({
          queueOf: () => 'refunds',
          uidOf: ({ refundUid }) => refundUid,
          targetOf: (to) => targets[to] ?? to,
        }),
      )}
      nameOf={({ rsvtNo, gdsNm }) => `${rsvtNo} ${gdsNm}`}
      onMoved={useRefresh(adminRefunds)}
      presence="REFUND"
      query={useGet(lists.refunds.get)}
      rowKey={({ refundUid }) => refundUid}
      searched={t('orders.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: (['ASKED', 'PROPOSED', 'SENDING', 'DONE', 'REFUSED'] as const).map((value) => ({
          value,
          label: t(`refunds.states.${value}`),
        })),
      }}
      screen="refunds"
      title={t('names.refunds')}
    />
  );
}

/** Returns the name of a reason; that of a returned difference is no code, because members cannot choose it. */
function toWhyName(reasons: ReturnType<typeof useCodes>, whyCd: string): string {
  if (whyCd === changeWhy) return changeWhyName;
  return reasons.find(({ code }) => code === whyCd)?.codeName ?? whyCd;
}

/** Says who waits for a second member of staff and until when, or why a proposal was returned. */
function Second({ of: { proposal, returned } }: { readonly of: Refund }) {
  const t = useText();
  if (proposal !== null) {
    const { byNm, faultYn, memo, untilDt } = proposal;
    const kind = t(faultYn === 'Y' ? 'refunds.proposedWhole' : 'refunds.proposedRule', { name: byNm });
    return <TwoLines first={kind} second={`${memo} · ${t('refunds.until', { time: formatDateTime(untilDt) })}`} />;
  }
  if (returned !== null)
    return <TwoLines first={t('refunds.returned', { name: returned.byNm })} second={returned.memo} />;
  return null;
}
