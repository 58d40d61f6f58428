import type { Board } from '@haesol/contracts/board';
import { toHref } from '@haesol/remote/routes';

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
  ownQna: '/myPage/myQna',
  qnaWrite: '/myPage/qnaWrite',
  course: '/cooperation/edu',
  application: '/cooperation/application',
} as const;

/** List and detail of each board. */
export const boardPaths = {
  NOTICE: { list: paths.notice, detail: paths.noticeDetail },
  NEWS: { list: paths.news, detail: paths.newsDetail },
  REFERENCE: { list: paths.reference, detail: paths.referenceDetail },
} as const satisfies Record<Board, { list: string; detail: string }>;

export const toPostHref = (board: Board, postUid: string): string => toHref(boardPaths[board].detail, { postUid });
/** Details of a course, and its application. */
export const toCourseHref = (eduUid: string): string => toHref(paths.course, { eduUid });
export const toEnrolHref = (eduUid: string): string => toHref(paths.application, { type: 'edu', eduUid });
export const toFaqHref = (faqUid: string): string => toHref(paths.faqDetail, { faqUid });
export const toQnaHref = (qnaUid: string): string => toHref(paths.qnaDetail, { qnaUid });
/** Question form. @param draft initial values of the question */
export const toAskHref = (draft: { categoryCd?: string; title?: string } = {}): string => toHref(paths.qnaWrite, draft);
