import { faqList } from '@haesol/contracts/board';
import { listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** What the address of the list can say. */
export const faqListState = listState(faqList, paths.faq, { omit: ['sort'] });
