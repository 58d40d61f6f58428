import { adminApproval } from '@haesol/contracts/member';
import { DefinitionTable, Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { CancelFacts } from '#ui/CancelFacts';
import { Lines } from '#ui/Lines';
import { toMoveName } from './moveNames.ts';

/** Says which move a colleague proposes and why, and what it refunds. */
export function ApprovalFacts({ propUid }: { readonly propUid: string }) {
  const t = useText();
  const query = useEndpoint(adminApproval, { params: { propUid } });
  return (
    <QueryView query={query} skeleton={<Skeleton lines={4} />}>
      {({ queue, to, cnt, byNm, reason, memo, rows, state }) => (
        <>
          <DefinitionTable
            caption={t('approvals.facts')}
            items={[
              { term: t('approvals.move'), value: toMoveName(t, { queue, to }) },
              { term: t('approvals.count'), value: t('approvals.rows', { count: cnt }) },
              { term: t('approvals.by'), value: byNm },
              { term: t('approvals.reason'), value: <Lines>{reason}</Lines> },
              ...(memo === null ? [] : [{ term: t('queue.memo'), value: <Lines>{memo}</Lines> }]),
            ]}
          />
          {queue === 'orders' && to === 'CANCELLED' && state === 'WAITING' && (
            <CancelFacts uids={rows.map(({ uid }) => uid)} />
          )}
        </>
      )}
    </QueryView>
  );
}
