import { qnaList } from '@haesol/shared/contracts';
import { listState } from '@haesol/shared/routes';
import { paths } from '#paths';

/** What the address of the list can say. */
export const qnaListState = listState(qnaList, paths.qna, { omit: ['mine', 'startDate', 'endDate'] });
