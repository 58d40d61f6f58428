import { useCall, useShell, useShellLocation, useText } from '@haesol/shared/lifecycle';
import { BoardSearch, ErrorState, Skeleton, TabNav } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maxPageSize, toListHref, toWhole } from '#listSearch';
import styles from './BoardListScreen.module.css';
import { keepListHrefAtom } from './boardAtoms.ts';
import { placeOf } from './boardPlaces.ts';
import { postListQuery, readListSearch } from './boardQueries.ts';
import { PostTable } from './PostTable.tsx';

const fields = ['ALL', 'TITLE', 'CONTENT'] as const;

/** List of a board: notices, news or reference material. */
export default function BoardListScreen() {
  const t = useText();
  const shell = useShell();
  const { pathname, search: addressSearch } = useShellLocation();
  const place = placeOf(pathname);
  const [params] = useSearchParams();
  const search = readListSearch(place.board, params);
  const { data, error, isFetching, refetch } = useQuery(postListQuery(useCall(), search));
  const pageSize = toWhole(search.pageSize, 10, maxPageSize);

  const keepListHref = useSetAtom(keepListHrefAtom);
  useEffect(() => keepListHref(place.board, `${place.list}${addressSearch}`), [keepListHref, place, addressSearch]);

  const countAll = data?.categories.reduce((sum, { cnt }) => sum + cnt, 0);
  const tabs = [{ categoryCd: '', categoryNm: t('boardList.all'), cnt: countAll }, ...(data?.categories ?? [])];
  return (
    <div className={styles.list}>
      <TabNav
        label={t(`boards.${place.board}.tabs`)}
        tabs={tabs.map(({ categoryCd, categoryNm, cnt }) => ({
          href: toListHref(place.list, search, { categoryCd }),
          label: categoryNm,
          count: cnt,
          current: categoryCd === search.categoryCd,
        }))}
      />
      {data !== undefined && <PostTable data={data} pageSize={pageSize} place={place} search={search} />}
      {data === undefined && error === null && <Skeleton lines={1} of="table" rows={pageSize + 3} />}
      {data === undefined && error !== null && (
        <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} retrying={isFetching} />
      )}
      <div className={styles.search}>
        <BoardSearch
          field={search.field}
          fields={fields.map((value) => ({ value, label: t(`boardList.field.${value}`) }))}
          keyword={search.searchKeyword}
          label={t(`boards.${place.board}.search`)}
          onSearch={({ field, keyword }) =>
            shell.navigate(toListHref(place.list, search, { field, searchKeyword: keyword, categoryCd: '' }))
          }
        />
      </div>
    </div>
  );
}

function requestIdOf(error: Error): string | undefined {
  return 'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined;
}
