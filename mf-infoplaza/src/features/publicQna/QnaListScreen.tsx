import { answerStates, type EndpointData, qnaCategories, type qnaList } from '@haesol/shared/contracts';
import { toPageCount } from '@haesol/shared/http';
import { useCall, useShell, useShellLocation, useText } from '@haesol/shared/lifecycle';
import { BoardSearch, DataTable, ErrorState, LinkButton, Pagination, Select, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maxPageSize, toListHref, toPageHref, toWhole } from '#listSearch';
import { paths, toAskHref } from '#paths';
import { ListEmpty } from '#ui/ListEmpty';
import { ListHead } from '#ui/ListHead';
import styles from './QnaListScreen.module.css';
import { keepQnaListHrefAtom } from './qnaAtoms.ts';
import { type QnaListSearch, questionListQuery, readQnaSearch } from './qnaQueries.ts';
import { useQuestionColumns } from './useQuestionColumns.tsx';

const fields = ['ALL', 'TITLE', 'CONTENT'] as const;

/** Questions of all members; private ones stand locked. */
export default function QnaListScreen() {
  const t = useText();
  const shell = useShell();
  const search = readQnaSearch(useSearchParams()[0]);
  const { data, error, isFetching, refetch } = useQuery(questionListQuery(useCall(), search));
  const { search: addressSearch } = useShellLocation();
  const keepListHref = useSetAtom(keepQnaListHrefAtom);
  useEffect(() => keepListHref(`${paths.qna}${addressSearch}`), [keepListHref, addressSearch]);
  return (
    <div className={styles.qna}>
      <Filters search={search} />
      {data !== undefined && <Questions data={data} search={search} />}
      {data === undefined && error === null && (
        <Skeleton lines={1} of="table" rows={toWhole(search.pageSize, 10, maxPageSize) + 3} />
      )}
      {data === undefined && error !== null && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      <div className={styles.search}>
        <BoardSearch
          field={search.field}
          fields={fields.map((value) => ({ value, label: t(`boardList.field.${value}`) }))}
          keyword={search.searchKeyword}
          label={t('qna.search')}
          onSearch={({ field, keyword }) =>
            shell.navigate(toListHref(paths.qna, search, { field, searchKeyword: keyword }))
          }
        />
      </div>
    </div>
  );
}

function Filters({ search }: { readonly search: QnaListSearch }) {
  const t = useText();
  const shell = useShell();
  const change = (values: Partial<QnaListSearch>) => shell.navigate(toListHref(paths.qna, search, values));
  return (
    <div className={styles.filters}>
      <Select
        hideLabel
        label={t('qna.category')}
        onChange={(event) => change({ categoryCd: event.target.value })}
        options={[
          { value: '', label: t('qna.allCategories') },
          ...qnaCategories.map((value) => ({ value, label: t(`qna.categories.${value}`) })),
        ]}
        size="small"
        value={search.categoryCd}
      />
      <Select
        hideLabel
        label={t('qna.answerState')}
        onChange={(event) => change({ answerState: event.target.value })}
        options={[
          { value: '', label: t('qna.allStates') },
          ...answerStates.map((value) => ({ value, label: t(`qna.state.${value}`) })),
        ]}
        size="small"
        value={search.answerState}
      />
      <span className={styles.ask}>
        <LinkButton href={toAskHref({ categoryCd: search.categoryCd, title: search.searchKeyword })} variant="primary">
          {t('qna.ask')}
        </LinkButton>
      </span>
    </div>
  );
}

function Questions({ data, search }: { readonly data: EndpointData<typeof qnaList>; readonly search: QnaListSearch }) {
  const t = useText();
  const columns = useQuestionColumns();
  const pageSize = toWhole(search.pageSize, 10, maxPageSize);
  const pageCount = toPageCount(data.cnt_total, pageSize);
  return (
    <div>
      <ListHead pageSize={pageSize} path={paths.qna} search={search} total={data.cnt_total} />
      {data.list.length === 0 ? (
        <ListEmpty path={paths.qna} search={search} total={data.cnt_total} />
      ) : (
        <DataTable caption={t('qna.caption')} columns={columns} rowKey={({ qnaUid }) => qnaUid} rows={data.list} />
      )}
      <div className={styles.pages}>
        <Pagination
          hrefOf={(to) => toPageHref(paths.qna, search, to)}
          page={toWhole(search.pageNum, 1, pageCount)}
          pageCount={pageCount}
        />
      </div>
    </div>
  );
}
