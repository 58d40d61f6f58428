import { eduList, queryText } from '@haesol/shared/contracts';
import { listState } from '@haesol/shared/routes';
import { paths } from '#paths';

/** States of courses that people choose between, as the API takes them. */
export const eduPhases = {
  all: '',
  open: 'OPEN,FULL',
  soon: 'SCHEDULED',
  past: 'CLOSED,RUNNING,ENDED',
} as const;

/** The list of courses; `eduUid` names a course that is shown over it. */
export const eduListState = listState(eduList, paths.education, {
  fixed: { pageSize: 9 },
  omit: ['field', 'startDate', 'endDate'],
  extra: { eduUid: queryText() },
});
