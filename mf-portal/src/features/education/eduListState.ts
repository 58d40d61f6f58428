import { queryText } from '@haesol/contracts/common';
import { certificateGet, eduCalendar, eduGet, eduList } from '@haesol/contracts/learn';
import { fromSearch, get, listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** States of courses that people choose between, as the API takes them. */
export const eduPhases = {
  all: '',
  open: 'OPEN,FULL',
  soon: 'SCHEDULED',
  past: 'CLOSED,RUNNING,ENDED',
} as const;

/** The list of courses; `month` shows them in a calendar, `eduUid` names a course that is shown over it. */
export const eduListState = listState(eduList, paths.education, {
  fixed: { pageSize: 9 },
  omit: ['startDate', 'endDate'],
  extra: { month: queryText(7), eduUid: queryText(), cert: queryText(40) },
});

const { pageNum: _page, pageSize: _size, ...filters } = eduListState.get.values;

/** Courses of the month that the address names, by the filters of the list. */
export const shownMonth = get(eduCalendar, { month: fromSearch('month'), ...filters }, { optional: true });

/** The course that the address names. */
export const shownCourse = get(eduGet, { eduUid: fromSearch('eduUid') }, { optional: true });

/** The certificate whose number the address asks about; its answer keeps the page out of caches and search engines. */
export const shownCertificate = get(certificateGet, { certNo: fromSearch('cert') }, { optional: true });
