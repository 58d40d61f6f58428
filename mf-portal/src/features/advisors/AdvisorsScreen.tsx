import type { EndpointData } from '@haesol/contracts/common';
import type { Advisor, advisorsList } from '@haesol/contracts/learn';
import { EmptyState, FilterBar, LinkButton, ListSummary, Pagination, Skeleton } from '@haesol/kit';
import { QueryView, type ShownList, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { type ListStateOf, toPages } from '@haesol/remote/routes';
import { keepPreviousData } from '@tanstack/react-query';
import { paths, toApplicationHref } from '#paths';
import styles from './AdvisorsScreen.module.css';
import { advisorListState } from './advisorListState.ts';

type List = ShownList<ListStateOf<typeof advisorListState>>;

/** Advisers by field and keyword; one is chosen for the application. */
export default function AdvisorsScreen() {
  const list = useListState(advisorListState);
  const query = useGet(advisorListState.get, { placeholderData: keepPreviousData });
  return (
    <QueryView query={query} skeleton={<Skeleton lines={3} rows={6} />}>
      {(data) => <Advisors data={data} list={list} />}
    </QueryView>
  );
}

function Advisors({ data, list }: { readonly data: EndpointData<typeof advisorsList>; readonly list: List }) {
  const t = useText();
  const { state, change, hrefOf, resetHref } = list;
  const pages = toPages(state, data.cnt_total);
  const all = data.fields.reduce((sum, { cnt }) => sum + cnt, 0);
  return (
    <div className={styles.screen}>
      <FilterBar
        chips={{
          label: t('advisors.fields'),
          selected: state.field,
          options: [
            { value: '', label: t('advisors.all'), count: all, href: hrefOf({ field: '' }) },
            ...data.fields.map(({ categoryCd, categoryNm, cnt }) => ({
              value: categoryCd,
              label: categoryNm,
              count: cnt,
              href: hrefOf({ field: categoryCd }),
            })),
          ],
        }}
        onSearch={(searchKeyword) => change({ searchKeyword })}
        placeholder={t('advisors.placeholder')}
        searchKeyword={state.searchKeyword}
        searchLabel={t('advisors.search')}
      />
      <ListSummary {...pages} total={data.cnt_total} />
      {data.list.length === 0 ? (
        <EmptyState text={t('advisors.emptyText')} title={t('advisors.empty')}>
          <LinkButton href={resetHref ?? paths.advice}>
            {t(resetHref === undefined ? 'pages.advice.title' : 'advisors.reset')}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {data.list.map((advisor) => (
            <AdvisorItem advisor={advisor} key={advisor.advisorUid} />
          ))}
        </ul>
      )}
      <Pagination hrefOf={(pageNum) => hrefOf({ pageNum })} {...pages} />
    </div>
  );
}

function AdvisorItem({ advisor }: { readonly advisor: Advisor }) {
  const t = useText();
  const { advisorUid, nm, affiliation, position, fieldNm, keywords, introduction, adviceCnt } = advisor;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.facts}>{t('advisors.facts', { field: fieldNm, count: adviceCnt })}</p>
        <h2 className={styles.name}>
          {nm} <span className={styles.place}>{[affiliation, position].join(' · ')}</span>
        </h2>
        <p>{introduction}</p>
        <ul aria-label={t('advisors.keywords')} className={styles.keywords}>
          {keywords.map((keyword) => (
            <li key={keyword}>{keyword}</li>
          ))}
        </ul>
      </div>
      <LinkButton
        aria-label={t('advisors.applyTo', { nm })}
        href={toApplicationHref({ type: 'tech', advisorUid })}
        variant="secondary"
      >
        {t('advisors.apply')}
      </LinkButton>
    </li>
  );
}
