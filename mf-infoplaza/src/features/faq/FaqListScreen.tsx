import type { faqList } from '@haesol/contracts/board';
import type { EndpointData } from '@haesol/contracts/common';
import { BoardSearch, LinkButton, Pagination, Skeleton, TabNav } from '@haesol/kit';
import { QueryView, type ShownList, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { type ListStateOf, toPages } from '@haesol/remote/routes';
import { useKeptListHref } from '#listHrefs';
import { toAskHref } from '#paths';
import { ListEmpty } from '#ui/ListEmpty';
import { ListHead } from '#ui/ListHead';
import styles from './FaqListScreen.module.css';
import { FaqRow } from './FaqRow.tsx';
import { faqListState } from './faqListState.ts';

/** Frequently asked questions; an answer expands in the list and has its own address. */
export default function FaqListScreen() {
  const t = useText();
  const list = useListState(faqListState);
  const query = useGet(faqListState.get);
  const { state, hrefOf, change } = list;
  useKeptListHref(list.path);

  const countAll = query.data?.categories.reduce((sum, { cnt }) => sum + cnt, 0);
  const all = { categoryCd: '', categoryNm: t('boardList.all'), cnt: countAll };
  return (
    <div className={styles.faq}>
      <TabNav
        label={t('faq.tabs')}
        tabs={[all, ...(query.data?.categories ?? [])].map(({ categoryCd, categoryNm, cnt }) => ({
          href: hrefOf({ categoryCd }),
          label: categoryNm,
          count: cnt,
          current: categoryCd === state.categoryCd,
        }))}
      />
      <QueryView query={query} skeleton={<Skeleton lines={1} of="table" rows={state.pageSize + 2} />}>
        {(data) => <Questions data={data} list={list} />}
      </QueryView>
      <p className={styles.ask}>
        {t('faq.unsolved')}
        <LinkButton href={toAskHref({ categoryCd: state.categoryCd, title: state.searchKeyword })}>
          {t('faq.ask')}
        </LinkButton>
      </p>
      <BoardSearch
        field=""
        label={t('faq.search')}
        onSearch={({ searchKeyword }) => change({ searchKeyword, categoryCd: '' })}
        searchKeyword={state.searchKeyword}
      />
    </div>
  );
}

interface QuestionsProps {
  readonly data: EndpointData<typeof faqList>;
  readonly list: ShownList<ListStateOf<typeof faqListState>>;
}

function Questions({ data, list }: QuestionsProps) {
  return (
    <div>
      <ListHead list={list} total={data.cnt_total} />
      {data.list.length === 0 && <ListEmpty list={list} total={data.cnt_total} />}
      <ul className={styles.list}>
        {data.list.map((faq) => (
          <FaqRow faq={faq} key={faq.faqUid} />
        ))}
      </ul>
      <div className={styles.pages}>
        <Pagination hrefOf={(pageNum) => list.hrefOf({ pageNum })} {...toPages(list.state, data.cnt_total)} />
      </div>
    </div>
  );
}
