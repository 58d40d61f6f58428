import { faqList, postsList } from '@haesol/contracts/board';
import { contentsGet } from '@haesol/contracts/common';
import { equipmentList } from '@haesol/contracts/lab';
import { advisorsList, applyNotices, applyPrograms, eduList } from '@haesol/contracts/learn';
import { type Get, get } from '@haesol/remote/routes';
import type { ContentPage, ShownCourses } from './contentPages.ts';

export const chartContents = get(contentsGet, { menuKey: 'intro_chart' });

export const getContents = ({ menuKey }: ContentPage) => get(contentsGet, { menuKey });

/** The latest notices of a category. */
export const getNotices = (categoryCd: string) =>
  get(postsList, { pageNum: 1, pageSize: 5, searchKeyword: '', board: 'NOTICE', field: 'ALL', categoryCd });

/** Most read questions of a category. */
export const getFaqs = (categoryCd: string) =>
  get(faqList, { pageNum: 1, pageSize: 5, searchKeyword: '', categoryCd, sort: 'VIEW' });

/** Courses that are open for application now or soon; a table also has those to come and under way. */
export const getCourses = ({ aud, kind, field = '', look }: ShownCourses) =>
  look === 'table'
    ? get(eduList, {
        pageNum: 1,
        pageSize: 12,
        aud,
        kind: kind ?? '',
        field,
        state: 'OPEN,FULL,SCHEDULED,CLOSED,RUNNING',
      })
    : get(eduList, { pageNum: 1, pageSize: 6, aud, kind: kind ?? '', field, state: 'OPEN,FULL,SCHEDULED' });

/** Fields of the advisers with their counts. */
export const advisorFields = get(advisorsList, { pageNum: 1, pageSize: 1, field: '', searchKeyword: '' });

export const projectNotices = get(applyNotices, { pageNum: 1, pageSize: 20, state: '', searchKeyword: '' });

export const programs = get(applyPrograms, { pageNum: 1, pageSize: 24, state: '' });

/** Most used equipment, and counts by category. */
export const popularEquipment = get(equipmentList, { sort: 'POPULAR', pageSize: 8 });

/** GETs of the content below a page's blocks. */
const liveGets = { advisors: advisorFields, equipment: popularEquipment, projectNotices, programs } as const;

/** Returns all GETs of a page, including the lists of its blocks. */
export function toPageGets(page: ContentPage): readonly Get[] {
  const { noticeCategory, courses, live, faqCategory } = page;
  return [
    getContents(page),
    ...(noticeCategory === undefined ? [] : [getNotices(noticeCategory)]),
    ...(courses === undefined ? [] : [getCourses(courses)]),
    ...(live === undefined ? [] : [liveGets[live]]),
    ...(faqCategory === undefined ? [] : [getFaqs(faqCategory)]),
  ];
}
