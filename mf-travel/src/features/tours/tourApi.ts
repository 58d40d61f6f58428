import { codesList, tourGet, tourList } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';
import type { TourFilter } from './tourRules.ts';

/** More than there are. */
const pageSize = 48;

export const listTours = (call: Call, filter: TourFilter, { signal }: CallOptions = {}) =>
  call(tourList, { query: { ...filter, pageNum: 1, pageSize, etcInformation: '' } }, { signal });

export const getTour = (call: Call, tourUid: string, { signal }: CallOptions = {}) =>
  call(tourGet, { params: { tourUid } }, { signal });

export const listThemes = (call: Call, { signal }: CallOptions = {}) =>
  call(codesList, { params: { group: 'THEME_CD' } }, { signal });
