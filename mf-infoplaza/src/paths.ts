import { toHref } from '@haesol/shared/routing';

export const paths = {
  notice: '/infoPlaza/notice',
  noticeDetail: '/infoPlaza/noticeDetail',
  news: '/infoPlaza/news',
  newsDetail: '/infoPlaza/newsDetail',
  reference: '/infoPlaza/reference',
  referenceDetail: '/infoPlaza/referenceDetail',
  faq: '/infoPlaza/faq',
  faqDetail: '/infoPlaza/faqDetail',
  qna: '/infoPlaza/qna',
  qnaDetail: '/infoPlaza/qna_detail',
  qnaWrite: '/myPage/qnaWrite',
} as const;

/** Other spellings of {@link paths} that the specification names. */
export const aliases = {
  noticeDetail: '/infoPlaza/notice_detail',
  newsDetail: '/infoPlaza/news_detail',
  referenceDetail: '/infoPlaza/reference_detail',
  faqDetail: '/infoPlaza/faq_detail',
} as const;

export const toNoticeHref = (postUid: string): string => toHref(paths.noticeDetail, { postUid });
export const toNewsHref = (postUid: string): string => toHref(paths.newsDetail, { postUid });
export const toReferenceHref = (postUid: string): string => toHref(paths.referenceDetail, { postUid });
export const toFaqHref = (faqUid: string): string => toHref(paths.faqDetail, { faqUid });
export const toQnaHref = (qnaUid: string): string => toHref(paths.qnaDetail, { qnaUid });
/** Writing to the office, begun with what was searched for in vain. */
export const toAskHref = (begun: { categoryCd?: string; title?: string } = {}): string => toHref(paths.qnaWrite, begun);
