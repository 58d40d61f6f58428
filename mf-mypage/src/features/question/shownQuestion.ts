import { commentsList, qnaGet } from '@haesol/contracts/board';
import { asPages, fromSearch, get } from '@haesol/remote/routes';

/** Top-level comments on a page of the thread. */
export const commentPageSize = 20;

/** Question in the address, on its own page and in the slot. */
export const shownQuestion = get(qnaGet, { qnaUid: fromSearch('qnaUid') });

/** Comments of the question in the address. */
export const commentPages = asPages(
  get(commentsList, { refType: 'QNA', refUid: fromSearch('qnaUid'), pageNum: 1, pageSize: commentPageSize }),
);
