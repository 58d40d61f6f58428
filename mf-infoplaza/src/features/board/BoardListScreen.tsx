import type { Board } from '@haesol/contracts/board';
import { BoardSearch, Skeleton, TabNav } from '@haesol/kit';
import { QueryView, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { useKeptListHref } from '#listHrefs';
import styles from './BoardListScreen.module.css';
import { boardListStates } from './boardListStates.ts';
import { PostTable } from './PostTable.tsx';

const fields = ['ALL', 'TITLE', 'CONTENT'] as const;

/** List of a board: notices, news or reference material. */
export default function BoardListScreen({ board }: { readonly board: Board }) {
  const t = useText();
  const list = useListState(boardListStates[board]);
  const query = useGet(boardListStates[board].get);
  const { state, hrefOf, change } = list;
  useKeptListHref(list.path);

  const countAll = query.data?.categories.reduce((sum, { cnt }) => sum + cnt, 0);
  const all = { categoryCd: '', categoryNm: t('boardList.all'), cnt: countAll };
  return (
    <div className={styles.list}>
      <TabNav
        label={t(`boards.${board}.tabs`)}
        tabs={[all, ...(query.data?.categories ?? [])].map(({ categoryCd, categoryNm, cnt }) => ({
          href: hrefOf({ categoryCd }),
          label: categoryNm,
          count: cnt,
          current: categoryCd === state.categoryCd,
        }))}
      />
      <QueryView query={query} skeleton={<Skeleton lines={1} of="table" rows={state.pageSize + 3} />}>
        {(data) => <PostTable board={board} data={data} list={list} />}
      </QueryView>
      <div className={styles.search}>
        <BoardSearch
          field={state.field}
          fields={fields.map((value) => ({ value, label: t(`boardList.field.${value}`) }))}
          label={t(`boards.${board}.search`)}
          onSearch={({ field, searchKeyword }) => change({ field, searchKeyword, categoryCd: '' })}
          searchKeyword={state.searchKeyword}
        />
      </div>
    </div>
  );
}
