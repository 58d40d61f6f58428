import { type Board, toComparablePath } from '@haesol/shared/contracts';
import { aliases, paths, toNewsHref, toNoticeHref } from '#paths';

/** Where a board lives. */
export interface BoardPlace {
  readonly board: Extract<Board, 'NOTICE' | 'NEWS'>;
  readonly list: string;
  readonly toDetail: (postUid: string) => string;
}

const notice: BoardPlace = { board: 'NOTICE', list: paths.notice, toDetail: toNoticeHref };
const news: BoardPlace = { board: 'NEWS', list: paths.news, toDetail: toNewsHref };
const newsPaths = [paths.news, paths.newsDetail, aliases.newsDetail].map(toComparablePath);

/** The board that a path of its list or of its detail belongs to. */
export const placeOf = (pathname: string): BoardPlace =>
  newsPaths.includes(toComparablePath(pathname)) ? news : notice;
