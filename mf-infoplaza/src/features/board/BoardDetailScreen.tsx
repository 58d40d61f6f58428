import { type Board, postsGet } from '@haesol/contracts/board';
import { DetailView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useLastListHref } from '#listHrefs';
import { boardPaths } from '#paths';
import { PostArticle } from './PostArticle.tsx';

export interface BoardDetailScreenProps {
  readonly board: Board;
  readonly postUid: string | undefined;
}

/** Post of a board. */
export default function BoardDetailScreen({ board, postUid }: BoardDetailScreenProps) {
  const t = useText();
  const query = useEndpoint(postsGet, postUid === undefined ? undefined : { params: { postUid } });
  const listHref = useLastListHref(boardPaths[board].list);
  return (
    <DetailView
      choose={{ title: t('boardDetail.choose'), text: t('boardDetail.chooseText') }}
      missing={{ title: t('boardDetail.missing'), text: t('boardDetail.missingText') }}
      query={query}
      toList={{ href: listHref, label: t('boardDetail.toList', { board: t(`boards.${board}.name`) }) }}
      titleOf={({ title }) => title}
      uid={postUid}
    >
      {(post) => <PostArticle board={board} listHref={listHref} post={post} />}
    </DetailView>
  );
}
