import { attractionList, type CodeGroup, codesList } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';
import { type AttractionFilter, pageSize } from './attractionRules.ts';

export function listAttractions(call: Call, filter: AttractionFilter, pageNum: number, options: CallOptions) {
  return call(attractionList, { query: { ...filter, pageNum, pageSize } }, options);
}

export function listCodes(call: Call, group: CodeGroup, options: CallOptions) {
  return call(codesList, { params: { group } }, options);
}
