import { faqList } from '@haesol/contracts/board';
import { listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** State of the list in the address. */
export const faqListState = listState(faqList, paths.faq, { omit: ['sort'] });
