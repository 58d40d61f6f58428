import { NotFoundError } from '@haesol/shared/http';
import { useCall, useShellLocation, useText } from '@haesol/shared/lifecycle';
import { ErrorState, LinkButton, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { readUid } from '#listSearch';
import { ChooseFirst } from '#ui/ChooseFirst';
import { lastListHrefsAtom } from './boardAtoms.ts';
import { type BoardPlace, placeOf } from './boardPlaces.ts';
import { postQuery } from './boardQueries.ts';
import { PostArticle } from './PostArticle.tsx';

interface PlaceProps {
  readonly place: BoardPlace;
  /** The list as the person left it. */
  readonly listHref: string;
}

/** A post of a board, by the key in the address. */
export default function BoardDetailScreen() {
  const t = useText();
  const place = placeOf(useShellLocation().pathname);
  const postUid = readUid(useSearchParams()[0], 'postUid');
  const listHref = useAtomValue(lastListHrefsAtom)[place.board] ?? place.list;
  if (postUid === '') {
    return (
      <NoPost listHref={listHref} place={place} text={t('boardDetail.chooseText')} title={t('boardDetail.choose')} />
    );
  }
  return <KnownPost key={postUid} listHref={listHref} place={place} postUid={postUid} />;
}

function KnownPost({ place, listHref, postUid }: PlaceProps & { readonly postUid: string }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(postQuery(useCall(), postUid));
  if (data !== undefined) return <PostArticle listHref={listHref} place={place} post={data} />;
  if (error === null) return <Skeleton lines={12} />;
  if (error instanceof NotFoundError) {
    return (
      <NoPost listHref={listHref} place={place} text={t('boardDetail.missingText')} title={t('boardDetail.missing')} />
    );
  }
  return (
    <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
      <ToList listHref={listHref} place={place} />
    </ErrorState>
  );
}

function NoPost({ title, text, place, listHref }: PlaceProps & { readonly title: string; readonly text: string }) {
  return <ChooseFirst listHref={listHref} listLabel={useListLabel(place)} text={text} title={title} />;
}

function ToList({ place, listHref }: PlaceProps) {
  return <LinkButton href={listHref}>{useListLabel(place)}</LinkButton>;
}

function useListLabel(place: BoardPlace): string {
  const t = useText();
  return t('boardDetail.toList', { board: t(`boards.${place.board}.name`) });
}
