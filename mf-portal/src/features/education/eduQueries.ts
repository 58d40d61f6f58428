import type { Call } from '@haesol/shared/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCourse, getIntroduction, listCourses } from './eduApi.ts';
import type { EduFilter } from './eduRules.ts';

export const eduQueries = {
  detail: (call: Call, eduUid: string) =>
    queryOptions({
      queryKey: ['education', 'detail', eduUid],
      queryFn: ({ signal }) => getCourse(call, eduUid, { signal }),
    }),
  introduction: (call: Call) =>
    queryOptions({
      queryKey: ['education', 'introduction'],
      queryFn: ({ signal }) => getIntroduction(call, { signal }),
    }),
  list: (call: Call, filter: EduFilter) =>
    queryOptions({
      queryKey: ['education', 'list', filter],
      queryFn: ({ signal }) => listCourses(call, filter, { signal }),
      // The old list stays, dimmed, until the new one is there.
      placeholderData: keepPreviousData,
    }),
};
