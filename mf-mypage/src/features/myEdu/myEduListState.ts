import { queryText } from '@haesol/contracts/common';
import { myEduGet, myEduList } from '@haesol/contracts/learn';
import { fromSearch, get, type ListStateOf, listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** State of the list in the address; `aplUid` shows an enrolment instead. */
export const myEduListState = listState(myEduList, paths.edu, { extra: { aplUid: queryText() } });

export type MyEduListState = ListStateOf<typeof myEduListState>;

/** Enrolment in the address. */
export const shownEnrolment = get(myEduGet, { aplUid: fromSearch('aplUid') }, { optional: true });
