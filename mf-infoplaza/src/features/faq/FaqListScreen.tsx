import type { EndpointData, faqList } from '@haesol/shared/contracts';
import { toPageCount } from '@haesol/shared/http';
import { useCall, useShell, useShellLocation, useText } from '@haesol/shared/lifecycle';
import { BoardSearch, ErrorState, LinkButton, Pagination, Skeleton, TabNav } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maxPageSize, toListHref, toPageHref, toWhole } from '#listSearch';
import { paths, toAskHref } from '#paths';
import { ListEmpty } from '#ui/ListEmpty';
import { ListHead } from '#ui/ListHead';
import styles from './FaqListScreen.module.css';
import { FaqRow } from './FaqRow.tsx';
import { keepFaqListHrefAtom } from './faqAtoms.ts';
import { type FaqListSearch, faqListQuery, readFaqSearch } from './faqQueries.ts';

/** Frequent questions; an answer opens in its place and has an address of its own. */
export default function FaqListScreen() {
  const t = useText();
  const shell = useShell();
  const search = readFaqSearch(useSearchParams()[0]);
  const { data, error, isFetching, refetch } = useQuery(faqListQuery(useCall(), search));
  const { search: addressSearch } = useShellLocation();
  const keepListHref = useSetAtom(keepFaqListHrefAtom);
  useEffect(() => keepListHref(`${paths.faq}${addressSearch}`), [keepListHref, addressSearch]);

  const countAll = data?.categories.reduce((sum, { cnt }) => sum + cnt, 0);
  const tabs = [{ categoryCd: '', categoryNm: t('boardList.all'), cnt: countAll }, ...(data?.categories ?? [])];
  return (
    <div className={styles.faq}>
      <TabNav
        label={t('faq.tabs')}
        tabs={tabs.map(({ categoryCd, categoryNm, cnt }) => ({
          href: toListHref(paths.faq, search, { categoryCd }),
          label: categoryNm,
          count: cnt,
          current: categoryCd === search.categoryCd,
        }))}
      />
      {data !== undefined && <Questions data={data} search={search} />}
      {data === undefined && error === null && (
        <Skeleton lines={1} of="table" rows={toWhole(search.pageSize, 10, maxPageSize) + 2} />
      )}
      {data === undefined && error !== null && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      <p className={styles.ask}>
        {t('faq.unsolved')}
        <LinkButton href={toAskHref({ categoryCd: search.categoryCd, title: search.searchKeyword })}>
          {t('faq.ask')}
        </LinkButton>
      </p>
      <BoardSearch
        field=""
        keyword={search.searchKeyword}
        label={t('faq.search')}
        onSearch={({ keyword }) =>
          shell.navigate(toListHref(paths.faq, search, { searchKeyword: keyword, categoryCd: '' }))
        }
      />
    </div>
  );
}

function Questions({ data, search }: { readonly data: EndpointData<typeof faqList>; readonly search: FaqListSearch }) {
  const pageSize = toWhole(search.pageSize, 10, maxPageSize);
  const pageCount = toPageCount(data.cnt_total, pageSize);
  return (
    <div>
      <ListHead pageSize={pageSize} path={paths.faq} search={search} total={data.cnt_total} />
      {data.list.length === 0 && <ListEmpty path={paths.faq} search={search} total={data.cnt_total} />}
      <ul className={styles.list}>
        {data.list.map((faq) => (
          <FaqRow faq={faq} key={faq.faqUid} />
        ))}
      </ul>
      <div className={styles.pages}>
        <Pagination
          hrefOf={(to) => toPageHref(paths.faq, search, to)}
          page={toWhole(search.pageNum, 1, pageCount)}
          pageCount={pageCount}
        />
      </div>
    </div>
  );
}
