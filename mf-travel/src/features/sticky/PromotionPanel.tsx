import { promotionList } from '@haesol/contracts/travel';
import { EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint, useFormats, useText } from '@haesol/remote/lifecycle';
import { paths, toPromotionHref } from '#paths';
import { PromotionBadge } from '#ui/PromotionBadge';
import { StickyRows } from './StickyRows.tsx';

const pageSize = '5';

/** Current promotions. */
export function PromotionPanel() {
  const t = useText();
  const { formatPeriod } = useFormats();
  const query = useEndpoint(promotionList, { query: { searchFilter: 'ING', pageSize } });
  return (
    <>
      <QueryView
        empty={<EmptyState size="small" title={t('promotions.empty')} />}
        isEmpty={({ list }) => list.length === 0}
        query={query}
        skeleton={<Skeleton lines={2} rows={3} />}
      >
        {({ list }) => (
          <StickyRows
            rows={list.map(({ id, title, lang, state, startDt, endDt }) => ({
              id,
              title,
              lang,
              href: toPromotionHref(id),
              mark: <PromotionBadge state={state} />,
              text: formatPeriod(startDt, endDt),
            }))}
          />
        )}
      </QueryView>
      <LinkButton href={paths.promotions}>{t('sticky.promotion.all')}</LinkButton>
    </>
  );
}
