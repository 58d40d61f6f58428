import { qnaList } from '@haesol/contracts/board';
import { listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** What the address of the list can say. */
export const qnaListState = listState(qnaList, paths.qna, { omit: ['mine', 'startDate', 'endDate'] });
