import type { EduAudience, MenuKey } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';
import type { RouteQuery } from '@haesol/shared/lifecycle';
import { queryOptions } from '@tanstack/react-query';
import { getContents, listCourses, listNotices } from './contentApi.ts';
import type { ContentPage } from './contentPages.ts';

export const contentsQuery = (call: Call, menuKey: MenuKey) =>
  queryOptions({
    queryKey: ['contents', menuKey],
    queryFn: ({ signal }) => getContents(call, menuKey, { signal }),
  });

export const noticesQuery = (call: Call, categoryCd: string) =>
  queryOptions({
    queryKey: ['contents', 'notices', categoryCd],
    queryFn: ({ signal }) => listNotices(call, categoryCd, { signal }),
  });

export const coursesQuery = (call: Call, aud: EduAudience) =>
  queryOptions({
    queryKey: ['contents', 'courses', aud],
    queryFn: ({ signal }) => listCourses(call, aud, { signal }),
  });

/** All that a page needs, its blocks with their own lists included. */
export function contentPageQueries(call: Call, { menuKey, noticeCategory, audience }: ContentPage): RouteQuery[] {
  return [
    contentsQuery(call, menuKey),
    ...(noticeCategory === undefined ? [] : [noticesQuery(call, noticeCategory)]),
    ...(audience === undefined ? [] : [coursesQuery(call, audience)]),
  ];
}
