import type { Board, Post, postsList } from '@haesol/contracts/board';
import type { EndpointData } from '@haesol/contracts/common';
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
} from '@haesol/kit';
import { formatDate, formatNumber, keepDates } from '@haesol/remote/i18n';
import { type ShownList, useText } from '@haesol/remote/lifecycle';
import { toPages } from '@haesol/remote/routes';
import Download from 'lucide-react/icons/download';
import Paperclip from 'lucide-react/icons/paperclip';
import Pin from 'lucide-react/icons/pin';
import type { ReactNode } from 'react';
import { toPostHref } from '#paths';
import { ListEmpty } from '#ui/ListEmpty';
import { ListHead } from '#ui/ListHead';
import type { BoardListState } from './boardListStates.ts';
import { PostCards } from './PostCards.tsx';
import { toBundleHref } from './PostFiles.tsx';
import styles from './PostTable.module.css';

export interface PostTableProps {
  readonly data: EndpointData<typeof postsList>;
  readonly list: ShownList<BoardListState>;
  readonly board: Board;
}

/** Table of posts with page size and pagination; or an empty state. */
export function PostTable({ data, list, board }: PostTableProps) {
  const t = useText();
  const columns = useColumns(board);
  const isCards = board === 'NEWS' && list.state.view === 'cards';
  return (
    <div className={styles.posts}>
      <ListHead list={list} total={data.cnt_total}>
        {board === 'NEWS' && <ViewChoice list={list} />}
      </ListHead>
      {data.list.length === 0 && <ListEmpty list={list} total={data.cnt_total} />}
      {data.list.length > 0 && isCards && <PostCards board={board} posts={data.list} />}
      {data.list.length > 0 && !isCards && (
        <DataTable
          caption={t(`boards.${board}.caption`)}
          columns={columns}
          rowKey={({ postUid }) => postUid}
          rowLook={({ pinYn }) => ({ pinned: pinYn === 'Y' })}
          rows={data.list}
        />
      )}
      <div className={styles.pages}>
        <Pagination hrefOf={(pageNum) => list.hrefOf({ pageNum })} {...toPages(list.state, data.cnt_total)} />
      </div>
    </div>
  );
}

function ViewChoice({ list: { state, change } }: Pick<PostTableProps, 'list'>) {
  const t = useText();
  const options = ['', 'cards'].map((value) => ({ value, label: t(`boardList.view.${value || 'list'}`) }));
  return (
    <SegmentedControl
      hideLabel
      label={t('boardList.view.label')}
      onValueChange={(view) => change({ view, pageNum: state.pageNum }, { preventScrollReset: true })}
      options={options}
      value={state.view}
    />
  );
}

function useColumns(board: Board): readonly DataColumn<Post>[] {
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
      cell: (post) => <CategoryCell pinned={pinned} post={post} />,
    },
    {
      key: 'title',
      header: t('boardList.title'),
      role: 'title',
      cell: (post) => <TitleCell board={board} post={post} />,
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

function CategoryCell({
  post: { categoryNm, pinYn, newYn },
  pinned,
}: {
  readonly post: Post;
  readonly pinned: ReactNode;
}) {
  return (
    <span className={styles.category}>
      {pinYn === 'Y' && <span className={styles.phone}>{pinned}</span>}
      <span>{categoryNm}</span>
      {newYn === 'Y' && (
        <span className={styles.phone}>
          <NewMark />
        </span>
      )}
    </span>
  );
}

function TitleCell({
  post: { postUid, title, fileCnt, newYn },
  board,
}: {
  readonly post: Post;
  readonly board: Board;
}) {
  const t = useText();
  const hasClip = fileCnt > 0 && board !== 'REFERENCE';
  return (
    <>
      <span className={hasClip ? styles.clipped : undefined}>
        <TextLink href={toPostHref(board, postUid)} tone="quiet">
          {keepDates(title)}
        </TextLink>
      </span>
      {hasClip && (
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
  );
}

/** Downloads a single file directly, several as one zip. */
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
