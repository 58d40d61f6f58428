import { commentsList, qnaGet } from '@haesol/contracts/board';
import { asPages, fromSearch, get } from '@haesol/remote/routes';

/** Root comments of a page of the thread. */
export const commentPageSize = 20;

/** The question that the address names, on its own page and in the slot. */
export const shownQuestion = get(qnaGet, { qnaUid: fromSearch('qnaUid') });

/** The comments of the question that the address names. */
export const commentPages = asPages(
  get(commentsList, { refType: 'QNA', refUid: fromSearch('qnaUid'), pageNum: 1, pageSize: commentPageSize }),
);
