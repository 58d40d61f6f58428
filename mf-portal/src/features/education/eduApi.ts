import { contentsGet, eduGet, eduList } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';
import type { EduFilter } from './eduRules.ts';

export const pageSize = 9;

export const getIntroduction = (call: Call, { signal }: CallOptions = {}) =>
  call(contentsGet, { params: { menuKey: 'cooperation_edu' } }, { signal });

export const listCourses = (call: Call, filter: EduFilter, { signal }: CallOptions = {}) =>
  call(eduList, { query: { ...filter, pageSize } }, { signal });

export const getCourse = (call: Call, eduUid: string, { signal }: CallOptions = {}) =>
  call(eduGet, { params: { eduUid } }, { signal });
