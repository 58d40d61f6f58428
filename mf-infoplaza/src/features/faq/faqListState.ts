import { faqList } from '@haesol/shared/contracts';
import { listState } from '@haesol/shared/routes';
import { paths } from '#paths';

/** What the address of the list can say. */
export const faqListState = listState(faqList, paths.faq, { omit: ['sort'] });
