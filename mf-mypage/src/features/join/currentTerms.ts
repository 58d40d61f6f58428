import { termsList } from '@haesol/contracts/common';
import { get } from '@haesol/remote/routes';

/** All terms in force, with the versions that somebody agrees to. */
export const currentTerms = get(termsList, { pageNum: 1, pageSize: 20 });
