import { BoardSearch, ChipGroup, EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { keepPreviousData } from '@tanstack/react-query';
import { paths, toInfoHref } from '#paths';
import styles from '#styles/listScreen.module.css';
import { ListCard } from '#ui/ListCard';
import { infoListState } from './infoListState.ts';

/** Travel information: transport, offices, facilities, emergencies. */
export default function InfoListScreen() {
  const t = useText();
  const { state, hrefOf, change } = useListState(infoListState);
  const query = useGet(infoListState.get, { placeholderData: keepPreviousData });
  const kinds = useCodes('TOURIST_TYCD');
  return (
    <div className={styles.screen}>
      <div className={styles.filters}>
        <ChipGroup
          label={t('info.kind')}
          options={[{ code: '', codeName: t('info.all') }, ...kinds].map(({ code, codeName }) => ({
            value: code,
            label: codeName,
            href: hrefOf({ touristTycd: code }),
          }))}
          selected={[state.touristTycd]}
        />
        <div className={styles.search}>
          <BoardSearch
            field=""
            label={t('info.search')}
            onSearch={({ searchKeyword }) => change({ searchKeyword }, { preventScrollReset: true })}
            searchKeyword={state.searchKeyword}
          />
        </div>
      </div>
      <QueryView
        empty={
          <EmptyState title={t('info.empty')}>
            <LinkButton href={paths.info}>{t('info.showAll')}</LinkButton>
          </EmptyState>
        }
        isEmpty={({ list }) => list.length === 0}
        query={query}
        skeleton={<Skeleton lines={3} rows={4} />}
      >
        {({ list }) => (
          <section aria-busy={query.isPlaceholderData} aria-label={t('info.results')}>
            <ul className={styles.cards}>
              {list.map(({ id, touristTycd, summary, ...info }, index) => (
                <li key={id}>
                  <ListCard
                    {...info}
                    href={toInfoHref(id)}
                    index={index}
                    meta={kinds.find(({ code }) => code === touristTycd)?.codeName}
                  >
                    <p lang={info.lang}>{summary}</p>
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
