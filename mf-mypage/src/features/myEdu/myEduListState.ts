import { queryText } from '@haesol/contracts/common';
import { myEduGet, myEduList } from '@haesol/contracts/learn';
import { fromSearch, get, type ListStateOf, listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** What the address of the list can say; `aplUid` names an enrolment that is shown in its place. */
export const myEduListState = listState(myEduList, paths.edu, { extra: { aplUid: queryText() } });

export type MyEduListState = ListStateOf<typeof myEduListState>;

/** The enrolment that the address names. */
export const shownEnrolment = get(myEduGet, { aplUid: fromSearch('aplUid') }, { optional: true });
