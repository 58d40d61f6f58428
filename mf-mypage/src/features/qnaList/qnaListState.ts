import { qnaList } from '@haesol/shared/contracts';
import { type ListStateOf, listState } from '@haesol/shared/routes';
import { paths } from '#paths';

/** What the address of the member's list can say. */
export const qnaListState = listState(qnaList, paths.qna, { fixed: { mine: 'Y' } });

export type QnaListState = ListStateOf<typeof qnaListState>;
