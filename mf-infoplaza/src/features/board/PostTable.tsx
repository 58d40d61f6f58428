import type { EndpointData, Post, postsList } from '@haesol/shared/contracts';
import { toPageCount } from '@haesol/shared/http';
import { formatDate, formatNumber } from '@haesol/shared/i18n';
import { useShell, useText } from '@haesol/shared/lifecycle';
import {
  Badge,
  type DataColumn,
  DataTable,
  Icon,
  LinkButton,
  NewMark,
  Pagination,
  SegmentedControl,
  TextLink,
  VisuallyHidden,
} from '@haesol/shared/ui';
import Download from 'lucide-react/icons/download';
import Paperclip from 'lucide-react/icons/paperclip';
import Pin from 'lucide-react/icons/pin';
import { toListHref, toPageHref, toWhole } from '#listSearch';
import { ListEmpty } from '#ui/ListEmpty';
import { ListHead } from '#ui/ListHead';
import type { BoardPlace } from './boardPlaces.ts';
import type { PostListSearch } from './boardQueries.ts';
import { PostCards } from './PostCards.tsx';
import { toBundleHref } from './PostFiles.tsx';
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
  const isCards = place.board === 'NEWS' && search.view === 'cards';
  return (
    <div className={styles.posts}>
      <ListHead pageSize={pageSize} path={place.list} search={search} total={data.cnt_total}>
        {place.board === 'NEWS' && <ViewChoice place={place} search={search} />}
      </ListHead>
      {data.list.length === 0 && <ListEmpty path={place.list} search={search} total={data.cnt_total} />}
      {data.list.length > 0 && isCards && <PostCards place={place} posts={data.list} />}
      {data.list.length > 0 && !isCards && (
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

function ViewChoice({ place, search }: Pick<PostTableProps, 'place' | 'search'>) {
  const t = useText();
  const shell = useShell();
  const options = ['', 'cards'].map((value) => ({ value, label: t(`boardList.view.${value || 'list'}`) }));
  return (
    <SegmentedControl
      hideLabel
      label={t('boardList.view.label')}
      onValueChange={(view) =>
        shell.navigate(toListHref(place.list, search, { view, pageNum: search.pageNum }), { preventScrollReset: true })
      }
      options={options}
      value={search.view === 'cards' ? 'cards' : ''}
    />
  );
}

function useColumns({ toDetail, board }: BoardPlace): readonly DataColumn<Post>[] {
  const t = useText();
  const pinned = (
    <Badge color="blue" icon={Pin}>
      {t('boardList.pinned')}
    </Badge>
  );
  const filesColumn: DataColumn<Post> = {
    key: 'files',
    header: t('boardList.files'),
    role: 'action',
    width: '7.5rem',
    cell: (post) => <RowDownload post={post} />,
  };
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
        <>
          <TextLink href={toDetail(postUid)} tone="quiet">
            {title}
          </TextLink>
          {fileCnt > 0 && board !== 'REFERENCE' && (
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
        </>
      ),
    },
    ...(board === 'REFERENCE' ? [filesColumn] : []),
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

/** One file comes as it is, several as one zip. */
function RowDownload({ post: { postUid, title, files } }: { readonly post: Post }) {
  const t = useText();
  const [first] = files;
  if (first === undefined) return null;
  const href = files.length === 1 ? first.url : toBundleHref(postUid);
  const label = files.length === 1 ? first.ext.toUpperCase() : t('boardList.fileCount', { count: files.length });
  return (
    <LinkButton
      aria-label={t('boardList.downloadOf', { title, label })}
      download={files.length === 1 ? first.orgNm : true}
      href={href}
      icon={Download}
      size="small"
    >
      {label}
    </LinkButton>
  );
}
