import type { qnaList } from '@haesol/contracts/board';
import type { EndpointData } from '@haesol/contracts/common';
import {
  BoardSearch,
  DataTable,
  EmptyState,
  LinkButton,
  ListSummary,
  Pagination,
  Skeleton,
  TextLink,
} from '@haesol/kit';
import { QueryView, type ShownList, useGet, useListState, useShellLocation, useText } from '@haesol/remote/lifecycle';
import { toPages } from '@haesol/remote/routes';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { paths } from '#paths';
import { lastQnaListAtom } from '#state/lastQnaList';
import { QnaFilters } from './QnaFilters.tsx';
import styles from './QnaListScreen.module.css';
import { type QnaListState, qnaListState } from './qnaListState.ts';
import { useQnaColumns } from './useQnaColumns.tsx';

const fields = ['ALL', 'TITLE', 'CONTENT'] as const;

/** Questions of the member. */
export default function QnaListScreen() {
  const t = useText();
  const list = useListState(qnaListState);
  const { state, change } = list;
  const query = useGet(qnaListState.get);
  const { search: addressSearch } = useShellLocation();
  const keepListHref = useSetAtom(lastQnaListAtom);
  useEffect(() => keepListHref(`${paths.qna}${addressSearch}`), [keepListHref, addressSearch]);
  return (
    <div className={styles.qna}>
      <QnaFilters key={`${state.startDate} ${state.endDate}`} list={list} />
      <QueryView query={query} skeleton={<Skeleton lines={1} of="table" rows={state.pageSize + 3} />}>
        {(data) => <Questions data={data} list={list} />}
      </QueryView>
      <div className={styles.search}>
        <BoardSearch
          field={state.field}
          fields={fields.map((value) => ({ value, label: t(`qna.field.${value}`) }))}
          label={t('qna.search')}
          onSearch={change}
          searchKeyword={state.searchKeyword}
        />
      </div>
    </div>
  );
}

interface QuestionsProps {
  readonly data: EndpointData<typeof qnaList>;
  readonly list: ShownList<QnaListState>;
}

function Questions({ data, list }: QuestionsProps) {
  const t = useText();
  const columns = useQnaColumns();
  const pages = toPages(list.state, data.cnt_total);
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <ListSummary {...pages} total={data.cnt_total} />
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
        <NoQuestions list={list} />
      ) : (
        <DataTable caption={t('qna.caption')} columns={columns} rowKey={({ qnaUid }) => qnaUid} rows={data.list} />
      )}
      <Pagination hrefOf={(pageNum) => list.hrefOf({ pageNum })} {...pages} />
    </div>
  );
}

function NoQuestions({ list: { state, resetHref } }: Pick<QuestionsProps, 'list'>) {
  const t = useText();
  const { searchKeyword } = state;
  if (resetHref === undefined)
    return (
      <EmptyState text={t('qna.emptyText')} title={t('qna.empty')}>
        <LinkButton href={paths.qnaWrite}>{t('qna.ask')}</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState
      text={t('qna.searchEmptyText')}
      title={searchKeyword === '' ? t('qna.filterEmpty') : t('qna.searchEmpty', { keyword: searchKeyword })}
    >
      <LinkButton href={resetHref}>{t('qna.toAll')}</LinkButton>
    </EmptyState>
  );
}
