import type { EndpointData, Post, postsList } from '@haesol/shared/contracts';
import { toPageCount } from '@haesol/shared/http';
import { formatDate, formatNumber } from '@haesol/shared/i18n';
import { useShell, useText } from '@haesol/shared/lifecycle';
import {
  Badge,
  type DataColumn,
  DataTable,
  EmptyState,
  Icon,
  LinkButton,
  NewMark,
  Pagination,
  Select,
  TextLink,
  VisuallyHidden,
} from '@haesol/shared/ui';
import Paperclip from 'lucide-react/icons/paperclip';
import Pin from 'lucide-react/icons/pin';
import { Trans } from 'react-i18next';
import type { BoardPlace } from './boardPlaces.ts';
import type { PostListSearch } from './boardQueries.ts';
import { pageSizes, toListHref, toPageHref, toWhole } from './boardRules.ts';
import styles from './PostTable.module.css';

export interface PostTableProps {
  readonly data: EndpointData<typeof postsList>;
  readonly search: PostListSearch;
  readonly pageSize: number;
  readonly place: BoardPlace;
}

/** Posts of one page with their number, the choice of page size and the other pages; or why there are none. */
export function PostTable({ data, search, pageSize, place }: PostTableProps) {
  const t = useText();
  const pageCount = toPageCount(data.cnt_total, pageSize);
  const page = toWhole(search.pageNum, 1, pageCount);
  const columns = useColumns(place);
  return (
    <div className={styles.posts}>
      <div className={styles.head}>
        <p className={styles.total}>
          <Trans components={{ 1: <b /> }} i18nKey="boardList.total" t={t} values={{ total: data.cnt_total }} />
          <span className={styles.page}>{t('boardList.page', { page, pageCount })}</span>
        </p>
        <PageSize pageSize={pageSize} place={place} search={search} />
      </div>
      {data.list.length === 0 ? (
        <NoPosts place={place} search={search} total={data.cnt_total} />
      ) : (
        <DataTable
          caption={t(`boards.${place.board}.caption`)}
          columns={columns}
          rowKey={({ postUid }) => postUid}
          rowLook={({ pinYn }) => ({ pinned: pinYn === 'Y' })}
          rows={data.list}
        />
      )}
      <div className={styles.pages}>
        <Pagination hrefOf={(to) => toPageHref(place.list, search, to)} page={page} pageCount={pageCount} />
      </div>
    </div>
  );
}

function PageSize({ pageSize, place, search }: Omit<PostTableProps, 'data'>) {
  const t = useText();
  const shell = useShell();
  const sizes = [...new Set([...pageSizes, pageSize])].sort((a, b) => a - b);
  return (
    <div className={styles.size}>
      <span aria-hidden="true">{t('boardList.pageSize')}</span>
      <Select
        hideLabel
        label={t('boardList.pageSize')}
        onChange={(event) => shell.navigate(toListHref(place.list, search, { pageSize: event.target.value }))}
        options={sizes.map((size) => ({ value: String(size), label: t('boardList.pageSizeOption', { size }) }))}
        size="small"
        value={String(pageSize)}
      />
    </div>
  );
}

function NoPosts({ place, search, total }: Pick<PostTableProps, 'place' | 'search'> & { readonly total: number }) {
  const t = useText();
  if (total > 0) {
    return (
      <EmptyState title={t('boardList.pageEmpty')}>
        <LinkButton href={toPageHref(place.list, search, 1)}>{t('boardList.toFirst')}</LinkButton>
      </EmptyState>
    );
  }
  if (search.searchKeyword === '') return <EmptyState title={t('boardList.empty')} />;
  return (
    <EmptyState
      text={t('boardList.searchEmptyTips')}
      title={t('boardList.searchEmpty', { keyword: search.searchKeyword })}
    >
      <LinkButton href={place.list}>{t('boardList.toAll')}</LinkButton>
    </EmptyState>
  );
}

function useColumns({ toDetail }: BoardPlace): readonly DataColumn<Post>[] {
  const t = useText();
  const pinned = (
    <Badge color="blue" icon={Pin}>
      {t('boardList.pinned')}
    </Badge>
  );
  return [
    {
      key: 'no',
      header: t('boardList.no'),
      width: '5.5rem',
      onPhone: 'hidden',
      cell: ({ no, pinYn }) => (pinYn === 'Y' ? pinned : formatNumber(no)),
    },
    {
      key: 'category',
      header: t('boardList.category'),
      role: 'category',
      width: '5.5rem',
      cell: ({ categoryNm, pinYn, newYn }) => (
        <span className={styles.category}>
          {pinYn === 'Y' && <span className={styles.phone}>{pinned}</span>}
          {categoryNm}
          {newYn === 'Y' && (
            <span className={styles.phone}>
              <NewMark />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'title',
      header: t('boardList.title'),
      role: 'title',
      cell: ({ postUid, title, fileCnt, newYn }) => (
        <span className={styles.title}>
          <TextLink href={toDetail(postUid)} tone="quiet">
            {title}
          </TextLink>
          {fileCnt > 0 && (
            <span className={styles.clip}>
              <Icon of={Paperclip} size={16} />
              <VisuallyHidden>{t('boardList.hasFile')}</VisuallyHidden>
            </span>
          )}
          {newYn === 'Y' && (
            <span className={styles.wide}>
              <NewMark />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'createdDt',
      header: t('boardList.createdDt'),
      role: 'date',
      width: '8.5rem',
      cell: ({ createdDt }) => <time dateTime={createdDt}>{formatDate(createdDt)}</time>,
    },
    {
      key: 'viewCnt',
      header: t('boardList.viewCnt'),
      role: 'number',
      width: '6rem',
      cell: ({ viewCnt }) => (
        <>
          <span className={styles.phone}>{`${t('boardList.viewCntShort')} `}</span>
          {formatNumber(viewCnt)}
        </>
      ),
    },
  ];
}
