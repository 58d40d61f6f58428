import { qnaList } from '@haesol/contracts/board';
import { type ListStateOf, listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** State of the member's list in the address. */
export const qnaListState = listState(qnaList, paths.qna, { fixed: { mine: 'Y' } });

export type QnaListState = ListStateOf<typeof qnaListState>;
