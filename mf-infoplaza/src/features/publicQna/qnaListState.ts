import { qnaList } from '@haesol/contracts/board';
import { listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** State of the list in the address. */
export const qnaListState = listState(qnaList, paths.qna, { omit: ['mine', 'startDate', 'endDate'] });
