import { contentsGet, type EduAudience, eduList, type MenuKey, postsList } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';

export const getContents = (call: Call, menuKey: MenuKey, { signal }: CallOptions = {}) =>
  call(contentsGet, { params: { menuKey } }, { signal });

export const listNotices = (call: Call, categoryCd: string, { signal }: CallOptions = {}) =>
  call(
    postsList,
    { query: { pageNum: 1, pageSize: 5, searchKeyword: '', board: 'NOTICE', field: 'ALL', categoryCd } },
    { signal },
  );

export const listCourses = (call: Call, aud: EduAudience, { signal }: CallOptions = {}) =>
  call(eduList, { query: { pageNum: 1, pageSize: 6, aud, state: 'OPEN,FULL,SCHEDULED' } }, { signal });
