import { termsList } from '@haesol/contracts/common';
import { get } from '@haesol/remote/routes';

/** Current terms, with the versions to agree to. */
export const currentTerms = get(termsList, { pageNum: 1, pageSize: 20 });
