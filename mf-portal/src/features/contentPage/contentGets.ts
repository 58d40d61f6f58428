import { contentsGet, type EduAudience, eduList, postsList } from '@haesol/shared/contracts';
import { type Get, get } from '@haesol/shared/routes';
import type { ContentPage } from './contentPages.ts';

export const chartContents = get(contentsGet, { menuKey: 'intro_chart' });

export const getContents = ({ menuKey }: ContentPage) => get(contentsGet, { menuKey });

/** The latest notices of a category. */
export const getNotices = (categoryCd: string) =>
  get(postsList, { pageNum: 1, pageSize: 5, searchKeyword: '', board: 'NOTICE', field: 'ALL', categoryCd });

/** Courses for an audience that can be applied for now or soon. */
export const getCourses = (aud: EduAudience) =>
  get(eduList, { pageNum: 1, pageSize: 6, aud, state: 'OPEN,FULL,SCHEDULED' });

/** All that a page asks for, with the lists of its blocks. */
export function toPageGets(page: ContentPage): readonly Get[] {
  const { noticeCategory, audience } = page;
  return [
    getContents(page),
    ...(noticeCategory === undefined ? [] : [getNotices(noticeCategory)]),
    ...(audience === undefined ? [] : [getCourses(audience)]),
  ];
}
