import { queryText } from '@haesol/contracts/common';
import { certificateGet, eduCalendar, eduGet, eduList } from '@haesol/contracts/learn';
import { fromSearch, get, listState } from '@haesol/remote/routes';
import { paths } from '#paths';

/** Phases of the filter, with the states of the API. */
export const eduPhases = {
  all: '',
  open: 'OPEN',
  full: 'FULL',
  soon: 'SCHEDULED',
  past: 'CLOSED,RUNNING,ENDED',
} as const;

/** State of the list of courses; `month` shows a calendar, `eduUid` opens a course over it. */
export const eduListState = listState(eduList, paths.education, {
  fixed: { pageSize: 9 },
  omit: ['startDate', 'endDate'],
  extra: { month: queryText(7), eduUid: queryText(), cert: queryText(40) },
});

const { pageNum: _page, pageSize: _size, ...filters } = eduListState.get.values;

/** Courses of the month in the address, with the filters of the list. */
export const shownMonth = get(eduCalendar, { month: fromSearch('month'), ...filters }, { optional: true });

/** Course in the address. */
export const shownCourse = get(eduGet, { eduUid: fromSearch('eduUid') }, { optional: true });

/** Certificate in the address; its answer keeps the page out of caches and search engines. */
export const shownCertificate = get(certificateGet, { certNo: fromSearch('cert') }, { optional: true });
