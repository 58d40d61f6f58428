import type { EndpointData, qnaList } from '@haesol/shared/contracts';
import { toPageCount } from '@haesol/shared/http';
import { useCall, useShell, useShellLocation, useText } from '@haesol/shared/lifecycle';
import {
  BoardSearch,
  DataTable,
  EmptyState,
  ErrorState,
  LinkButton,
  ListSummary,
  Pagination,
  Skeleton,
  TextLink,
} from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { lastQnaListAtom } from '#state/lastQnaList';
import { QnaFilters } from './QnaFilters.tsx';
import styles from './QnaListScreen.module.css';
import { ownQuestionsQuery, type QnaListSearch, readQnaListSearch } from './qnaListQueries.ts';
import { toQnaListHref, toWhole } from './qnaListRules.ts';
import { useQnaColumns } from './useQnaColumns.tsx';

const fields = ['ALL', 'TITLE', 'CONTENT'] as const;

/** Questions of the member. */
export default function QnaListScreen() {
  const t = useText();
  const shell = useShell();
  const search = readQnaListSearch(useSearchParams()[0]);
  const { data, error, isFetching, refetch } = useQuery(ownQuestionsQuery(useCall(), search));
  const { search: addressSearch } = useShellLocation();
  const keepListHref = useSetAtom(lastQnaListAtom);
  useEffect(() => keepListHref(`${paths.qna}${addressSearch}`), [keepListHref, addressSearch]);
  return (
    <div className={styles.qna}>
      <QnaFilters
        key={`${search.startDate} ${search.endDate}`}
        onChange={(change) => shell.navigate(toQnaListHref(search, change))}
        search={search}
      />
      {data !== undefined && <Questions data={data} search={search} />}
      {data === undefined && error === null && (
        <Skeleton lines={1} of="table" rows={toWhole(search.pageSize, 10) + 3} />
      )}
      {data === undefined && error !== null && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      <div className={styles.search}>
        <BoardSearch
          field={search.field}
          fields={fields.map((value) => ({ value, label: t(`qna.field.${value}`) }))}
          label={t('qna.search')}
          onSearch={(query) => shell.navigate(toQnaListHref(search, query))}
          searchKeyword={search.searchKeyword}
        />
      </div>
    </div>
  );
}

interface QuestionsProps {
  readonly data: EndpointData<typeof qnaList>;
  readonly search: QnaListSearch;
}

function Questions({ data, search }: QuestionsProps) {
  const t = useText();
  const columns = useQnaColumns();
  const pageCount = toPageCount(data.cnt_total, toWhole(search.pageSize, 10));
  const page = toWhole(search.pageNum, 1, pageCount);
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <ListSummary page={page} pageCount={pageCount} total={data.cnt_total} />
        <span className={styles.ways}>
          <TextLink href={paths.publicQna} tone="more">
            {t('qna.toPublic')}
          </TextLink>
          <LinkButton href={paths.qnaWrite} variant="primary">
            {t('qna.ask')}
          </LinkButton>
        </span>
      </div>
      {data.list.length === 0 ? (
        <NoQuestions search={search} />
      ) : (
        <DataTable caption={t('qna.caption')} columns={columns} rowKey={({ qnaUid }) => qnaUid} rows={data.list} />
      )}
      <Pagination hrefOf={(to) => toQnaListHref(search, { pageNum: String(to) })} page={page} pageCount={pageCount} />
    </div>
  );
}

function NoQuestions({ search }: { readonly search: QnaListSearch }) {
  const t = useText();
  const { searchKeyword, categoryCd, answerState, startDate, endDate } = search;
  if ([searchKeyword, categoryCd, answerState, startDate, endDate].every((value) => value === '')) {
    return <EmptyState text={t('qna.emptyText')} title={t('qna.empty')} />;
  }
  return (
    <EmptyState
      text={t('qna.searchEmptyText')}
      title={searchKeyword === '' ? t('qna.filterEmpty') : t('qna.searchEmpty', { keyword: searchKeyword })}
    >
      <LinkButton href={paths.qna}>{t('qna.toAll')}</LinkButton>
    </EmptyState>
  );
}
