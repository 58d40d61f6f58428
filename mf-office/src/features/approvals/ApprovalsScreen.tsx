import { type BulkResult, bulkApproval } from '@haesol/contracts/common';
import { type Approval, adminApproval, adminApprovals, adminDecideApproval } from '@haesol/contracts/member';
import { Badge, type BadgeColor, TextLink } from '@haesol/kit';
import { formatDateTime, formatNumber } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists } from '#lists';
import { sendEach } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { type MoveProgress, rowsOfCall } from '#moves/useMoves';
import { useRefresh } from '#moves/useRefresh';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';
import { ApprovalDialog } from './ApprovalDialog.tsx';
import { ApprovalFacts } from './ApprovalFacts.tsx';
import { toMoveName } from './moveNames.ts';

type Move = 'APPROVED' | 'CONTINUED' | 'RETURNED' | 'WITHDRAWN';

const colors: Readonly<Record<Approval['state'], BadgeColor>> = {
  WAITING: 'red',
  RUNNING: 'sky',
  DONE: 'blue',
  RETURNED: 'gray',
  WITHDRAWN: 'gray',
};

const uidOf = ({ propUid }: Approval) => propUid;
const isOpenTo = (mineYn: 'N' | 'Y') => (row: Approval) => row.state === 'WAITING' && row.mineYn === mineYn;

/** Moves of many items that one member of staff has proposed, until another confirms them, and those decided within a week. */
export default function ApprovalsScreen() {
  const t = useText();
  const columns = useColumns<Approval>();
  const list = useListState(lists.approvals);
  const call = useCall();
  const { edit, pageNum } = list.state;
  const show = (uid: string) => list.change({ edit: uid, pageNum }, { replace: true });

  /** Moves the items of a proposal part by part, each of which the server moves within some seconds. */
  async function confirm({ propUid, cnt, doneCnt, failedCnt }: Approval, report: (progress: MoveProgress) => void) {
    let moved = doneCnt + failedCnt;
    let isRefused = failedCnt > 0;
    while (moved < cnt) {
      report({ done: moved, total: cnt });
      const body = { to: 'APPROVED', rows: rowsOfCall } as const;
      const { done, failed } = await call(adminDecideApproval, { params: { propUid }, body });
      if (failed.length > 0) isRefused = true;
      if (done.length + failed.length === 0) break;
      moved += done.length + failed.length;
    }
    // Its items say why they were refused.
    if (isRefused) show(propUid);
  }

  function send(
    rows: readonly Approval[],
    to: Move,
    memo?: string,
    report: (progress: MoveProgress) => void = () => undefined,
  ): Promise<BulkResult> {
    if (to === 'APPROVED' || to === 'CONTINUED') return sendEach(rows, uidOf, (row) => confirm(row, report));
    const body = { to: 'RETURNED', memo } as const;
    return sendEach(rows, uidOf, ({ propUid }) => call(adminDecideApproval, { params: { propUid }, body }));
  }

  return (
    <QueuePage
      columns={[
        columns.state(({ state }) => <Badge color={colors[state]}>{t(`approvals.states.${state}`)}</Badge>),
        {
          key: 'move',
          header: t('approvals.move'),
          role: 'title',
          cell: (row) => (
            <TwoLines
              first={
                <TextLink href={list.hrefOf({ edit: row.propUid, pageNum })} tone="quiet">
                  {toMoveName(t, row)}
                </TextLink>
              }
              second={row.reason}
            />
          ),
        },
        columns.number('count', t('approvals.count'), ({ cnt }) => formatNumber(cnt)),
        {
          key: 'by',
          header: t('approvals.by'),
          width: '11rem',
          cell: ({ byNm, proposedDt }) => <TwoLines first={byNm} second={formatDateTime(proposedDt)} />,
        },
        { key: 'result', header: t('approvals.result'), width: '16rem', cell: (row) => <Result of={row} /> },
      ]}
      empty={{ title: t('approvals.empty'), text: t('approvals.emptyText', bulkApproval) }}
      lead={t('approvals.lead', bulkApproval)}
      list={list}
      moves={toMoves<Approval, Move>(
        (key, values) => t(`approvals.${key}`, values),
        [
          {
            to: 'APPROVED',
            look: 'primary',
            shortcut: 'a',
            asks: 'none',
            confirm: (rows) => formatNumber(rows.reduce((sum, { cnt }) => sum + cnt, 0)),
            facts: (rows) => rows.map(({ propUid }) => <ApprovalFacts key={propUid} propUid={propUid} />),
            isOpen: isOpenTo('N'),
          },
          {
            to: 'CONTINUED',
            look: 'primary',
            isOpen: ({ state, decided }) => state === 'RUNNING' && decided?.mineYn === 'Y',
          },
          { to: 'RETURNED', look: 'danger', shortcut: 'r', asks: 'required', isForStaff: true, isOpen: isOpenTo('N') },
          { to: 'WITHDRAWN', asks: 'none', isOpen: isOpenTo('Y') },
        ],
        send,
      )}
      nameOf={(row) => toMoveName(t, row)}
      onMoved={useRefresh(adminApprovals, adminApproval)}
      query={useGet(lists.approvals.get)}
      rowKey={uidOf}
      title={t('names.approvals')}
    >
      {edit !== '' && <ApprovalDialog onClose={() => show('')} propUid={edit} />}
    </QueuePage>
  );
}

/** Says until when a proposal waits, or how it was decided and what became of its items. */
function Result({ of: { state, untilDt, decided, cnt, doneCnt, failedCnt } }: { readonly of: Approval }) {
  const t = useText();
  if (decided === null) return t('approvals.until', { time: formatDateTime(untilDt) });
  const by = t('approvals.decided', { name: decided.byNm, time: formatDateTime(decided.dt) });
  if (state !== 'DONE' && state !== 'RUNNING') return <TwoLines first={by} second={decided.memo ?? ''} />;
  const moved = t('approvals.moved', { total: cnt, done: doneCnt });
  return (
    <TwoLines
      first={by}
      second={failedCnt === 0 ? moved : `${moved} · ${t('approvals.failed', { count: failedCnt })}`}
    />
  );
}
