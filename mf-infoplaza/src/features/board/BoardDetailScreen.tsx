import { type Board, postsGet } from '@haesol/shared/contracts';
import { useEndpoint, useText } from '@haesol/shared/lifecycle';
import { useLastListHref } from '#listHrefs';
import { boardPaths } from '#paths';
import { DetailView } from '#ui/DetailView';
import { PostArticle } from './PostArticle.tsx';

export interface BoardDetailScreenProps {
  readonly board: Board;
  readonly postUid: string | undefined;
}

/** A post of a board. */
export default function BoardDetailScreen({ board, postUid }: BoardDetailScreenProps) {
  const t = useText();
  const query = useEndpoint(postsGet, postUid === undefined ? undefined : { params: { id: postUid } });
  const listHref = useLastListHref(boardPaths[board].list);
  return (
    <DetailView
      listHref={listHref}
      listLabel={t('boardDetail.toList', { board: t(`boards.${board}.name`) })}
      query={query}
      titleOf={({ title }) => title}
      uid={postUid}
    >
      {(post) => <PostArticle board={board} listHref={listHref} post={post} />}
    </DetailView>
  );
}
