import { type Board, toComparablePath } from '@haesol/shared/contracts';
import { aliases, paths, toNewsHref, toNoticeHref, toReferenceHref } from '#paths';

/** Where a board lives. */
export interface BoardPlace {
  readonly board: Board;
  readonly list: string;
  readonly toDetail: (postUid: string) => string;
  /** Every spelling of its list and its detail. */
  readonly spellings: readonly string[];
}

const places: readonly [BoardPlace, ...BoardPlace[]] = [
  {
    board: 'NOTICE',
    list: paths.notice,
    toDetail: toNoticeHref,
    spellings: [paths.notice, paths.noticeDetail, aliases.noticeDetail],
  },
  {
    board: 'NEWS',
    list: paths.news,
    toDetail: toNewsHref,
    spellings: [paths.news, paths.newsDetail, aliases.newsDetail],
  },
  {
    board: 'REFERENCE',
    list: paths.reference,
    toDetail: toReferenceHref,
    spellings: [paths.reference, paths.referenceDetail, aliases.referenceDetail],
  },
];

/** The board that a path of its list or of its detail belongs to. */
export function placeOf(pathname: string): BoardPlace {
  const wanted = toComparablePath(pathname);
  return places.find(({ spellings }) => spellings.some((path) => toComparablePath(path) === wanted)) ?? places[0];
}
