import { BoardSearch, ChipGroup, EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useFormats, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { keepPreviousData } from '@tanstack/react-query';
import { paths, toPromotionHref } from '#paths';
import styles from '#styles/listScreen.module.css';
import { ListCard } from '#ui/ListCard';
import { PromotionBadge } from '#ui/PromotionBadge';
import { promotionListState } from './promotionListState.ts';

const filters = ['ALL', 'ING', 'SOON', 'END'] as const;

/** Current, upcoming and past promotions. */
export default function PromotionListScreen() {
  const t = useText();
  const { formatPeriod } = useFormats();
  const { state, hrefOf, change } = useListState(promotionListState);
  const query = useGet(promotionListState.get, { placeholderData: keepPreviousData });
  return (
    <div className={styles.screen}>
      <div className={styles.filters}>
        <ChipGroup
          label={t('promotions.filter')}
          options={filters.map((value) => ({
            value,
            label: t(`promotions.states.${value}`),
            href: hrefOf({ searchFilter: value }),
          }))}
          selected={[state.searchFilter]}
        />
        <div className={styles.search}>
          <BoardSearch
            field=""
            label={t('promotions.search')}
            onSearch={({ searchKeyword }) => change({ searchKeyword }, { preventScrollReset: true })}
            searchKeyword={state.searchKeyword}
          />
        </div>
      </div>
      <QueryView
        empty={
          <EmptyState title={t('promotions.empty')}>
            <LinkButton href={paths.promotions}>{t('promotions.showAll')}</LinkButton>
          </EmptyState>
        }
        isEmpty={({ list }) => list.length === 0}
        query={query}
        skeleton={<Skeleton lines={3} rows={4} />}
      >
        {({ list }) => (
          <section aria-busy={query.isPlaceholderData} aria-label={t('promotions.results')}>
            <ul className={styles.cards}>
              {list.map(({ id, state: promotionState, startDt, endDt, summary, ...promotion }, index) => (
                <li key={id}>
                  <ListCard
                    {...promotion}
                    href={toPromotionHref(id)}
                    index={index}
                    meta={
                      <>
                        <PromotionBadge state={promotionState} />
                        <span>{formatPeriod(startDt, endDt)}</span>
                      </>
                    }
                  >
                    <p lang={promotion.lang}>{summary}</p>
                  </ListCard>
                </li>
              ))}
            </ul>
          </section>
        )}
      </QueryView>
    </div>
  );
}
