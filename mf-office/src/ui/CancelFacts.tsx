import { adminPreviewCancel, refundApproval } from '@haesol/contracts/travel';
import { Skeleton, StatList } from '@haesol/kit';
import { formatKrw } from '@haesol/remote/i18n';
import { QueryView, useCall, useText } from '@haesol/remote/lifecycle';
import { useQuery } from '@tanstack/react-query';

/** Says what the cancellation of orders refunds, and whom it tells. */
export function CancelFacts({ uids }: { readonly uids: readonly string[] }) {
  const t = useText();
  const call = useCall();
  const query = useQuery({
    queryKey: [adminPreviewCancel.name, uids],
    queryFn: () => call(adminPreviewCancel, { body: { uids: [...uids] } }),
    staleTime: 0,
  });
  return (
    <QueryView query={query} skeleton={<Skeleton lines={3} />}>
      {({ orders, people, refundSum, pointSum, proposed }) => (
        <>
          <StatList
            items={[
              { label: t('stock.orders'), value: t('stock.ordersValue', { count: orders }) },
              { label: t('stock.refund'), value: formatKrw(refundSum) },
              { label: t('stock.people'), value: t('stock.peopleValue', { count: people }) },
            ]}
          />
          {pointSum > 0 && <p>{t('stock.points', { points: pointSum })}</p>}
          {proposed > 0 && <p>{t('stock.proposed', { count: proposed, above: formatKrw(refundApproval.aboveKrw) })}</p>}
        </>
      )}
    </QueryView>
  );
}
