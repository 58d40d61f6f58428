import { answerStates, qnaCategories, type qnaList } from '@haesol/contracts/board';
import type { EndpointData } from '@haesol/contracts/common';
import { BoardSearch, DataTable, FilterSelect, LinkButton, Pagination, Skeleton } from '@haesol/kit';
import { QueryView, type ShownList, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { type ListStateOf, toPages } from '@haesol/remote/routes';
import { useKeptListHref } from '#listHrefs';
import { toAskHref } from '#paths';
import { ListEmpty } from '#ui/ListEmpty';
import { ListHead } from '#ui/ListHead';
import styles from './QnaListScreen.module.css';
import { qnaListState } from './qnaListState.ts';
import { useQuestionColumns } from './useQuestionColumns.tsx';

const fields = ['ALL', 'TITLE', 'CONTENT'] as const;

type List = ShownList<ListStateOf<typeof qnaListState>>;

/** Questions of all members; private ones are locked. */
export default function QnaListScreen() {
  const t = useText();
  const list = useListState(qnaListState);
  const query = useGet(qnaListState.get);
  const { state, change } = list;
  useKeptListHref(list.path);
  return (
    <div className={styles.qna}>
      <Filters list={list} />
      <QueryView query={query} skeleton={<Skeleton lines={1} of="table" rows={state.pageSize + 3} />}>
        {(data) => <Questions data={data} list={list} />}
      </QueryView>
      <div className={styles.search}>
        <BoardSearch
          field={state.field}
          fields={fields.map((value) => ({ value, label: t(`boardList.field.${value}`) }))}
          label={t('qna.search')}
          onSearch={change}
          searchKeyword={state.searchKeyword}
        />
      </div>
    </div>
  );
}

function Filters({ list: { state, change } }: { readonly list: List }) {
  const t = useText();
  return (
    <div className={styles.filters}>
      <FilterSelect
        label={t('qna.category')}
        onChange={(categoryCd) => change({ categoryCd })}
        options={qnaCategories.map((value) => ({ value, label: t(`qna.categories.${value}`) }))}
        placeholder={t('qna.allCategories')}
        value={state.categoryCd}
      />
      <FilterSelect
        label={t('qna.answerState')}
        onChange={(answerState) => change({ answerState })}
        options={answerStates.map((value) => ({ value, label: t(`qna.state.${value}`) }))}
        placeholder={t('qna.allStates')}
        value={state.answerState}
      />
      <span className={styles.ask}>
        <LinkButton href={toAskHref({ categoryCd: state.categoryCd, title: state.searchKeyword })} variant="primary">
          {t('qna.ask')}
        </LinkButton>
      </span>
    </div>
  );
}

function Questions({ data, list }: { readonly data: EndpointData<typeof qnaList>; readonly list: List }) {
  const t = useText();
  const columns = useQuestionColumns();
  return (
    <div>
      <ListHead list={list} total={data.cnt_total} />
      {data.list.length === 0 ? (
        <ListEmpty list={list} total={data.cnt_total} />
      ) : (
        <DataTable caption={t('qna.caption')} columns={columns} rowKey={({ qnaUid }) => qnaUid} rows={data.list} />
      )}
      <div className={styles.pages}>
        <Pagination hrefOf={(pageNum) => list.hrefOf({ pageNum })} {...toPages(list.state, data.cnt_total)} />
      </div>
    </div>
  );
}
