import { termsList } from '@haesol/shared/contracts';
import { get } from '@haesol/shared/routes';

/** All terms in force, with the versions that somebody agrees to. */
export const currentTerms = get(termsList, { pageNum: 1, pageSize: 20 });
