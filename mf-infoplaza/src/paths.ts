import { toHref } from '@haesol/shared/routing';

export const paths = {
  notice: '/infoPlaza/notice',
  noticeDetail: '/infoPlaza/noticeDetail',
  news: '/infoPlaza/news',
  newsDetail: '/infoPlaza/newsDetail',
} as const;

/** Other spellings of {@link paths} that the specification names. */
export const aliases = { noticeDetail: '/infoPlaza/notice_detail', newsDetail: '/infoPlaza/news_detail' } as const;

export const toNoticeHref = (postUid: string): string => toHref(paths.noticeDetail, { postUid });
export const toNewsHref = (postUid: string): string => toHref(paths.newsDetail, { postUid });
